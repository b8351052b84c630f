#pragma once
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdbool.h>
#include <stddef.h>

// What Swift cannot see of ncurses (macros, global variables, variadic functions), and the code that has to run inside
// signal handlers. Names begin with `cn_`.

// MARK: Terminal

/// Whether a terminal type can be drawn on.
typedef enum {
    cn_terminal_usable,
    cn_terminal_unknown,
    /// Known, but without a way to move the cursor to a place.
    cn_terminal_cannot_address,
} cn_terminal_status;

/// What terminfo says about a terminal type. Numbers are negative for what the terminal lacks.
typedef struct {
    cn_terminal_status status;
    int colors, pairs;
    bool has_direct_color, has_mouse, has_bracketed_paste, has_clipboard;
} cn_terminal_description;

/// Looks the type up without writing anything to the terminal. May be called by several threads at a time.
cn_terminal_description cn_describe_terminal(const char *type);

/// Takes the terminal of standard input and output over as terminfo describes `type`: full screen, keys one by one, no
/// echo, no flow control.
bool cn_open_screen(const char *type);

/// Gives the terminal back as it was.
void cn_close_screen(void);

/// Columns and rows of the terminal at a descriptor, as its driver knows them; false when it does not.
bool cn_terminal_size(int descriptor, int *width, int *height);

WINDOW *cn_window(void);
int cn_window_columns(void);
int cn_window_rows(void);

/// Sends text to the terminal at once, past the picture.
void cn_send(const char *text);

/// A terminfo string, or NULL when the terminal lacks it.
const char *cn_capability(const char *name);

/// Whether terminfo says that colour numbers are red, green and blue of eight bits each.
bool cn_has_direct_color(void);

// MARK: Locale

/// Columns that libc gives a character; -1 for one that the locale cannot show.
int cn_columns(unsigned int scalar);

/// The character that a byte stands for in the locale; -1 for none.
int cn_scalar(int byte);

// MARK: Cells

extern const attr_t cn_bold, cn_dim, cn_italic, cn_underline, cn_reverse;

/// Attribute that strikes text through, or 0 where the terminal cannot. Valid after `cn_open_screen`.
attr_t cn_strikethrough(void);

/// Starts colours; false when the terminal has none. `has_defaults` tells whether -1 means the terminal's own colour.
bool cn_start_colors(bool *has_defaults);

/// How many colour pairs there are, pair 0 included.
int cn_color_pairs(void);

/// Fills a cell; `text` ends with 0.
void cn_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair);

/// Writes cells into the picture, which `cn_show` then sends.
void cn_put_cells(int y, int x, const cchar_t *cells, int count);

/// Copies cells of a row of the picture to another row, in the same columns.
void cn_copy_cells(int from, int to, int x, int count);

/// Moves the rows of the picture from `top` to `bottom` so many up, or down where that is negative; what is left is blank.
void cn_scroll(int top, int bottom, int rows);

/// Sends what differs between picture and terminal.
void cn_show(void);

/// Makes the next `cn_show` clear the terminal and send everything.
void cn_forget_screen(void);

// MARK: Input

/// Reads bytes of standard input that wait, past ncurses, and returns how many: 0 when none do.
int cn_read_bytes(unsigned char *bytes, int capacity);

/// State of standard input after all of it has been read.
typedef enum {
    cn_input_quiet,
    cn_input_waiting,
    cn_input_ended,
} cn_input_state;

cn_input_state cn_input_now(void);

// MARK: Other programs

/// What came of a question to another program.
typedef enum {
    cn_answer_line,
    cn_answer_none,
    cn_answer_late,
} cn_answer;

/// Starts a program found on the path and reads the first line that it prints, at most `capacity` bytes with its end. The
/// program is killed then, or when its time is over, and waited for, so that nothing of it is left. Ctrl-Z, which is meant
/// for whoever asks, does not stop it.
cn_answer cn_ask(char *const arguments[], int milliseconds, char *line, size_t capacity);

// MARK: Signals

/// Remembers the terminal's settings, which restoring puts back.
void cn_save_terminal(void);

/// Remembers what undoes all that the program switches on in the terminal.
void cn_set_reset_text(const char *text);

/// Leaves the terminal to whoever restored it or uses it now.
void cn_forget_terminal(void);

/// Begins to give the terminal back in the thread that calls; what ends the program meanwhile waits for it, half a second at
/// most. Returns whether it is this thread's to give: `false` where another one is doing so as it ends the process.
bool cn_begin_giving_back(void);

/// Tells that the terminal has been given back.
void cn_finish_giving_back(void);

/// Undoes, once, what the program did to the terminal. Safe inside signal handlers, and done when the process exits.
void cn_restore_terminal(void);

/// Starts to catch signals, before ncurses would. Crashes restore the terminal and go on as they would have. Requests
/// to end, stop, continue or resize arrive as bytes, each the signal's number, at the descriptor returned; -1 on failure.
/// A second request to end does not wait for an answer to the first, and a program that is still there a second and a half
/// after a first, or after the terminal has come to its end, is ended from another thread, with the terminal restored.
int cn_catch_signals(void);

/// Puts back how signals were handled before. The descriptor from `cn_catch_signals` is left to the caller to close.
void cn_release_signals(void);

/// Gives this thread a stack for signal handlers, so that a stack overflow restores the terminal too.
void cn_prepare_thread(void);

/// Ends the process the way the signal does by default.
void cn_end_by_signal(int signal);

/// Stops the process as Ctrl-Z does, until it is continued in the foreground; false when it is asked to end instead.
bool cn_stop_process(void);
