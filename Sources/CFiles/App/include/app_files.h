/// Files of this repository, built into the program so that they are there from any directory: each text in UTF-8 and ended by
/// a zero, for as long as the program runs; NULL where there is no file of the name.

/// A file of the app that comes with the program, by its path in the repository, such as "Demo/App/app.yaml".
const char *goma_app_file(const char *path);
