/// Files of this repository, built into the program so that they are there from any directory: each text in UTF-8 and ended by
/// a zero, for as long as the program runs; NULL where there is no file of the name.

/// A theme, by its name without ".yaml", such as "goma-dark".
const char *goma_theme(const char *name);

/// What the file of a theme says, a value a line, by its name without ".yaml".
const char *goma_theme_table(const char *name);

/// What components say in another language, by its BCP 47 name, such as "fr".
const char *goma_language(const char *locale);
