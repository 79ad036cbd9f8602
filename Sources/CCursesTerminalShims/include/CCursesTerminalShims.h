// System calls that the Glibc module lacks, and the guard that restores the terminal in a crash.
#ifndef CTERMINALSHIMS_H
#define CTERMINALSHIMS_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// Descriptors. Each returns -1 and sets errno when it fails.

/// A file in memory, closed in children.
int ts_memory_file(const char *name);
/// A wake-up descriptor that other threads write to.
int ts_event_descriptor(void);
/// Blocks the signals an interactive program handles in its loop, those that would end it among them,
/// and returns a descriptor for them.
int ts_signal_descriptor(void);
/// The next signal of the descriptor and whether a process sent it; 0 when there is none.
int ts_next_signal(int descriptor);
/// Maps the memory that a start takes in one go, as much as the terminal's size asks for: each of its
/// pages else is a stop.
void ts_map_memory(void);
/// Lets one blocked signal take its default effect now, then blocks it again.
void ts_deliver_default(int signal);
/// `poll` with a timeout in nanoseconds; a negative one waits for ever.
int ts_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds);
/// The width and height of a terminal; 0 when it knows.
int ts_window_size(int descriptor, int *columns, int *rows);
int ts_set_window_size(int descriptor, int columns, int rows);
/// What is known of the monotonic clock, in nanoseconds.
uint64_t ts_monotonic_nanoseconds(void);
/// A stream over a descriptor for ncurses, which takes no descriptor itself.
void *ts_stream(int descriptor, const char *mode);
/// A pipe that is closed in children; reading it does not wait.
int ts_pipe(int ends[2]);
/// The environment of this process, for its children.
char *const *ts_environment(void);

// The main queue of Dispatch, as the run loop of CoreFoundation drains it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/// From now on Swift runs tasks that belong to no actor on the main thread too.
void ts_keep_tasks_on_main_thread(void);

// The guard. One terminal can be guarded at a time.

/// From now on a crash, or an `exit` from anywhere, writes `bytes` to `terminal`, gives it back
/// `modes`, and shows on the real standard error what was written to it meanwhile.
///
/// Standard error is captured only when it is a terminal. Returns 0, or -1 with errno.
int ts_guard_arm(
    int terminal, const struct termios *modes, const void *bytes, size_t count);
/// Replaces the bytes that a crash writes.
int ts_guard_set_bytes(const void *bytes, size_t count);
/// Ends the capture of standard error and shows what was captured. The terminal is left alone.
void ts_guard_disarm(void);
/// While away (suspended) a crash leaves the terminal alone.
void ts_guard_set_away(int away);

// Pseudo-terminals, for the test harness.

/// Opens a pseudo-terminal; its other side's path goes into `path`. Returns the controlling side.
int ts_open_pseudo_terminal(char *path, size_t capacity);
/// The number of the system call that `ts_poll` makes.
long ts_poll_call(void);

#endif
