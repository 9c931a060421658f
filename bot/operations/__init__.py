"""What whoever runs the bot needs: signs of life, figures, checks, copies of the database."""
