#include "shim.h"
#include "watchdog.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
/// All that end a process unless somebody catches them, whether they were meant as a request or not.
static const int ends[] = {
    SIGINT,  SIGTERM,   SIGHUP,  SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
    SIGPROF, SIGVTALRM, SIGXCPU, SIGXFSZ,
#ifdef SIGIO
    SIGIO,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
static const int changes[] = {SIGTSTP, SIGCONT, SIGWINCH};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static struct termios saved_modes;
static char reset_text[1024];
static size_t reset_length;
/// Several threads may restore the terminal at a time, and one does. Once a thread does so as it ends the process, nobody
/// else begins: the process would end in the middle of it.
enum { UNCHANGED, CHANGED, BEING_GIVEN_BACK, ENDING };
static atomic_int state;
/// Which signals the thread held back before it began to give the terminal back.
static sigset_t held_before;
/// The terminal of standard output by name.
static char terminal_name[128];
static volatile sig_atomic_t is_ending;

static struct sigaction previous[NSIG];
static int signal_pipe[2] = {-1, -1};

// MARK: Restoring

void cn_save_terminal(void) {
    static bool is_registered;
    state = tcgetattr(STDIN_FILENO, &saved_modes) == 0 ? CHANGED : UNCHANGED;
    if (ttyname_r(STDOUT_FILENO, terminal_name, sizeof terminal_name) != 0) terminal_name[0] = 0;
    if (!is_registered) is_registered = atexit(cn_restore_terminal) == 0;
}

void cn_set_reset_text(const char *text) {
    reset_length = strnlen(text, sizeof reset_text);
    memcpy(reset_text, text, reset_length);
}

void cn_forget_terminal(void) { state = UNCHANGED; }

bool cn_begin_giving_back(void) {
    sigset_t held;
    int changed = CHANGED;
    sigemptyset(&held);
    for (size_t i = 0; i < COUNT(ends); i++) sigaddset(&held, ends[i]);
    pthread_sigmask(SIG_BLOCK, &held, &held_before);
    if (atomic_compare_exchange_strong(&state, &changed, BEING_GIVEN_BACK) || changed != ENDING) return true;
    pthread_sigmask(SIG_SETMASK, &held_before, NULL);
    // The process is about to end; whoever called has nothing left to do until then.
    for (int tries = 0; tries < 50; tries++) poll(NULL, 0, 10);
    return false;
}

void cn_finish_giving_back(void) {
    state = UNCHANGED;
    pthread_sigmask(SIG_SETMASK, &held_before, NULL);
}

/// Sends what undoes everything, and gives up where the terminal takes nothing for a fifth of a second. The terminal is
/// opened anew for that: whether writing waits is a matter of the opening, which others may share.
static void send_reset_text(void) {
    const char *rest = reset_text;
    size_t length = reset_length;
    int own = terminal_name[0] ? open(terminal_name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1;
    struct pollfd terminal = {.fd = own < 0 ? STDOUT_FILENO : own, .events = POLLOUT};
    for (int tries = 0; tries < 20 && length > 0; tries++) {
        if (poll(&terminal, 1, 10) == 0) continue;
        ssize_t sent = write(terminal.fd, rest, length);
        if (sent < 0 && errno != EINTR && errno != EAGAIN) break;
        if (sent > 0) {
            rest += sent;
            length -= (size_t)sent;
        } else {
            // Another thread is in the middle of writing.
            poll(NULL, 0, 10);
        }
    }
    if (own >= 0) close(own);
}

void cn_restore_terminal(void) {
    // What another thread gives back at this moment is not given back twice: a title would be taken that is somebody else's.
    for (int tries = 0; tries < 50 && state == BEING_GIVEN_BACK; tries++) poll(NULL, 0, 10);
    int before = atomic_exchange(&state, ENDING);
    if (before == UNCHANGED || before == ENDING) return;
    send_reset_text();
    tcsetattr(STDIN_FILENO, TCSANOW, &saved_modes);
}

// MARK: Catching

/// Sends the signal to this very thread, also where the thread's mask holds signals back.
static void raise_here(int signal) {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal);
    pthread_sigmask(SIG_UNBLOCK, &only, NULL);
    raise(signal);
}

static void on_crash(int signal) {
    cn_restore_terminal();
    sigaction(signal, &previous[signal], NULL);
    raise_here(signal);
}

static void on_request(int signal) {
    int kept = errno;
    char number = (char)signal;
    bool ends_program = false;
    for (size_t i = 0; i < COUNT(ends); i++) ends_program |= ends[i] == signal;
    if (ends_program && is_ending) cn_end_by_signal(signal);
    is_ending |= ends_program;
    if (ends_program) cn_tell_watchdog(signal);
    ssize_t sent = write(signal_pipe[1], &number, 1);
    (void)sent;
    errno = kept;
}

static void catch(int signal, void (*handler)(int), int flags) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

static void catch_request(int signal) {
    if (previous[signal].sa_handler != SIG_IGN) catch(signal, on_request, SA_RESTART | SA_ONSTACK);
}

int cn_catch_signals(void) {
    if (pipe(signal_pipe) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
        fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
    }
    is_ending = 0;
    if (!cn_start_watchdog()) {
        for (int i = 0; i < 2; i++) close(signal_pipe[i]);
        signal_pipe[0] = signal_pipe[1] = -1;
        return -1;
    }
    cn_prepare_thread();
    for (int signal = 1; signal < NSIG; signal++) sigaction(signal, NULL, &previous[signal]);
    for (size_t i = 0; i < COUNT(crashes); i++) catch(crashes[i], on_crash, SA_ONSTACK);
    for (size_t i = 0; i < COUNT(ends); i++) catch_request(ends[i]);
    for (size_t i = 0; i < COUNT(changes); i++) catch_request(changes[i]);
    return signal_pipe[0];
}

void cn_release_signals(void) {
    if (signal_pipe[0] < 0) return;
    for (size_t i = 0; i < COUNT(crashes); i++) sigaction(crashes[i], &previous[crashes[i]], NULL);
    for (size_t i = 0; i < COUNT(ends); i++) sigaction(ends[i], &previous[ends[i]], NULL);
    for (size_t i = 0; i < COUNT(changes); i++) sigaction(changes[i], &previous[changes[i]], NULL);
    cn_stop_watchdog();
    close(signal_pipe[1]);
    signal_pipe[0] = signal_pipe[1] = -1;
}

void cn_prepare_thread(void) {
    static _Thread_local bool is_prepared;
    const size_t size = 64 * 1024;
    stack_t current;
    if (is_prepared) return;
    is_prepared = true;
    if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
    stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
    if (stack.ss_sp && sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
}

// MARK: Answering

void cn_end_by_signal(int signal) {
    cn_restore_terminal();
    catch(signal, SIG_DFL, 0);
    raise_here(signal);
    _exit(128 + signal);
}

/// In the background the terminal belongs to others, and touching it would stop the process at a bad moment. A terminal that
/// is gone, or not the process's own, has no foreground that the process could wait for.
static bool is_in_background(void) {
    pid_t foreground = tcgetpgrp(STDIN_FILENO);
    return foreground >= 0 && foreground != getpgrp();
}

bool cn_stop_process(void) {
    const struct timespec moment = {.tv_nsec = 20 * 1000 * 1000};
    catch(SIGCONT, SIG_DFL, 0);
    for (bool stops = !is_ending; stops; stops = is_in_background() && !is_ending) {
        catch(SIGTSTP, SIG_DFL, 0);
        raise_here(SIGTSTP);
        // A request to end that waited behind the stop reaches another thread; give it time to be noticed.
        if (is_in_background()) nanosleep(&moment, NULL);
    }
    catch_request(SIGTSTP);
    catch_request(SIGCONT);
    return !is_ending;
}
