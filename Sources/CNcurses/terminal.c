#define _GNU_SOURCE
#include "shim.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

const attr_t cn_bold = A_BOLD, cn_dim = A_DIM, cn_italic = A_ITALIC, cn_underline = A_UNDERLINE,
             cn_reverse = A_REVERSE;

// MARK: Terminal

cn_terminal_description cn_describe_terminal(const char *type) {
    // terminfo keeps the terminal that is looked at in one variable for the whole process.
    static pthread_mutex_t looking = PTHREAD_MUTEX_INITIALIZER;
    cn_terminal_description found = {.status = cn_terminal_unknown};
    pthread_mutex_lock(&looking);
    TERMINAL *before = cur_term;
    int error = 0;
    if (setupterm(type, STDOUT_FILENO, &error) == OK) {
        found.status = cursor_address ? cn_terminal_usable : cn_terminal_cannot_address;
        found.colors = tigetnum("colors");
        found.pairs = tigetnum("pairs");
        found.has_direct_color = cn_has_direct_color();
        found.has_mouse = cn_capability("kmous") != NULL;
        found.has_bracketed_paste = cn_capability("BE") != NULL;
        found.has_clipboard = cn_capability("Ms") != NULL;
        del_curterm(cur_term);
    }
    set_curterm(before);
    pthread_mutex_unlock(&looking);
    return found;
}

/// Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-O are keys like others; Ctrl-C, Ctrl-\ and Ctrl-Z stay signals.
static void set_modes(void) {
    struct termios modes;
    if (tcgetattr(STDIN_FILENO, &modes) != 0) return;
    modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
    modes.c_lflag &= ~(tcflag_t)IEXTEN;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
    def_prog_mode();
}

/// ncurses knows no struck-through text. Where terminfo does, and conceals text by SGR 8, its copy in memory is made to
/// strike text through (SGR 9, ECMA-48) instead: nobody here conceals text.
static attr_t strikethrough;

static void find_strikethrough(void) {
    static const char conceal[] = "%p7%t;8%;";
    const char *on = cn_capability("smxx");
    char *attributes = (char *)cn_capability("sgr");
    char *place = attributes ? strstr(attributes, conceal) : NULL;
    strikethrough = 0;
    if (!on || strcmp(on, "\x1b[9m") != 0 || !place) return;
    place[strlen("%p7%t;")] = '9';
    strikethrough = A_INVIS;
}

attr_t cn_strikethrough(void) { return strikethrough; }

/// Until endwin() has been called once, ncurses 6.4 sends what it has with every movement of the cursor, so that a frame
/// reaches the terminal in a dozen pieces and may be seen half drawn. It is called here while its words go nowhere, and so
/// does what takes the terminal again: with the first frame, the alternate screen would be asked for once more, and the
/// terminal be left with a title put aside that nobody takes back.
static void send_frames_whole(void) {
    int terminal = dup(STDOUT_FILENO);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (terminal >= 0 && nowhere >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0) {
        endwin();
        doupdate();
        dup2(terminal, STDOUT_FILENO);
    }
    if (terminal >= 0) close(terminal);
    if (nowhere >= 0) close(nowhere);
}

bool cn_open_screen(const char *type) {
    use_env(FALSE);
    use_tioctl(TRUE);
    if (!newterm(type, stdout, stdin)) return false;
    set_escdelay(25);
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    typeahead(-1);
    set_modes();
    // Sends what newterm() has begun, too.
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    idlok(stdscr, TRUE);
    find_strikethrough();
    send_frames_whole();
    // endwin() has switched it off, and only the first wgetch() would see to it, with a blank picture before it.
    keypad(stdscr, TRUE);
    return true;
}

void cn_close_screen(void) { endwin(); }

bool cn_terminal_size(int descriptor, int *width, int *height) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *width = size.ws_col;
    *height = size.ws_row;
    return true;
}

WINDOW *cn_window(void) { return stdscr; }
int cn_window_columns(void) { return getmaxx(stdscr); }
int cn_window_rows(void) { return getmaxy(stdscr); }

void cn_send(const char *text) {
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t sent = write(STDOUT_FILENO, text, length);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0 && errno == EAGAIN) {
            // Another program has left the terminal so that writing does not wait.
            struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
            poll(&terminal, 1, -1);
            continue;
        }
        if (sent <= 0) return;
        text += sent;
        length -= (size_t)sent;
    }
}

const char *cn_capability(const char *name) {
    const char *value = tigetstr(name);
    return value == (const char *)-1 ? NULL : value;
}

bool cn_has_direct_color(void) {
    const char *bits = cn_capability("RGB");
    return tigetflag("RGB") > 0 || tigetnum("RGB") == 8 || (bits && strcmp(bits, "8/8/8") == 0);
}

// MARK: Locale

int cn_columns(unsigned int scalar) {
    char bytes[MB_LEN_MAX];
    mbstate_t state = {0};
    int width = wcwidth((wchar_t)scalar);
    if (width > 0 && wcrtomb(bytes, (wchar_t)scalar, &state) == (size_t)-1) return -1;
    return width;
}

int cn_scalar(int byte) { return (int)btowc(byte); }

// MARK: Cells

bool cn_start_colors(bool *has_defaults) {
    if (!has_colors() || start_color() == ERR) return false;
    *has_defaults = use_default_colors() == OK;
    return true;
}

int cn_color_pairs(void) { return COLOR_PAIRS; }

void cn_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
    setcchar(cell, text, attributes, 0, &pair);
}

void cn_put_cells(int y, int x, const cchar_t *cells, int count) { mvwadd_wchnstr(stdscr, y, x, cells, count); }

void cn_copy_cells(int from, int to, int x, int count) {
    copywin(stdscr, stdscr, from, x, to, x, to, x + count - 1, FALSE);
}

void cn_scroll(int top, int bottom, int rows) {
    scrollok(stdscr, TRUE);
    setscrreg(top, bottom);
    scrl(rows);
    setscrreg(0, getmaxy(stdscr) - 1);
    scrollok(stdscr, FALSE);
}

void cn_show(void) {
    wnoutrefresh(stdscr);
    doupdate();
}

void cn_forget_screen(void) { clearok(curscr, TRUE); }

// MARK: Input

int cn_read_bytes(unsigned char *bytes, int capacity) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, 0) <= 0) return 0;
    ssize_t count = read(STDIN_FILENO, bytes, (size_t)capacity);
    return count < 0 ? 0 : (int)count;
}

cn_input_state cn_input_now(void) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int bytes = 0;
    if (poll(&input, 1, 0) <= 0) return cn_input_quiet;
    if (input.revents & (POLLHUP | POLLERR | POLLNVAL)) return cn_input_ended;
    if (!(input.revents & POLLIN)) return cn_input_quiet;
    return ioctl(STDIN_FILENO, FIONREAD, &bytes) == 0 && bytes > 0 ? cn_input_waiting : cn_input_ended;
}
