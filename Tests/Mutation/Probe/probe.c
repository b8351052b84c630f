// What is compiled into the programs under test: changes are switched on by MUTATION_ACTIVE, a list of numbers; which places
// are executed goes to the file MUTATION_REACHED, one byte for each, which child processes map too; MUTATION_LOG gets a line
// for each test with its seconds and the places that it has executed.
#include "include/probe.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static unsigned char unshared[PROBE_LIMIT], switched_on[PROBE_LIMIT];
const unsigned char *probe_active = switched_on;
unsigned char *probe_reached = unshared;

static FILE *journal;
static double since;
static char *current;

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

__attribute__((constructor)) static void start(void) {
    const char *active = getenv("MUTATION_ACTIVE");
    while (active && *active) {
        char *end;
        long change = strtol(active, &end, 10);
        if (end == active) break;
        if (change >= 0 && change < PROBE_LIMIT) switched_on[change] = 1;
        active = *end == ',' ? end + 1 : end;
    }
    const char *path = getenv("MUTATION_REACHED");
    if (!path) return;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *shared = mmap(NULL, PROBE_LIMIT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (shared != MAP_FAILED) probe_reached = shared;
}

// What has been executed since the last test ended belongs to this one: its suite is made before its first line is.
void probe_enter(const char *test) {
    const char *path = getenv("MUTATION_LOG");
    if (!path) return;
    if (!journal) {
        journal = fopen(path, "ae");
        since = seconds();
    }
    free(current);
    current = strdup(test);
}

void probe_leave(void) {
    if (!journal || !current) return;
    double now = seconds();
    fprintf(journal, "%s\t%.4f\t", current, now - since);
    for (int change = 0; change < PROBE_LIMIT; change++) {
        if (__atomic_load_n(&probe_reached[change], __ATOMIC_RELAXED)) fprintf(journal, "%d ", change);
    }
    fputc('\n', journal);
    fflush(journal);
    memset(probe_reached, 0, PROBE_LIMIT);
    since = now;
    free(current);
    current = NULL;
}
