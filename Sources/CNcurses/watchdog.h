#pragma once
#include <stdbool.h>

// The thread that ends a program which has been asked to end and does not, because what should answer is busy.

/// Starts to watch for requests to end, and for the end of the terminal of standard input; false on failure.
bool cn_start_watchdog(void);

/// Ends the watch. A request that a signal has made stands: the program has been told to end, and has its time for it.
void cn_stop_watchdog(void);

/// Says that a signal asks the program to end. Safe inside signal handlers.
void cn_tell_watchdog(int signal);
