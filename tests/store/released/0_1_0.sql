BEGIN TRANSACTION;
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (table_id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    name TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
INSERT INTO "events" VALUES(1,1,'table-opened/1','{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"normal","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"en","host":300000000000000001,"host_name":"Ann"}',1700000000000);
INSERT INTO "events" VALUES(2,1,'table-opened/1','{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"normal","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"en","host":300000000000000001,"host_name":"Ann *the* Añejo 🃏"}',1700000272000);
INSERT INTO "events" VALUES(2,2,'player-joined/1','{"seat":1,"player":300000000000000002,"name":"Player 1","house":false}',1700000272000);
INSERT INTO "events" VALUES(2,3,'player-joined/1','{"seat":2,"player":300000000000000003,"name":"Player 2","house":true}',1700000272000);
INSERT INTO "events" VALUES(2,4,'player-joined/1','{"seat":3,"player":300000000000000004,"name":"Player 3","house":false}',1700000272000);
INSERT INTO "events" VALUES(2,5,'player-joined/1','{"seat":4,"player":300000000000000005,"name":"Player 4","house":false}',1700000272000);
INSERT INTO "events" VALUES(2,6,'player-joined/1','{"seat":5,"player":300000000000000006,"name":"Player 5","house":false}',1700000272000);
INSERT INTO "events" VALUES(2,7,'countdown-started/1','{"start_at":1700000010000}',1700000272000);
INSERT INTO "events" VALUES(2,8,'player-left/1','{"seat":1,"player":300000000000000002,"name":"Player 1","by":null}',1700000272000);
INSERT INTO "events" VALUES(2,9,'player-joined/1','{"seat":1,"player":300000000000000002,"name":"back again","house":false}',1700000272000);
INSERT INTO "events" VALUES(2,10,'rules-changed/1','{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de"}',1700000272000);
INSERT INTO "events" VALUES(2,11,'tournament-started/1','{"first_button":1,"at":1700000000000}',1700000272000);
INSERT INTO "events" VALUES(2,12,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1000,0,false,false],[300000000000000002,"back again",false,6,1000,0,false,false],[300000000000000003,"Player 2",true,2,1000,0,false,false],[300000000000000004,"Player 3",false,3,1000,0,false,false],[300000000000000005,"Player 4",false,4,1000,0,false,false],[300000000000000006,"Player 5",false,5,1000,0,false,false]],"joins":7,"outs":[],"started_with":6,"hand_number":1,"turns":0,"positions":[1,2,3],"first_button":1,"level":1,"level_hands":1,"level_ms":0,"running_since":1700000000000,"chips_removed":0,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1000,1000,1000,1000,1000,1000],"blinds":[10,20,0,false],"button":1,"small_seat":2,"big_seat":3,"deck":"Ad4h4cQhJsTsAcAhTd4sJc6c2cJh6d8cKs8s2h3s9h5hKh5dQdTh4d3d9c8h6h2s3cQc9s7d5s7sTcKc9dJd7hAsQsKd7c2d5c8d6s3h","turn":0,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,13,'blind-posted/1','{"seat":2,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,14,'blind-posted/1','{"seat":3,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,15,'hole-cards-dealt/1','{"cards":["Td4s","Jc6c","Ad4h","4cQh","JsTs","AcAh"]}',1700000272000);
INSERT INTO "events" VALUES(2,16,'turn-started/1','{"no":1,"seat":4,"deadline":1700000046000,"call":20,"min_to":40,"max_to":1000}',1700000272000);
INSERT INTO "events" VALUES(2,17,'raised/1','{"seat":4,"to":1000}',1700000272000);
INSERT INTO "events" VALUES(2,18,'turn-started/1','{"no":2,"seat":5,"deadline":1700000047000,"call":1000,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,19,'called/1','{"seat":5,"to":1000,"amount":1000}',1700000272000);
INSERT INTO "events" VALUES(2,20,'turn-started/1','{"no":3,"seat":0,"deadline":1700000048000,"call":1000,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,21,'folded/1','{"seat":0,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,22,'turn-started/1','{"no":4,"seat":1,"deadline":1700000049000,"call":1000,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,23,'folded/1','{"seat":1,"cause":"clock"}',1700000272000);
INSERT INTO "events" VALUES(2,24,'turn-started/1','{"no":5,"seat":2,"deadline":1700000094000,"call":990,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,25,'folded/1','{"seat":2,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,26,'turn-started/1','{"no":6,"seat":3,"deadline":1700000095000,"call":980,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,27,'leave-booked/1','{"seat":1,"by":null}',1700000272000);
INSERT INTO "events" VALUES(2,28,'folded/1','{"seat":3,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,29,'hands-shown/1','{"seats":[4,5],"face_up":true}',1700000272000);
INSERT INTO "events" VALUES(2,30,'board-dealt/1','{"street":1,"cards":"2c"}',1700000272000);
INSERT INTO "events" VALUES(2,31,'board-dealt/1','{"street":1,"cards":"Jh"}',1700000272000);
INSERT INTO "events" VALUES(2,32,'board-dealt/1','{"street":1,"cards":"6d"}',1700000272000);
INSERT INTO "events" VALUES(2,33,'board-dealt/1','{"street":2,"cards":"8c"}',1700000272000);
INSERT INTO "events" VALUES(2,34,'board-dealt/1','{"street":3,"cards":"Ks"}',1700000272000);
INSERT INTO "events" VALUES(2,35,'pots-awarded/1','{"awards":[[2030,[4,5],[[5,2030]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,36,'hand-ended/1','{"stacks":[1000,1000,990,980,0,2030]}',1700000272000);
INSERT INTO "events" VALUES(2,37,'seat-given-up/1','{"seat":1,"player":300000000000000002,"name":"back again","place":5,"shared":true,"chips":1000}',1700000272000);
INSERT INTO "events" VALUES(2,38,'player-busted/1','{"seat":4,"player":300000000000000005,"name":"Player 4","place":5,"shared":true}',1700000272000);
INSERT INTO "events" VALUES(2,39,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1000,0,false,false],null,[300000000000000003,"Player 2",true,2,990,0,false,false],[300000000000000004,"Player 3",false,3,980,0,false,false],null,[300000000000000006,"Player 5",false,5,2030,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1]],"started_with":6,"hand_number":2,"turns":6,"positions":[2,3,5],"first_button":1,"level":1,"level_hands":2,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1000,0,990,980,0,2030],"blinds":[10,20,0,false],"button":2,"small_seat":3,"big_seat":5,"deck":"AdJc5h6sTc3h4s7s9d8cKc2s4c2dJsKsQsJhQcTs6hAs3s6c5s6d7d9c9h2hQhQdAh7cKd4hTh4d5c2c8d5d8sAc3dJd9sTd7hKh3c8h","turn":6,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,40,'blind-posted/1','{"seat":3,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,41,'blind-posted/1','{"seat":5,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,42,'hole-cards-dealt/1','{"cards":["Tc3h",null,"4s7s","AdJc",null,"5h6s"]}',1700000272000);
INSERT INTO "events" VALUES(2,43,'turn-started/1','{"no":7,"seat":0,"deadline":1700000097000,"call":20,"min_to":40,"max_to":1000}',1700000272000);
INSERT INTO "events" VALUES(2,44,'raised/1','{"seat":0,"to":1000}',1700000272000);
INSERT INTO "events" VALUES(2,45,'turn-started/1','{"no":8,"seat":2,"deadline":1700000098000,"call":990,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,46,'called/1','{"seat":2,"to":990,"amount":990}',1700000272000);
INSERT INTO "events" VALUES(2,47,'turn-started/1','{"no":9,"seat":3,"deadline":1700000099000,"call":970,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,48,'called/1','{"seat":3,"to":980,"amount":970}',1700000272000);
INSERT INTO "events" VALUES(2,49,'turn-started/1','{"no":10,"seat":5,"deadline":1700000100000,"call":980,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,50,'called/1','{"seat":5,"to":1000,"amount":980}',1700000272000);
INSERT INTO "events" VALUES(2,51,'hands-shown/1','{"seats":[3,5,0,2],"face_up":true}',1700000272000);
INSERT INTO "events" VALUES(2,52,'board-dealt/1','{"street":1,"cards":"9d"}',1700000272000);
INSERT INTO "events" VALUES(2,53,'board-dealt/1','{"street":1,"cards":"8c"}',1700000272000);
INSERT INTO "events" VALUES(2,54,'board-dealt/1','{"street":1,"cards":"Kc"}',1700000272000);
INSERT INTO "events" VALUES(2,55,'board-dealt/1','{"street":2,"cards":"2s"}',1700000272000);
INSERT INTO "events" VALUES(2,56,'board-dealt/1','{"street":3,"cards":"4c"}',1700000272000);
INSERT INTO "events" VALUES(2,57,'pots-awarded/1','{"awards":[[3920,[0,2,3,5],[[2,3920]]],[30,[0,2,5],[[2,30]]],[20,[0,5],[[0,20]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,58,'hand-ended/1','{"stacks":[20,0,3950,0,0,1030]}',1700000272000);
INSERT INTO "events" VALUES(2,59,'player-busted/1','{"seat":3,"player":300000000000000004,"name":"Player 3","place":4,"shared":false}',1700000272000);
INSERT INTO "events" VALUES(2,60,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,20,0,false,false],null,[300000000000000003,"Player 2",true,2,3950,0,false,false],null,null,[300000000000000006,"Player 5",false,5,1030,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2]],"started_with":6,"hand_number":3,"turns":10,"positions":[3,5,0],"first_button":1,"level":1,"level_hands":3,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[20,0,3950,0,0,1030],"blinds":[10,20,0,false],"button":3,"small_seat":5,"big_seat":0,"deck":"7sTd2c7cJsQdKd8s9hKc3s6dJhAs8d9c8cQhAc4d5h4hAh4cTc7h6s3dQs3hQcTh5s4sJc5c6h2s2h7d6c8hKsTs9s3c5dJd2dAd9dKh","turn":10,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,61,'blind-posted/1','{"seat":5,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,62,'blind-posted/1','{"seat":0,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,63,'hole-cards-dealt/1','{"cards":["2c7c",null,"JsQd",null,null,"7sTd"]}',1700000272000);
INSERT INTO "events" VALUES(2,64,'turn-started/1','{"no":11,"seat":2,"deadline":1700000102000,"call":20,"min_to":40,"max_to":3950}',1700000272000);
INSERT INTO "events" VALUES(2,65,'called/1','{"seat":2,"to":20,"amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,66,'turn-started/1','{"no":12,"seat":5,"deadline":1700000103000,"call":10,"min_to":40,"max_to":1030}',1700000272000);
INSERT INTO "events" VALUES(2,67,'folded/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,68,'hands-shown/1','{"seats":[0,2],"face_up":true}',1700000272000);
INSERT INTO "events" VALUES(2,69,'board-dealt/1','{"street":1,"cards":"Kd"}',1700000272000);
INSERT INTO "events" VALUES(2,70,'board-dealt/1','{"street":1,"cards":"8s"}',1700000272000);
INSERT INTO "events" VALUES(2,71,'board-dealt/1','{"street":1,"cards":"9h"}',1700000272000);
INSERT INTO "events" VALUES(2,72,'board-dealt/1','{"street":2,"cards":"Kc"}',1700000272000);
INSERT INTO "events" VALUES(2,73,'board-dealt/1','{"street":3,"cards":"3s"}',1700000272000);
INSERT INTO "events" VALUES(2,74,'pots-awarded/1','{"awards":[[50,[0,2],[[2,50]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,75,'hand-ended/1','{"stacks":[0,0,3980,0,0,1020]}',1700000272000);
INSERT INTO "events" VALUES(2,76,'player-busted/1','{"seat":0,"player":300000000000000001,"name":"Ann *the* Añejo 🃏","place":3,"shared":false}',1700000272000);
INSERT INTO "events" VALUES(2,77,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,3980,0,false,false],null,null,[300000000000000006,"Player 5",false,5,1020,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":4,"turns":12,"positions":[5,5,2],"first_button":1,"level":1,"level_hands":4,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,3980,0,0,1020],"blinds":[10,20,0,false],"button":5,"small_seat":5,"big_seat":2,"deck":"8hJs4cJc8c4h4s9sQc8sQd9h7s7h8dKs9d6sQhAcKdJh7d2s3c6hThJdTs4dAsQs9c5d2dKh2hAh6d5h5c3sTcAd5sKc3d6c7cTd2c3h","turn":12,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,78,'blind-posted/1','{"seat":5,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,79,'blind-posted/1','{"seat":2,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,80,'hole-cards-dealt/1','{"cards":[null,null,"8hJs",null,null,"4cJc"]}',1700000272000);
INSERT INTO "events" VALUES(2,81,'turn-started/1','{"no":13,"seat":5,"deadline":1700000105000,"call":10,"min_to":40,"max_to":1020}',1700000272000);
INSERT INTO "events" VALUES(2,82,'folded/1','{"seat":5,"cause":"clock"}',1700000272000);
INSERT INTO "events" VALUES(2,83,'bet-returned/1','{"seat":2,"amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,84,'pots-awarded/1','{"awards":[[20,[2],[[2,20]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,85,'hand-ended/1','{"stacks":[0,0,3990,0,0,1010]}',1700000272000);
INSERT INTO "events" VALUES(2,86,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,3990,0,false,false],null,null,[300000000000000006,"Player 5",false,5,1010,1,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":5,"turns":13,"positions":[2,2,5],"first_button":1,"level":1,"level_hands":5,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,3990,0,0,1010],"blinds":[10,20,0,false],"button":2,"small_seat":2,"big_seat":5,"deck":"QsQd7s3d6hAc6d7hJh3hKd6s6c2s8c9dAd8d7dKc8s2hTc4hKs4c2d9c9hKhAs4s5d9s4d5h3cQhTd5cJsThAhTsJcJd8hQc7c3s2c5s","turn":13,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,87,'blind-posted/1','{"seat":2,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,88,'blind-posted/1','{"seat":5,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,89,'hole-cards-dealt/1','{"cards":[null,null,"7s3d",null,null,"QsQd"]}',1700000272000);
INSERT INTO "events" VALUES(2,90,'turn-started/1','{"no":14,"seat":2,"deadline":1700000151000,"call":10,"min_to":40,"max_to":3990}',1700000272000);
INSERT INTO "events" VALUES(2,91,'raised/1','{"seat":2,"to":40}',1700000272000);
INSERT INTO "events" VALUES(2,92,'turn-started/1','{"no":15,"seat":5,"deadline":1700000152000,"call":20,"min_to":60,"max_to":1010}',1700000272000);
INSERT INTO "events" VALUES(2,93,'called/1','{"seat":5,"to":40,"amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,94,'board-dealt/1','{"street":1,"cards":"6hAc6d"}',1700000272000);
INSERT INTO "events" VALUES(2,95,'turn-started/1','{"no":16,"seat":5,"deadline":1700000153000,"call":0,"min_to":20,"max_to":970}',1700000272000);
INSERT INTO "events" VALUES(2,96,'checked/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,97,'turn-started/1','{"no":17,"seat":2,"deadline":1700000154000,"call":0,"min_to":20,"max_to":3950}',1700000272000);
INSERT INTO "events" VALUES(2,98,'bet-made/1','{"seat":2,"to":20}',1700000272000);
INSERT INTO "events" VALUES(2,99,'turn-started/1','{"no":18,"seat":5,"deadline":1700000155000,"call":20,"min_to":40,"max_to":970}',1700000272000);
INSERT INTO "events" VALUES(2,100,'called/1','{"seat":5,"to":20,"amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,101,'board-dealt/1','{"street":2,"cards":"7h"}',1700000272000);
INSERT INTO "events" VALUES(2,102,'turn-started/1','{"no":19,"seat":5,"deadline":1700000156000,"call":0,"min_to":20,"max_to":950}',1700000272000);
INSERT INTO "events" VALUES(2,103,'bet-made/1','{"seat":5,"to":950}',1700000272000);
INSERT INTO "events" VALUES(2,104,'turn-started/1','{"no":20,"seat":2,"deadline":1700000157000,"call":950,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,105,'called/1','{"seat":2,"to":950,"amount":950}',1700000272000);
INSERT INTO "events" VALUES(2,106,'hands-shown/1','{"seats":[5,2],"face_up":true}',1700000272000);
INSERT INTO "events" VALUES(2,107,'board-dealt/1','{"street":3,"cards":"Jh"}',1700000272000);
INSERT INTO "events" VALUES(2,108,'pots-awarded/1','{"awards":[[2020,[2,5],[[5,2020]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,109,'hand-ended/1','{"stacks":[0,0,2980,0,0,2020]}',1700000272000);
INSERT INTO "events" VALUES(2,110,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,2980,0,false,false],null,null,[300000000000000006,"Player 5",false,5,2020,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":6,"turns":20,"positions":[5,5,2],"first_button":1,"level":1,"level_hands":6,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,2980,0,0,2020],"blinds":[10,20,0,false],"button":5,"small_seat":5,"big_seat":2,"deck":"Ah5d5s2d4d3h3c6hKs8c4sAcJhQd6d9c3sThTs7c4c5h2h7h4h8hTdQsKh9h6cKdQhKcJd2s2cJsTcAdQcJc8d5c3dAs7s8s7d9d6s9s","turn":20,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,111,'blind-posted/1','{"seat":5,"blind":"small","amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,112,'blind-posted/1','{"seat":2,"blind":"big","amount":20}',1700000272000);
INSERT INTO "events" VALUES(2,113,'hole-cards-dealt/1','{"cards":[null,null,"Ah5d",null,null,"5s2d"]}',1700000272000);
INSERT INTO "events" VALUES(2,114,'turn-started/1','{"no":21,"seat":5,"deadline":1700000159000,"call":10,"min_to":40,"max_to":2020}',1700000272000);
INSERT INTO "events" VALUES(2,115,'folded/1','{"seat":5,"cause":"clock"}',1700000272000);
INSERT INTO "events" VALUES(2,116,'bet-returned/1','{"seat":2,"amount":10}',1700000272000);
INSERT INTO "events" VALUES(2,117,'pots-awarded/1','{"awards":[[20,[2],[[2,20]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,118,'hand-ended/1','{"stacks":[0,0,2990,0,0,2010]}',1700000272000);
INSERT INTO "events" VALUES(2,119,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,2990,0,false,false],null,null,[300000000000000006,"Player 5",false,5,2010,1,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":7,"turns":21,"positions":[2,2,5],"first_button":1,"level":2,"level_hands":1,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,2990,0,0,2010],"blinds":[15,30,0,false],"button":2,"small_seat":2,"big_seat":5,"deck":"6h7d4s6c3d2s3s5h5dAs9sAcJc8d4cJdTc5cQhKh3h3c7s6s4dAd9cTh2d8sJsKc9hQs2cJh7cQcQd8c9dTs5s4hKd7hTd6d8h2hKsAh","turn":21,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,120,'blind-posted/1','{"seat":2,"blind":"small","amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,121,'blind-posted/1','{"seat":5,"blind":"big","amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,122,'hole-cards-dealt/1','{"cards":[null,null,"4s6c",null,null,"6h7d"]}',1700000272000);
INSERT INTO "events" VALUES(2,123,'turn-started/1','{"no":22,"seat":2,"deadline":1700000205000,"call":15,"min_to":60,"max_to":2990}',1700000272000);
INSERT INTO "events" VALUES(2,124,'folded/1','{"seat":2,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,125,'bet-returned/1','{"seat":5,"amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,126,'pots-awarded/1','{"awards":[[30,[5],[[5,30]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,127,'hand-ended/1','{"stacks":[0,0,2975,0,0,2025]}',1700000272000);
INSERT INTO "events" VALUES(2,128,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,2975,0,false,false],null,null,[300000000000000006,"Player 5",false,5,2025,1,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":8,"turns":22,"positions":[5,5,2],"first_button":1,"level":2,"level_hands":2,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,2975,0,0,2025],"blinds":[15,30,0,false],"button":5,"small_seat":5,"big_seat":2,"deck":"5s4h8c4c7dTd4s6hAhAdJsTs6s7sQcTc5h9hThKsQd9s6c6d2h8hQh9d4d2sQsJhKd7h3c3s2cJdKc2d9c5dJcAc3dKh8sAs7c3h5c8d","turn":22,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,129,'blind-posted/1','{"seat":5,"blind":"small","amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,130,'blind-posted/1','{"seat":2,"blind":"big","amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,131,'hole-cards-dealt/1','{"cards":[null,null,"5s4h",null,null,"8c4c"]}',1700000272000);
INSERT INTO "events" VALUES(2,132,'turn-started/1','{"no":23,"seat":5,"deadline":1700000207000,"call":15,"min_to":60,"max_to":2025}',1700000272000);
INSERT INTO "events" VALUES(2,133,'folded/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,134,'bet-returned/1','{"seat":2,"amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,135,'pots-awarded/1','{"awards":[[30,[2],[[2,30]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,136,'hand-ended/1','{"stacks":[0,0,2990,0,0,2010]}',1700000272000);
INSERT INTO "events" VALUES(2,137,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,2990,0,false,false],null,null,[300000000000000006,"Player 5",false,5,2010,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":9,"turns":23,"positions":[2,2,5],"first_button":1,"level":2,"level_hands":3,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,2990,0,0,2010],"blinds":[15,30,0,false],"button":2,"small_seat":2,"big_seat":5,"deck":"7s9d2dJdQs6sKd2s5cJcAhTh4c9h7d8c7c5s8s4d3c6d9s6c4sTcTd7h8dAd3s2c5d3hAs8hKh6hKcKsQcJhTs4hJs2h9cQh5hAc3dQd","turn":23,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,138,'blind-posted/1','{"seat":2,"blind":"small","amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,139,'blind-posted/1','{"seat":5,"blind":"big","amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,140,'hole-cards-dealt/1','{"cards":[null,null,"2dJd",null,null,"7s9d"]}',1700000272000);
INSERT INTO "events" VALUES(2,141,'turn-started/1','{"no":24,"seat":2,"deadline":1700000209000,"call":15,"min_to":60,"max_to":2990}',1700000272000);
INSERT INTO "events" VALUES(2,142,'folded/1','{"seat":2,"cause":"clock"}',1700000272000);
INSERT INTO "events" VALUES(2,143,'bet-returned/1','{"seat":5,"amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,144,'pots-awarded/1','{"awards":[[30,[5],[[5,30]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,145,'hand-ended/1','{"stacks":[0,0,2975,0,0,2025]}',1700000272000);
INSERT INTO "events" VALUES(2,146,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,2975,0,false,false],null,null,[300000000000000006,"Player 5",false,5,2025,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":10,"turns":24,"positions":[5,5,2],"first_button":1,"level":2,"level_hands":4,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,2975,0,0,2025],"blinds":[15,30,0,false],"button":5,"small_seat":5,"big_seat":2,"deck":"KsTd2hTh2dJh3sAh6d5c9h2c5sJdKc9dJcJs7d8c5dTs6h8dKdQh2s3h5hQs6sAsAcTc7h4c4h9s4s7s8h7cQd9cAd3cQc3dKh6c8s4d","turn":24,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,147,'blind-posted/1','{"seat":5,"blind":"small","amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,148,'blind-posted/1','{"seat":2,"blind":"big","amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,149,'hole-cards-dealt/1','{"cards":[null,null,"KsTd",null,null,"2hTh"]}',1700000272000);
INSERT INTO "events" VALUES(2,150,'turn-started/1','{"no":25,"seat":5,"deadline":1700000255000,"call":15,"min_to":60,"max_to":2025}',1700000272000);
INSERT INTO "events" VALUES(2,151,'called/1','{"seat":5,"to":30,"amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,152,'turn-started/1','{"no":26,"seat":2,"deadline":1700000256000,"call":0,"min_to":60,"max_to":2975}',1700000272000);
INSERT INTO "events" VALUES(2,153,'raised/1','{"seat":2,"to":60}',1700000272000);
INSERT INTO "events" VALUES(2,154,'turn-started/1','{"no":27,"seat":5,"deadline":1700000257000,"call":30,"min_to":90,"max_to":2025}',1700000272000);
INSERT INTO "events" VALUES(2,155,'raised/1','{"seat":5,"to":90}',1700000272000);
INSERT INTO "events" VALUES(2,156,'turn-started/1','{"no":28,"seat":2,"deadline":1700000258000,"call":30,"min_to":120,"max_to":2975}',1700000272000);
INSERT INTO "events" VALUES(2,157,'raised/1','{"seat":2,"to":120}',1700000272000);
INSERT INTO "events" VALUES(2,158,'turn-started/1','{"no":29,"seat":5,"deadline":1700000259000,"call":30,"min_to":150,"max_to":2025}',1700000272000);
INSERT INTO "events" VALUES(2,159,'speed-changed/1','{"speed":"normal","by":300000000000000099}',1700000272000);
INSERT INTO "events" VALUES(2,160,'called/1','{"seat":5,"to":120,"amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,161,'board-dealt/1','{"street":1,"cards":"2dJh3s"}',1700000272000);
INSERT INTO "events" VALUES(2,162,'turn-started/1','{"no":30,"seat":2,"deadline":1700000260000,"call":0,"min_to":30,"max_to":2855}',1700000272000);
INSERT INTO "events" VALUES(2,163,'bet-made/1','{"seat":2,"to":2855}',1700000272000);
INSERT INTO "events" VALUES(2,164,'turn-started/1','{"no":31,"seat":5,"deadline":1700000261000,"call":1905,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(2,165,'folded/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,166,'bet-returned/1','{"seat":2,"amount":2855}',1700000272000);
INSERT INTO "events" VALUES(2,167,'pots-awarded/1','{"awards":[[240,[2],[[2,240]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,168,'hand-ended/1','{"stacks":[0,0,3095,0,0,1905]}',1700000272000);
INSERT INTO "events" VALUES(2,169,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"normal","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,3095,0,false,false],null,null,[300000000000000006,"Player 5",false,5,1905,0,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":11,"turns":31,"positions":[2,2,5],"first_button":1,"level":2,"level_hands":5,"level_ms":0,"running_since":1700000000000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,3095,0,0,1905],"blinds":[15,30,0,false],"button":2,"small_seat":2,"big_seat":5,"deck":"8hThQcAs9dAc2d4d2cQdKhQs7hKsKd7d9s9h8d2h8c3s6s4sQhTs5s5c9cJs6h6c7cTdKc3h8s3dAd7s5h5dTc6d4h4c3c2sJcAhJhJd","turn":31,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,170,'blind-posted/1','{"seat":2,"blind":"small","amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,171,'blind-posted/1','{"seat":5,"blind":"big","amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,172,'hole-cards-dealt/1','{"cards":[null,null,"QcAs",null,null,"8hTh"]}',1700000272000);
INSERT INTO "events" VALUES(2,173,'turn-started/1','{"no":32,"seat":2,"deadline":1700000263000,"call":15,"min_to":60,"max_to":3095}',1700000272000);
INSERT INTO "events" VALUES(2,174,'called/1','{"seat":2,"to":30,"amount":15}',1700000272000);
INSERT INTO "events" VALUES(2,175,'turn-started/1','{"no":33,"seat":5,"deadline":1700000264000,"call":0,"min_to":60,"max_to":1905}',1700000272000);
INSERT INTO "events" VALUES(2,176,'speed-changed/1','{"speed":"turbo","by":300000000000000099}',1700000272000);
INSERT INTO "events" VALUES(2,177,'checked/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,178,'board-dealt/1','{"street":1,"cards":"9dAc2d"}',1700000272000);
INSERT INTO "events" VALUES(2,179,'turn-started/1','{"no":34,"seat":5,"deadline":1700000265000,"call":0,"min_to":30,"max_to":1875}',1700000272000);
INSERT INTO "events" VALUES(2,180,'checked/1','{"seat":5,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,181,'turn-started/1','{"no":35,"seat":2,"deadline":1700000266000,"call":0,"min_to":30,"max_to":3065}',1700000272000);
INSERT INTO "events" VALUES(2,182,'paused/1','{"reason":"floor","by":300000000000000001,"at":1700000222000}',1700000272000);
INSERT INTO "events" VALUES(2,183,'resumed/1','{"by":300000000000000001,"at":1700000222000}',1700000272000);
INSERT INTO "events" VALUES(2,184,'bet-made/1','{"seat":2,"to":30}',1700000272000);
INSERT INTO "events" VALUES(2,185,'turn-started/1','{"no":36,"seat":5,"deadline":1700000267000,"call":30,"min_to":60,"max_to":1875}',1700000272000);
INSERT INTO "events" VALUES(2,186,'folded/1','{"seat":5,"cause":"clock"}',1700000272000);
INSERT INTO "events" VALUES(2,187,'bet-returned/1','{"seat":2,"amount":30}',1700000272000);
INSERT INTO "events" VALUES(2,188,'pots-awarded/1','{"awards":[[60,[2],[[2,60]]]]}',1700000272000);
INSERT INTO "events" VALUES(2,189,'hand-ended/1','{"stacks":[0,0,3125,0,0,1875]}',1700000272000);
INSERT INTO "events" VALUES(2,190,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":6,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],4,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[null,null,[300000000000000003,"Player 2",true,2,3125,0,false,false],null,null,[300000000000000006,"Player 5",false,5,1875,1,false,false]],"joins":7,"outs":[[1,300000000000000002,"back again",false,5,1],[4,300000000000000005,"Player 4",false,5,1],[3,300000000000000004,"Player 3",false,4,2],[0,300000000000000001,"Ann *the* Añejo 🃏",false,3,3]],"started_with":6,"hand_number":12,"turns":36,"positions":[5,5,2],"first_button":1,"level":3,"level_hands":1,"level_ms":222000,"running_since":1700000222000,"chips_removed":1000,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[0,0,3125,0,0,1875],"blinds":[25,50,0,false],"button":5,"small_seat":5,"big_seat":2,"deck":"8c2dJs9h6dQc4hKsTcAdAcAs3c4s9sJd2h5c2sAh5dQs7dThKh9c3hJh8s8h5sTsKd5h6s7cQd7s6c9d4cJc6hKc8d2cTd3s4d3dQh7h","turn":36,"clock":45000,"away":0}}',1700000272000);
INSERT INTO "events" VALUES(2,191,'blind-posted/1','{"seat":5,"blind":"small","amount":25}',1700000272000);
INSERT INTO "events" VALUES(2,192,'blind-posted/1','{"seat":2,"blind":"big","amount":50}',1700000272000);
INSERT INTO "events" VALUES(2,193,'hole-cards-dealt/1','{"cards":[null,null,"8c2d",null,null,"Js9h"]}',1700000272000);
INSERT INTO "events" VALUES(2,194,'turn-started/1','{"no":37,"seat":5,"deadline":1700000313000,"call":25,"min_to":100,"max_to":1875}',1700000272000);
INSERT INTO "events" VALUES(2,195,'called/1','{"seat":5,"to":50,"amount":25}',1700000272000);
INSERT INTO "events" VALUES(2,196,'turn-started/1','{"no":38,"seat":2,"deadline":1700000314000,"call":0,"min_to":100,"max_to":3125}',1700000272000);
INSERT INTO "events" VALUES(2,197,'checked/1','{"seat":2,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,198,'board-dealt/1','{"street":1,"cards":"6dQc4h"}',1700000272000);
INSERT INTO "events" VALUES(2,199,'turn-started/1','{"no":39,"seat":2,"deadline":1700000315000,"call":0,"min_to":50,"max_to":3075}',1700000272000);
INSERT INTO "events" VALUES(2,200,'checked/1','{"seat":2,"cause":"player"}',1700000272000);
INSERT INTO "events" VALUES(2,201,'turn-started/1','{"no":40,"seat":5,"deadline":1700000316000,"call":0,"min_to":50,"max_to":1825}',1700000272000);
INSERT INTO "events" VALUES(2,202,'bet-made/1','{"seat":5,"to":1825}',1700000272000);
INSERT INTO "events" VALUES(2,203,'turn-started/1','{"no":41,"seat":2,"deadline":1700000317000,"call":1825,"min_to":0,"max_to":0}',1700000272000);
INSERT INTO "events" VALUES(3,1,'table-opened/1','{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"normal","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"en","host":300000000000000001,"host_name":"Ann *the* Añejo 🃏"}',1700000000000);
INSERT INTO "events" VALUES(3,2,'player-joined/1','{"seat":1,"player":300000000000000002,"name":"Player 1","house":false}',1700000001000);
INSERT INTO "events" VALUES(3,3,'countdown-started/1','{"start_at":1700000010000}',1700000001000);
INSERT INTO "events" VALUES(3,4,'player-left/1','{"seat":1,"player":300000000000000002,"name":"Player 1","by":null}',1700000001000);
INSERT INTO "events" VALUES(3,5,'player-joined/1','{"seat":1,"player":300000000000000002,"name":"back again","house":false}',1700000001000);
INSERT INTO "events" VALUES(3,6,'rules-changed/1','{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de"}',1700000001000);
INSERT INTO "events" VALUES(3,7,'tournament-started/1','{"first_button":1,"at":1700000000000}',1700000001000);
INSERT INTO "events" VALUES(3,8,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1000,0,false,false],[300000000000000002,"back again",false,2,1000,0,false,false]],"joins":3,"outs":[],"started_with":2,"hand_number":1,"turns":0,"positions":[1,1,0],"first_button":1,"level":1,"level_hands":1,"level_ms":0,"running_since":1700000000000,"chips_removed":0,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1000,1000],"blinds":[10,20,0,false],"button":1,"small_seat":1,"big_seat":0,"deck":"Qd3s3hThQsKs9d7d2s9c8sQc2h7cKh6s4c5cAc9hTc3c4sAs2cTd8c6d3dJc7hJsJh5s5h9s7s4dAd6cTs5d8h2dJdKc8d4hQhKdAh6h","turn":0,"clock":45000,"away":0}}',1700000001000);
INSERT INTO "events" VALUES(3,9,'blind-posted/1','{"seat":1,"blind":"small","amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,10,'blind-posted/1','{"seat":0,"blind":"big","amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,11,'hole-cards-dealt/1','{"cards":["Qd3s","3hTh"]}',1700000001000);
INSERT INTO "events" VALUES(3,12,'turn-started/1','{"no":1,"seat":1,"deadline":1700000046000,"call":10,"min_to":40,"max_to":1000}',1700000001000);
INSERT INTO "events" VALUES(3,13,'called/1','{"seat":1,"to":20,"amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,14,'turn-started/1','{"no":2,"seat":0,"deadline":1700000047000,"call":0,"min_to":40,"max_to":1000}',1700000001000);
INSERT INTO "events" VALUES(3,15,'raised/1','{"seat":0,"to":40}',1700000001000);
INSERT INTO "events" VALUES(3,16,'turn-started/1','{"no":3,"seat":1,"deadline":1700000048000,"call":20,"min_to":60,"max_to":1000}',1700000001000);
INSERT INTO "events" VALUES(3,17,'folded/1','{"seat":1,"cause":"player"}',1700000001000);
INSERT INTO "events" VALUES(3,18,'bet-returned/1','{"seat":0,"amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,19,'pots-awarded/1','{"awards":[[40,[0],[[0,40]]]]}',1700000001000);
INSERT INTO "events" VALUES(3,20,'hand-ended/1','{"stacks":[1020,980]}',1700000001000);
INSERT INTO "events" VALUES(3,21,'cards-shown/1','{"seat":0,"which":3}',1700000001000);
INSERT INTO "events" VALUES(3,22,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1020,0,false,false],[300000000000000002,"back again",false,2,980,0,false,false]],"joins":3,"outs":[],"started_with":2,"hand_number":2,"turns":3,"positions":[0,0,1],"first_button":1,"level":1,"level_hands":2,"level_ms":0,"running_since":1700000000000,"chips_removed":0,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1020,980],"blinds":[10,20,0,false],"button":0,"small_seat":0,"big_seat":1,"deck":"8d5h6s3c9hQd9sJc9dTsTcKd8hKs7hQhAhKhJh2c3sTd3h2sKcJs5s2hTh4dAdJd6d4h4c3d7d2d4s5c5d6c9c8sAcQcQs6hAs7s7c8c","turn":3,"clock":45000,"away":0}}',1700000001000);
INSERT INTO "events" VALUES(3,23,'blind-posted/1','{"seat":0,"blind":"small","amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,24,'blind-posted/1','{"seat":1,"blind":"big","amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,25,'hole-cards-dealt/1','{"cards":["6s3c","8d5h"]}',1700000001000);
INSERT INTO "events" VALUES(3,26,'turn-started/1','{"no":4,"seat":0,"deadline":1700000050000,"call":10,"min_to":40,"max_to":1020}',1700000001000);
INSERT INTO "events" VALUES(3,27,'folded/1','{"seat":0,"cause":"player"}',1700000001000);
INSERT INTO "events" VALUES(3,28,'bet-returned/1','{"seat":1,"amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,29,'pots-awarded/1','{"awards":[[20,[1],[[1,20]]]]}',1700000001000);
INSERT INTO "events" VALUES(3,30,'hand-ended/1','{"stacks":[1010,990]}',1700000001000);
INSERT INTO "events" VALUES(3,31,'paused/1','{"reason":"floor","by":300000000000000001,"at":1700000007000}',1700000001000);
INSERT INTO "events" VALUES(3,32,'resumed/1','{"by":300000000000000001,"at":1700000007000}',1700000001000);
INSERT INTO "events" VALUES(3,33,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1010,0,false,false],[300000000000000002,"back again",false,2,990,0,false,false]],"joins":3,"outs":[],"started_with":2,"hand_number":3,"turns":4,"positions":[1,1,0],"first_button":1,"level":1,"level_hands":3,"level_ms":7000,"running_since":1700000007000,"chips_removed":0,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1010,990],"blinds":[10,20,0,false],"button":1,"small_seat":1,"big_seat":0,"deck":"AsKc4cThQh7s5h2c3s3d7dJs4h3cKs5s3hTdKh2d8h6dJh6s2sTsJcQsQc6c4s9s2h5c9dAh8c7c9h7h6h8d4dQdKdAcTc5d8s9cAdJd","turn":4,"clock":45000,"away":0}}',1700000001000);
INSERT INTO "events" VALUES(3,34,'blind-posted/1','{"seat":1,"blind":"small","amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,35,'blind-posted/1','{"seat":0,"blind":"big","amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,36,'hole-cards-dealt/1','{"cards":["AsKc","4cTh"]}',1700000001000);
INSERT INTO "events" VALUES(3,37,'turn-started/1','{"no":5,"seat":1,"deadline":1700000052000,"call":10,"min_to":40,"max_to":990}',1700000001000);
INSERT INTO "events" VALUES(3,38,'called/1','{"seat":1,"to":20,"amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,39,'turn-started/1','{"no":6,"seat":0,"deadline":1700000053000,"call":0,"min_to":40,"max_to":1010}',1700000001000);
INSERT INTO "events" VALUES(3,40,'raised/1','{"seat":0,"to":40}',1700000001000);
INSERT INTO "events" VALUES(3,41,'turn-started/1','{"no":7,"seat":1,"deadline":1700000054000,"call":20,"min_to":60,"max_to":990}',1700000001000);
INSERT INTO "events" VALUES(3,42,'called/1','{"seat":1,"to":40,"amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,43,'board-dealt/1','{"street":1,"cards":"Qh7s5h"}',1700000001000);
INSERT INTO "events" VALUES(3,44,'turn-started/1','{"no":8,"seat":0,"deadline":1700000055000,"call":0,"min_to":20,"max_to":970}',1700000001000);
INSERT INTO "events" VALUES(3,45,'bet-made/1','{"seat":0,"to":970}',1700000001000);
INSERT INTO "events" VALUES(3,46,'turn-started/1','{"no":9,"seat":1,"deadline":1700000056000,"call":950,"min_to":0,"max_to":0}',1700000001000);
INSERT INTO "events" VALUES(3,47,'folded/1','{"seat":1,"cause":"player"}',1700000001000);
INSERT INTO "events" VALUES(3,48,'bet-returned/1','{"seat":0,"amount":970}',1700000001000);
INSERT INTO "events" VALUES(3,49,'pots-awarded/1','{"awards":[[80,[0],[[0,80]]]]}',1700000001000);
INSERT INTO "events" VALUES(3,50,'hand-ended/1','{"stacks":[1050,950]}',1700000001000);
INSERT INTO "events" VALUES(3,51,'cards-shown/1','{"seat":0,"which":3}',1700000001000);
INSERT INTO "events" VALUES(3,52,'hand-started/1','{"table":{"rules":{"format":"sit-and-go","seats":2,"starting_stack":1000,"speed":"turbo","structure":[[[10,20,0,false],[15,30,0,false],[25,50,0,false],[50,100,0,false],[75,150,0,false],[100,200,0,false],[150,300,0,false],[200,400,0,false],[300,600,0,false],[500,1000,0,false]],6,0],"clock":45000,"hand_cap":120,"missed_turns":2},"language":"de","phase":"running","host":300000000000000001,"seats":[[300000000000000001,"Ann *the* Añejo 🃏",false,0,1050,0,false,false],[300000000000000002,"back again",false,2,950,0,false,false]],"joins":3,"outs":[],"started_with":2,"hand_number":4,"turns":9,"positions":[0,0,1],"first_button":1,"level":1,"level_hands":4,"level_ms":7000,"running_since":1700000007000,"chips_removed":0,"start_at":1700000010000,"paused":null,"paused_by":null,"standings":[],"end_reason":null,"close_reason":null},"deal":{"stacks":[1050,950],"blinds":[10,20,0,false],"button":0,"small_seat":0,"big_seat":1,"deck":"Js5s4dAc5hKdAd9s9dTc6s8sJc6h3c2s7hAhTsQh5c9cTh4hQd2d8c7cKcTd7s2hKs2cJh3h7dJd3d6c8h5dQs4c4s3s9h8dAsQc6dKh","turn":9,"clock":45000,"away":0}}',1700000001000);
INSERT INTO "events" VALUES(3,53,'blind-posted/1','{"seat":0,"blind":"small","amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,54,'blind-posted/1','{"seat":1,"blind":"big","amount":20}',1700000001000);
INSERT INTO "events" VALUES(3,55,'hole-cards-dealt/1','{"cards":["4dAc","Js5s"]}',1700000001000);
INSERT INTO "events" VALUES(3,56,'turn-started/1','{"no":10,"seat":0,"deadline":1700000058000,"call":10,"min_to":40,"max_to":1050}',1700000001000);
INSERT INTO "events" VALUES(3,57,'called/1','{"seat":0,"to":20,"amount":10}',1700000001000);
INSERT INTO "events" VALUES(3,58,'turn-started/1','{"no":11,"seat":1,"deadline":1700000059000,"call":0,"min_to":40,"max_to":950}',1700000001000);
INSERT INTO "events" VALUES(3,59,'leave-booked/1','{"seat":1,"by":null}',1700000001000);
INSERT INTO "events" VALUES(3,60,'checked/1','{"seat":1,"cause":"away"}',1700000001000);
INSERT INTO "events" VALUES(3,61,'board-dealt/1','{"street":1,"cards":"5hKdAd"}',1700000001000);
INSERT INTO "events" VALUES(3,62,'checked/1','{"seat":1,"cause":"away"}',1700000001000);
INSERT INTO "events" VALUES(3,63,'turn-started/1','{"no":12,"seat":0,"deadline":1700000060000,"call":0,"min_to":20,"max_to":1030}',1700000001000);
INSERT INTO "events" VALUES(3,64,'bet-made/1','{"seat":0,"to":1030}',1700000001000);
INSERT INTO "events" VALUES(3,65,'folded/1','{"seat":1,"cause":"away"}',1700000001000);
INSERT INTO "events" VALUES(3,66,'bet-returned/1','{"seat":0,"amount":1030}',1700000001000);
INSERT INTO "events" VALUES(3,67,'pots-awarded/1','{"awards":[[40,[0],[[0,40]]]]}',1700000001000);
INSERT INTO "events" VALUES(3,68,'hand-ended/1','{"stacks":[1070,930]}',1700000001000);
INSERT INTO "events" VALUES(3,69,'seat-given-up/1','{"seat":1,"player":300000000000000002,"name":"back again","place":2,"shared":false,"chips":930}',1700000001000);
INSERT INTO "events" VALUES(3,70,'tournament-ended/1','{"standings":[[1,300000000000000001,"Ann *the* Añejo 🃏",false,1070],[2,300000000000000002,"back again",false,0]],"reason":"won"}',1700000001000);
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
INSERT INTO "migrations" VALUES(1,'0001_tables_and_events');
CREATE TABLE owner (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
INSERT INTO "owner" VALUES(1,'a process of that version',1,1700000015000);
CREATE TABLE players (
    player INTEGER PRIMARY KEY,
    language TEXT,
    seen_locale TEXT,
    dm TEXT NOT NULL,
    notice TEXT NOT NULL,
    four_colours INTEGER NOT NULL CHECK (four_colours IN (0, 1)),
    dm_channel INTEGER NOT NULL,
    dm_refused INTEGER NOT NULL CHECK (dm_refused IN (0, 1))
) STRICT;
INSERT INTO "players" VALUES(300000000000000001,'fr','en-US','off','always',0,700000000000000001,1);
INSERT INTO "players" VALUES(300000000000000002,NULL,'de','silent','smart',0,0,0);
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (table_id),
    player INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    house INTEGER NOT NULL CHECK (house IN (0, 1)),
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT;
INSERT INTO "results" VALUES(3,300000000000000001,900000000000000001,'Ann *the* Añejo 🃏',0,1,2,4,1700000001000);
INSERT INTO "results" VALUES(3,300000000000000002,900000000000000001,'back again',0,2,2,4,1700000001000);
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    language TEXT,
    speed TEXT NOT NULL,
    stack INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    start_by TEXT NOT NULL,
    channels TEXT NOT NULL, -- a JSON array
    pause_after_fold INTEGER NOT NULL,
    pause_after_showdown INTEGER NOT NULL
) STRICT;
INSERT INTO "servers" VALUES(900000000000000001,'de','turbo',1500,30,'managers','[11, 12]',3,8);
CREATE TABLE tables (
    table_id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL DEFAULT 0,
    hand INTEGER NOT NULL DEFAULT 0, -- the hand that the message is about, 0 = the lobby
    presented_seq INTEGER NOT NULL DEFAULT 0,
    notice INTEGER NOT NULL DEFAULT 0, -- the message that tells somebody it is their turn
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed'))
) STRICT;
INSERT INTO "tables" VALUES(1,900000000000000001,11,0,0,0,0,'open');
INSERT INTO "tables" VALUES(2,900000000000000001,12,0,0,0,0,'open');
INSERT INTO "tables" VALUES(3,900000000000000001,13,0,0,70,0,'closed');
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE status = 'open';
CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE (ABORT, 'events are never changed');
END;
CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE (ABORT, 'events are never deleted');
END;
CREATE INDEX results_of_a_player ON results (guild, player, ended_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
