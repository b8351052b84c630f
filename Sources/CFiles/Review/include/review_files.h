/// Files of this repository, built into the program so that they are there from any directory: each text in UTF-8 and ended by
/// a zero, for as long as the program runs; NULL where there is no file of the name.

/// What the comments in the sources say of data, a line each.
const char *goma_field_descriptions(void);
