#pragma once
#include <stdbool.h>
#include <sys/types.h>

// Programs in a terminal of their own, with a keeper that looks after them as a shell does. Names begin with `pt_`.

/// How the terminal's driver treats what goes through it.
typedef struct {
    unsigned input, output, control, local;
    unsigned char characters[32];
} pt_settings;

/// A program that runs in a terminal.
typedef struct {
    /// Where what the program writes is read, and what it reads is written. Does not block.
    int controller;
    /// The program's end of the terminal, open for as long as somebody wants to look at its settings.
    int terminal;
    /// What happens to the program, each time as an `int` that `pt_event` reads.
    int events;
    pid_t keeper;
    pid_t program;
    /// The terminal's settings before the program began.
    pt_settings settings_before;
} pt_process;

/// What happened to a program, read from what `waitpid` tells of it.
typedef enum { pt_exited, pt_signalled, pt_stopped, pt_continued } pt_event_kind;

/// What happened, with the exit status or the signal.
typedef struct {
    pt_event_kind kind;
    int value;
} pt_event;

/// Starts a program in a new session whose terminal has the size given before the program begins.
///
/// A keeper leads the session, so that the program can be stopped and continued as under a shell. The program has
/// default handling of all signals, and no descriptors but the terminal and `errors`, its standard error.
/// - Returns: 0, or an error number.
int pt_start(
    const char *path, char *const arguments[], char *const environment[], const char *folder, int errors, int width,
    int height, pt_process *process);

/// Reads one event; false where none waits. Does not block.
bool pt_read_event(int events, pt_event *event);

/// Ends the program if it runs, and closes everything.
void pt_end(pt_process *process);

/// Takes the terminal away, as closing its window does. The program notices by itself: nothing tells it by a signal.
void pt_hang_up(pt_process *process);

/// Gives the terminal a size, of which the program is told by SIGWINCH.
void pt_resize(int controller, int width, int height);

/// Bytes that were sent and not yet read by the program.
int pt_unread(int terminal);

/// Reads the settings; false where there are none to read.
bool pt_read_settings(int terminal, pt_settings *settings);

/// Columns that libc gives a character; -1 for one that cannot be shown. Measures in UTF-8.
int pt_columns(unsigned int scalar);
