"""Pages of one language as pure functions; knows no MkDocs."""
