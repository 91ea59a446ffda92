"""The teacher: hints while one plays, and the analysis of a match that is over, both from what the expert thinks."""
