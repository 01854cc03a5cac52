"""The script and style sheet that ship to the reader, and the fonts: their sources and how they are made."""
