#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "baseline.h"

#include <fcntl.h>
#include <locale.h>
#include <ncurses.h>
#include <pthread.h>
#include <pty.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

// MARK: Terminal

static int terminal = -1;
static atomic_long received;

static void *drain(void *unused) {
    char buffer[1 << 16];
    for (;;) {
        ssize_t count = read(terminal, buffer, sizeof buffer);
        if (count > 0) atomic_fetch_add(&received, count);
        if (count == 0) return unused;
        if (count < 0) usleep(1000);
    }
}

int cb_take_terminal(int columns, int rows) {
    int slave, output = dup(STDOUT_FILENO);
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    if (output < 0 || openpty(&terminal, &slave, NULL, NULL, &size) != 0) return -1;
    dup2(slave, STDIN_FILENO);
    dup2(slave, STDOUT_FILENO);
    close(slave);
    setenv("TERM", "xterm-256color", 1);
    unsetenv("COLORTERM");
    unsetenv("NO_COLOR");
    unsetenv("COLUMNS");
    unsetenv("LINES");
    setlocale(LC_ALL, "C.UTF-8");
    pthread_t thread;
    if (pthread_create(&thread, NULL, drain, NULL) != 0) return -1;
    return output;
}

long cb_bytes_sent(void) {
    long last = -1, now = atomic_load(&received);
    for (int quiet = 0; quiet < 5; quiet = now == last ? quiet + 1 : 0) {
        last = now;
        usleep(2000);
        now = atomic_load(&received);
    }
    return now;
}

// MARK: Drawing

enum { most_styles = 1024 };
static struct { short pair; attr_t attributes; } styles[most_styles];

bool cb_open(void) {
    if (initscr() == NULL) return false;
    cbreak();
    noecho();
    curs_set(0);
    leaveok(stdscr, true);
    start_color();
    use_default_colors();
    return true;
}

void cb_close(void) { endwin(); }

void cb_set_style(int style, int foreground, int background, int attributes) {
    static const attr_t bits[] = {A_BOLD, A_DIM, A_ITALIC, A_UNDERLINE, A_REVERSE};
    if (style < 0 || style >= most_styles) return;
    short pair = (short)(style + 1);
    init_extended_pair(pair, foreground, background);
    styles[style].pair = pair;
    styles[style].attributes = 0;
    for (int bit = 0; bit < 5; bit++)
        if (attributes & (1 << bit)) styles[style].attributes |= bits[bit];
}

static void draw_row(const cb_cell *row, int columns, int y) {
    wchar_t run[512];
    for (int x = 0; x < columns;) {
        int start = x, length = 0;
        uint16_t style = row[x].style;
        while (x < columns && row[x].style == style && length < 511) {
            if (row[x].width > 0) run[length++] = (wchar_t)row[x].scalar;
            x++;
        }
        int pair = styles[style].pair;
        wattr_set(stdscr, styles[style].attributes, (short)pair, &pair);
        mvwaddnwstr(stdscr, y, start, run, length);
    }
}

void cb_draw(const cb_cell *cells, int columns, int rows) {
    werase(stdscr);
    for (int y = 0; y < rows; y++) draw_row(cells + (size_t)y * columns, columns, y);
    wrefresh(stdscr);
}

void cb_draw_changes(
    const cb_cell *cells, const cb_cell *before, int columns, int rows, int first, int last, int lines) {
    if (lines != 0) {
        idlok(stdscr, true);
        scrollok(stdscr, true);
        wsetscrreg(stdscr, first, last);
        wscrl(stdscr, lines);
        scrollok(stdscr, false);
    }
    for (int y = 0; y < rows; y++) {
        // What comes into view was nowhere before.
        bool is_moved = lines != 0 && y >= first && y <= last;
        int old = is_moved ? y + lines : y;
        bool is_new = is_moved && (old < first || old > last);
        const cb_cell *row = cells + (size_t)y * columns;
        if (is_new || memcmp(row, before + (size_t)old * columns, columns * sizeof *row) != 0) draw_row(row, columns, y);
    }
    wrefresh(stdscr);
}

void cb_forget(void) { clearok(curscr, true); }

// MARK: Text

static char *encode(char *end, uint32_t scalar) {
    if (scalar < 0x80) {
        *end++ = (char)scalar;
    } else if (scalar < 0x800) {
        *end++ = (char)(0xC0 | scalar >> 6);
        *end++ = (char)(0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
        *end++ = (char)(0xE0 | scalar >> 12);
        *end++ = (char)(0x80 | (scalar >> 6 & 0x3F));
        *end++ = (char)(0x80 | (scalar & 0x3F));
    } else {
        *end++ = (char)(0xF0 | scalar >> 18);
        *end++ = (char)(0x80 | (scalar >> 12 & 0x3F));
        *end++ = (char)(0x80 | (scalar >> 6 & 0x3F));
        *end++ = (char)(0x80 | (scalar & 0x3F));
    }
    return end;
}

size_t cb_text(const cb_cell *cells, int columns, int rows, char *buffer, size_t size) {
    char *end = buffer;
    for (int y = 0; y < rows; y++) {
        char *trimmed = end;
        for (int x = 0; x < columns; x++) {
            const cb_cell *cell = cells + (size_t)y * columns + x;
            if ((size_t)(end - buffer) + 5 > size) return 0;
            if (cell->width == 0) continue;
            end = encode(end, cell->scalar);
            if (cell->scalar != ' ') trimmed = end;
        }
        end = trimmed;
        *end++ = '\n';
    }
    return (size_t)(end - buffer);
}

// MARK: Measuring

double cb_processor_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

long cb_resident_memory(void) {
    long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) return -1;
    if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = -1;
    fclose(file);
    return resident < 0 ? -1 : resident * (sysconf(_SC_PAGESIZE) / 1024);
}
