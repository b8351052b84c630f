#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a program in C that draws with ncurses does for the same cells: the measure for everything else here. Names begin
// with `cb_`.

/// A cell: its character, the number of its style, and its columns; 0 in the right half of a wide one.
typedef struct {
    uint32_t scalar;
    uint16_t style;
    uint8_t width;
} cb_cell;

/// Puts a terminal of its own under standard input and output, and reads all that is sent to it.
/// Returns a descriptor of the standard output that there was, or -1.
int cb_take_terminal(int columns, int rows);

/// Bytes that have been sent to the terminal, as soon as no more are on their way.
long cb_bytes_sent(void);

/// Opens the terminal with ncurses; `cb_close` gives it back.
bool cb_open(void);
void cb_close(void);

/// Says what a style is: numbers of the palette, -1 for the terminal's own, and attributes as bits: bold 1, dim 2,
/// italic 4, underline 8, reverse 16, strikethrough 32.
void cb_set_style(int style, int foreground, int background, int attributes);

/// Draws all cells, run by run, and sends what ncurses finds to have changed.
void cb_draw(const cb_cell *cells, int columns, int rows);

/// Moves the rows from one to another up by some lines, draws those that are other ones than before, and sends what ncurses
/// finds to have changed. Cells are compared byte by byte: what lies between their fields is zero.
void cb_draw_changes(
    const cb_cell *cells, const cb_cell *before, int columns, int rows, int first, int last, int lines);

/// Forgets what the terminal shows, so that the next drawing sends all of it.
void cb_forget(void);

/// Writes the cells as UTF-8 rows with line ends; returns the bytes written.
size_t cb_text(const cb_cell *cells, int columns, int rows, char *buffer, size_t size);

/// Seconds that the processor has worked for the calling thread.
double cb_processor_seconds(void);

/// Memory of the process in KiB: what is resident now.
long cb_resident_memory(void);
