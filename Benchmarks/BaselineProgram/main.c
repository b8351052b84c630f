// A program in C that shows pictures made by another, one for each key: the first as it starts. Its arguments are the file
// of pictures, and "rows" where it is to scroll and draw only the rows that have changed.
#include "baseline.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// What the file begins with; styles follow, of three numbers each, then the pictures.
typedef struct {
    int32_t columns, rows, styles, pictures;
} header;

/// What each picture begins with: by how many rows those from one to another have moved up; its cells follow.
typedef struct {
    int32_t first, last, lines;
} move;

static bool read_at(int file, off_t place, void *target, size_t size) {
    return pread(file, target, size, place) == (ssize_t)size;
}

int main(int count, char **arguments) {
    int file = count > 1 ? open(arguments[1], O_RDONLY) : -1;
    bool by_rows = count > 2 && strcmp(arguments[2], "rows") == 0;
    header head;
    if (!read_at(file, 0, &head, sizeof head) || !cb_open()) return 1;
    for (int style = 0; style < head.styles; style++) {
        int32_t look[3];
        if (!read_at(file, sizeof head + (off_t)style * sizeof look, look, sizeof look)) return 1;
        cb_set_style(style, look[0], look[1], look[2]);
    }
    size_t cells = (size_t)head.columns * head.rows, size = cells * sizeof(cb_cell);
    off_t start = sizeof head + (off_t)head.styles * 3 * sizeof(int32_t), step = sizeof(move) + size;
    cb_cell *now = malloc(size), *before = malloc(size);
    char key[64];
    for (int picture = 0; picture < head.pictures; picture++) {
        move moved;
        off_t place = start + picture * step;
        if (!read_at(file, place, &moved, sizeof moved) || !read_at(file, place + sizeof moved, now, size)) break;
        if (!by_rows || picture == 0) {
            cb_draw(now, head.columns, head.rows);
        } else {
            cb_draw_changes(now, before, head.columns, head.rows, moved.first, moved.last, moved.lines);
        }
        cb_cell *other = before;
        before = now;
        now = other;
        if (read(0, key, sizeof key) <= 0 || key[0] == 'q') break;
    }
    cb_close();
    return 0;
}
