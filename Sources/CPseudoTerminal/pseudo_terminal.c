#define _GNU_SOURCE
#include "pseudo_terminal.h"
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// MARK: Platforms

#ifdef __linux__
#include <sys/prctl.h>

/// The program ends with whoever looks after it.
static void end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
static void close_from(int first) { close_range((unsigned)first, ~0u, 0); }
static int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
/// Opening it has made it the session's terminal.
static void take_terminal(int terminal) { (void)terminal; }
static const char *const utf8_name = "C.UTF-8";
#else
#include <xlocale.h>

static void end_with_parent(void) {}
static void close_from(int first) {
    for (int descriptor = first; descriptor < getdtablesize(); descriptor++) close(descriptor);
}
static int make_pipe(int ends[2]) {
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    return 0;
}
static void take_terminal(int terminal) { ioctl(terminal, TIOCSCTTY, 0); }
static const char *const utf8_name = "UTF-8";
#endif

// MARK: Starting

/// What the keeper and the program need after fork(), made before it.
struct plan {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;
    const char *terminal;
    int errors;
    int events;
};

static void handle_signals_by_default(void) {
    sigset_t none;
    sigemptyset(&none);
    for (int signal = 1; signal < NSIG; signal++) {
        struct sigaction action = {.sa_handler = SIG_DFL};
        sigaction(signal, &action, NULL);
    }
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Becomes the program. The keeper has put it in the foreground.
static void run_program(const struct plan *plan, int terminal) {
    const struct rlimit no_core = {0, 0};
    setpgid(0, 0);
    tcsetpgrp(terminal, getpid());
    end_with_parent();
    handle_signals_by_default();
    setrlimit(RLIMIT_CORE, &no_core);
    if (dup2(terminal, 0) < 0 || dup2(terminal, 1) < 0 || dup2(plan->errors, 2) < 0) _exit(126);
    close_from(3);
    if (chdir(plan->folder) == 0) execve(plan->path, plan->arguments, plan->environment);
    _exit(127);
}

static void tell(int events, int value) {
    ssize_t written = write(events, &value, sizeof value);
    (void)written;
}

/// Leads the session: starts the program in the foreground and passes on what happens to it. Only what is safe between
/// fork() and exec() may be called here.
static void keep(const struct plan *plan) {
    setsid();
    // First all out of the way of the numbers that they get: what had one of those would be lost.
    int opened = open(plan->terminal, O_RDWR);
    take_terminal(opened);
    int terminal = fcntl(opened, F_DUPFD, 10);
    int errors = fcntl(plan->errors, F_DUPFD, 10);
    int events = fcntl(plan->events, F_DUPFD, 10);
    struct plan own = *plan;
    own.events = dup2(events, 3);
    own.errors = dup2(errors, 4);
    terminal = dup2(terminal, 5);
    if (own.events < 0 || own.errors < 0 || terminal < 0) _exit(126);
    close_from(6);

    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigaction(SIGTTOU, &ignore, NULL);
    sigaction(SIGPIPE, &ignore, NULL);
    // It stays to tell what becomes of the program once the terminal is gone.
    sigaction(SIGHUP, &ignore, NULL);
    pid_t program = fork();
    if (program == 0) run_program(&own, terminal);
    tell(own.events, program);
    int status = 0;
    for (;;) {
        if (waitpid(program, &status, WUNTRACED | WCONTINUED) < 0) {
            if (errno == EINTR) continue;
            _exit(126);
        }
        tell(own.events, status);
        if (WIFEXITED(status) || WIFSIGNALED(status)) _exit(0);
    }
}

static int start_keeper(const struct plan *plan, pt_process *process) {
    process->keeper = fork();
    if (process->keeper < 0) return errno;
    if (process->keeper == 0) keep(plan);
    return 0;
}

int pt_start(
    const char *path, char *const arguments[], char *const environment[], const char *folder, int errors, int width,
    int height, pt_process *process) {
    char name[128];
    int ends[2];
    *process = (pt_process){.controller = -1, .terminal = -1, .events = -1, .keeper = -1, .program = -1};
    process->controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (process->controller < 0) return errno;
    if (grantpt(process->controller) != 0 || unlockpt(process->controller) != 0
        || ptsname_r(process->controller, name, sizeof name) != 0 || make_pipe(ends) != 0) {
        int error = errno;
        pt_end(process);
        return error;
    }
    process->events = ends[0];
    pt_resize(process->controller, width, height);
    process->terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (process->terminal >= 0) pt_read_settings(process->terminal, &process->settings_before);
    struct plan plan = {path, arguments, environment, folder, name, errors, ends[1]};
    int error = process->terminal < 0 ? errno : start_keeper(&plan, process);
    close(ends[1]);
    if (error == 0 && read(process->events, &process->program, sizeof(int)) != sizeof(int)) error = EIO;
    if (error == 0 && process->program < 0) error = EAGAIN;
    if (error != 0) {
        pt_end(process);
        return error;
    }
    fcntl(process->events, F_SETFL, O_NONBLOCK);
    fcntl(process->controller, F_SETFL, O_NONBLOCK);
    return 0;
}

// MARK: Looking after

bool pt_read_event(int events, pt_event *event) {
    int status = 0;
    if (read(events, &status, sizeof status) != sizeof status) return false;
    if (WIFEXITED(status)) *event = (pt_event){pt_exited, WEXITSTATUS(status)};
    else if (WIFSIGNALED(status)) *event = (pt_event){pt_signalled, WTERMSIG(status)};
    else if (WIFSTOPPED(status)) *event = (pt_event){pt_stopped, WSTOPSIG(status)};
    else *event = (pt_event){pt_continued, 0};
    return true;
}

void pt_end(pt_process *process) {
    // The keeper ends with the program. As long as it runs, the program's number is the program's.
    if (process->keeper > 0 && waitpid(process->keeper, NULL, WNOHANG) == 0) {
        if (process->program > 0) kill(process->program, SIGKILL);
        while (waitpid(process->keeper, NULL, 0) < 0 && errno == EINTR) {}
    }
    const int descriptors[] = {process->controller, process->terminal, process->events};
    for (size_t i = 0; i < 3; i++)
        if (descriptors[i] >= 0) close(descriptors[i]);
    *process = (pt_process){.controller = -1, .terminal = -1, .events = -1, .keeper = -1, .program = -1};
}

void pt_hang_up(pt_process *process) {
    if (process->terminal >= 0) close(process->terminal);
    if (process->controller >= 0) close(process->controller);
    process->terminal = process->controller = -1;
}

void pt_resize(int controller, int width, int height) {
    struct winsize size = {.ws_row = (unsigned short)height, .ws_col = (unsigned short)width};
    ioctl(controller, TIOCSWINSZ, &size);
}

int pt_unread(int terminal) {
    int count = 0;
    return ioctl(terminal, FIONREAD, &count) == 0 ? count : 0;
}

bool pt_read_settings(int terminal, pt_settings *settings) {
    struct termios modes;
    if (tcgetattr(terminal, &modes) != 0) return false;
    *settings = (pt_settings){modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag, {0}};
    memcpy(settings->characters, modes.c_cc, sizeof modes.c_cc < 32 ? sizeof modes.c_cc : 32);
    return true;
}

// MARK: Text

static locale_t utf8_locale(void) {
    static locale_t locale;
    if (!locale) locale = newlocale(LC_CTYPE_MASK, utf8_name, NULL);
    return locale;
}

int pt_columns(unsigned int scalar) {
    locale_t utf8 = utf8_locale();
    if (!utf8) return 1;
    locale_t before = uselocale(utf8);
    int width = wcwidth((wchar_t)scalar);
    uselocale(before);
    return width;
}
