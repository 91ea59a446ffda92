"""For whoever builds a game or a bot: what must hold for every game, ready to be run (`contract`)."""
