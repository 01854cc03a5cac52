"""The site: the one home of MkDocs, and what turns four runs of it into one site."""
