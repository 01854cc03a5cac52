"""Words for values of the game: every text a learner reads that no author wrote by hand."""
