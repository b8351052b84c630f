#include "watchdog.h"
#include "shim.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

/// How long the program has for ending by itself, in milliseconds.
enum { patience = 1500 };

/// Where signals are told; the other end is the thread's.
static volatile sig_atomic_t requests = -1;

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits without waking up until the program is asked to end, and then for as long as it has for that. Nothing here may
/// wait for what another thread holds, such as memory or a stream.
static void *watch(void *argument) {
    int asked = 0;
    bool is_told = false;
    int64_t end = 0;
    struct pollfd watched[] = {{.fd = (int)(intptr_t)argument, .events = POLLIN}, {.fd = STDIN_FILENO}};
    for (;;) {
        int64_t left = asked ? end - milliseconds() : -1;
        if (asked && left <= 0) break;
        if (poll(watched, 2, (int)left) < 0) continue;
        if (watched[0].revents) {
            char signal = 0;
            ssize_t count = read(watched[0].fd, &signal, 1);
            if (count == 0) {
                close(watched[0].fd);
                watched[0].fd = -1;
                // The terminal has been given back, and may come to its end without us.
                if (!is_told) return NULL;
            } else if (count == 1 && !is_told) {
                if (!asked) end = milliseconds() + patience;
                asked = signal;
                is_told = true;
            }
        }
        if (watched[1].revents) {
            if (watched[1].revents & (POLLHUP | POLLERR) && !asked) {
                asked = SIGHUP;
                end = milliseconds() + patience;
            }
            watched[1].fd = -1;
        }
    }
    cn_end_by_signal(asked);
    return NULL;
}

/// Signals are for the other threads.
static bool start_thread(int descriptor) {
    sigset_t all, before;
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool is_started = pthread_create(&thread, &attributes, watch, (void *)(intptr_t)descriptor) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return is_started;
}

bool cn_start_watchdog(void) {
    int ends[2];
    if (pipe(ends) != 0) return false;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    if (!start_thread(ends[0])) {
        close(ends[0]);
        close(ends[1]);
        return false;
    }
    requests = ends[1];
    return true;
}

void cn_stop_watchdog(void) {
    int descriptor = requests;
    requests = -1;
    if (descriptor >= 0) close(descriptor);
}

void cn_tell_watchdog(int signal) {
    char number = (char)signal;
    int kept = errno;
    if (requests >= 0) {
        ssize_t sent = write(requests, &number, 1);
        (void)sent;
    }
    errno = kept;
}
