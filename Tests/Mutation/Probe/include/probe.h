#ifndef PROBE_H
#define PROBE_H

#include <stdbool.h>

// As many changes as one build can carry; Workspace.mostChanges says so too.
#define PROBE_LIMIT 8192

// 1 for a change that is switched on; read only once the program has started.
extern const unsigned char *probe_active;
// 1 for a change whose place has been executed; shared with the programs that a test starts.
extern unsigned char *probe_reached;

// Whether a change is switched on, where its place in the sources is executed.
static inline bool probe_changed(int change) {
    __atomic_store_n(&probe_reached[change], 1, __ATOMIC_RELAXED);
    return probe_active[change];
}

// The beginning and the end of a test, or of one case of it, by its name.
void probe_enter(const char *test);
void probe_leave(void);

#endif
