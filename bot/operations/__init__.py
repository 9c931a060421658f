"""What whoever runs the bot needs: signs of life, draining, checks, copies of the database."""
