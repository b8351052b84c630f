/// Files of this repository, built into the program so that they are there from any directory: each text in UTF-8 and ended by
/// a zero, for as long as the program runs; NULL where there is no file of the name.

/// A guide, by its name without ".md", such as "own-components".
const char *goma_guide(const char *name);
