## Commandes : noms et descriptions

cmd-poker-name = poker
cmd-poker-description = Tournois de Hold’em No Limit en jetons fictifs

cmd-poker-start-name = lancer
cmd-poker-start-description = Ouvrir une table dans ce salon

cmd-poker-cards-name = cartes
cmd-poker-cards-description = Montrer mes cartes privatives, à moi seulement

cmd-poker-status-name = état
cmd-poker-status-description = Décrire toute la table en mots, à moi seulement

cmd-poker-raise-name = relancer
cmd-poker-raise-description = Miser ou relancer en tapant un montant

cmd-poker-leave-name = quitter
cmd-poker-leave-description = Quitter la table avant le début, ou rendre mon siège

cmd-poker-rules-name = règles
cmd-poker-rules-description = Les règles, par thème

cmd-poker-about-name = infos
cmd-poker-about-description = Version, code source et vie privée

cmd-poker-settings-name = réglages
cmd-poker-settings-description = Ma langue, mes messages privés, mes rappels, mes couleurs et mes données conservées

cmd-poker-floor-name = arbitrage
cmd-poker-floor-description = Décisions sur la table de ce salon

cmd-poker-floor-pause-name = pause
cmd-poker-floor-pause-description = Arrêter le chrono

cmd-poker-floor-resume-name = reprendre
cmd-poker-floor-resume-description = Reprendre la partie

cmd-poker-floor-remove-name = exclure
cmd-poker-floor-remove-description = Exclure quelqu’un de la partie

cmd-poker-floor-cancel-name = annuler
cmd-poker-floor-cancel-description = Arrêter la partie sans résultat, ou fermer une table ouverte avec ses comptes

cmd-poker-admin-name = poker-admin
cmd-poker-admin-description = Pour les personnes qui gèrent le serveur

cmd-poker-admin-settings-name = réglages
cmd-poker-admin-settings-description = Les réglages du serveur pour ses tables

cmd-poker-admin-speed-name = vitesse
cmd-poker-admin-speed-description = Changer la vitesse des blinds de la table de ce salon

## Options des commandes

opt-poker-start-format-name = format
opt-poker-start-format-description = Ce qu’on joue ; par défaut, un Sit & Go

opt-poker-start-seats-name = sièges
opt-poker-start-seats-description = Combien de sièges, de 2 à 6

opt-poker-start-speed-name = vitesse
opt-poker-start-speed-description = À quelle vitesse les blinds montent

opt-poker-start-thread-name = fil
opt-poker-start-thread-description = Dans un nouveau fil plutôt qu’ici

opt-poker-raise-amount-name = montant
opt-poker-raise-amount-description = Ton total de ce tour, par exemple 1500 ou 1,5k

opt-poker-rules-topic-name = thème
opt-poker-rules-topic-description = Quel thème

opt-poker-admin-speed-speed-name = vitesse
opt-poker-admin-speed-speed-description = À quelle vitesse les blinds montent
