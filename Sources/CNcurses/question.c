#include "shim.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/// Starts a program in a group of its own that reads nothing, writes its answer to `output`, and keeps its complaints.
static bool start(char *const arguments[], int output, pid_t *child) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t held, pipes;
    sigemptyset(&held);
    sigaddset(&held, SIGTSTP);
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    if (posix_spawn_file_actions_init(&files) != 0) return false;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&files);
        return false;
    }
    bool is_ready = posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0
        && posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) == 0
        && posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0
        && posix_spawnattr_setpgroup(&attributes, 0) == 0
        // A thread that does work in the background may hold signals back, and the program ignores broken pipes. Ctrl-Z may
        // come while the child is still one of the program's group: stopped before it runs, it would hold for ever the
        // thread that waits for that, so that the program could not be stopped whole, and its shell would wait in vain.
        && posix_spawnattr_setsigmask(&attributes, &held) == 0 && posix_spawnattr_setsigdefault(&attributes, &pipes) == 0
        && posix_spawnattr_setflags(
               &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) == 0;
    bool is_started = is_ready && posix_spawnp(child, arguments[0], &files, &attributes, arguments, environ) == 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return is_started;
}

static cn_answer read_line(int input, int milliseconds, char *line, size_t capacity) {
    long long end = milliseconds_now() + milliseconds;
    size_t length = 0;
    while (length < capacity) {
        long long left = end - milliseconds_now();
        struct pollfd wait = {.fd = input, .events = POLLIN};
        int ready = poll(&wait, 1, left > 0 ? (int)left : 0);
        if (ready < 0 && errno == EINTR) continue;
        if (ready == 0) return cn_answer_late;
        ssize_t count = ready < 0 ? -1 : read(input, line + length, capacity - length);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return cn_answer_none;
        char *line_end = memchr(line + length, '\n', (size_t)count);
        if (line_end) {
            *line_end = 0;
            return cn_answer_line;
        }
        length += (size_t)count;
    }
    return cn_answer_none;
}

cn_answer cn_ask(char *const arguments[], int milliseconds, char *line, size_t capacity) {
    int ends[2];
    pid_t child;
    if (pipe(ends) != 0) return cn_answer_none;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    bool is_started = start(arguments, ends[1], &child);
    close(ends[1]);
    cn_answer answer = is_started ? read_line(ends[0], milliseconds, line, capacity) : cn_answer_none;
    close(ends[0]);
    if (is_started) {
        // It has said what it was asked for, or has had its time.
        kill(-child, SIGKILL);
        kill(child, SIGKILL);
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    return answer;
}
