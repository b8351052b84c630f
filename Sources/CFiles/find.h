#include <string.h>

// A C23 compiler takes a file in as it is; in earlier C it is an extension of clang. The same file as an array in Swift takes
// the Swift compiler seconds: 27 for the two languages alone.
#pragma clang diagnostic ignored "-Wc23-extensions"

struct file {
    const char *name;
    const char *text;
};

/// The text of the file of a name; NULL where there is none.
static inline const char *find(const struct file *files, size_t count, const char *name) {
    for (size_t index = 0; index < count; index++) {
        if (strcmp(files[index].name, name) == 0) return files[index].text;
    }
    return NULL;
}

/// The text of the file of a name in a table.
#define FIND(table, name) find(table, sizeof table / sizeof *table, name)
