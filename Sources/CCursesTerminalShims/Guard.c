// Restores the terminal when the program crashes.
//
// Only async-signal-safe calls from `restore` down: everything needed is prepared by `ts_guard_arm`.
#define _GNU_SOURCE 1
#include "CCursesTerminalShims.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_BYTES = 1024, REPLAY_LIMIT = 64 * 1024, STACK_BYTES = 64 * 1024 };

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
enum { CRASHES = sizeof crashes / sizeof *crashes };

static struct {
  atomic_int armed;
  atomic_int away;
  int terminal;
  struct termios modes;
  // One of the two is in use while the other is filled.
  char bytes[2][MAX_BYTES];
  size_t count[2];
  atomic_int used;
  int captured;     // The memory file over standard error, or -1.
  int true_stderr;  // What standard error was, or -1.
  int chains;       // Whether earlier handlers run after this one.
  struct sigaction earlier[CRASHES];
} guard = {.captured = -1, .true_stderr = -1};

static void *signal_stack;

/// Writes all, but does not wait longer than half a second for a terminal that takes nothing.
static void write_bounded(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
    if (poll(&wait, 1, 500) <= 0) return;
    size_t chunk = count < 256 ? count : 256;
    ssize_t written = write(descriptor, bytes, chunk);
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
}

static void release_stderr(void) {
  if (guard.captured < 0) return;
  dup2(guard.true_stderr, STDERR_FILENO);
  char piece[1024];
  off_t at = 0;
  while (at < REPLAY_LIMIT) {
    ssize_t got = pread(guard.captured, piece, sizeof piece, at);
    if (got <= 0) break;
    write_bounded(STDERR_FILENO, piece, (size_t)got);
    at += got;
  }
  close(guard.captured);
  close(guard.true_stderr);
  guard.captured = -1;
  guard.true_stderr = -1;
}

static void restore(void) {
  if (!atomic_exchange(&guard.armed, 0)) return;
  if (!atomic_load(&guard.away)) {
    int used = atomic_load(&guard.used);
    write_bounded(guard.terminal, guard.bytes[used], guard.count[used]);
    // Not TCSADRAIN: it never returns on a terminal that was stopped with Ctrl+S.
    tcsetattr(guard.terminal, TCSANOW, &guard.modes);
  }
  release_stderr();
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int saved = errno;
  restore();
  for (int i = 0; i < CRASHES; i++) {
    if (crashes[i] != number) continue;
    if (guard.chains) {
      sigaction(number, &guard.earlier[i], NULL);
    } else {
      signal(number, SIG_DFL);
    }
  }
  errno = saved;
  // Dies of the same signal, so that the exit status says what happened.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

static void capture_stderr(void) {
  if (!isatty(STDERR_FILENO)) return;
  int file = memfd_create("standard-error", MFD_CLOEXEC);
  int kept = dup(STDERR_FILENO);
  if (file < 0 || kept < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (file >= 0) close(file);
    if (kept >= 0) close(kept);
    return;
  }
  guard.captured = file;
  guard.true_stderr = kept;
}

static void install_handlers(void) {
  if (!signal_stack) {
    signal_stack = malloc(STACK_BYTES);
    if (signal_stack) {
      stack_t stack = {.ss_sp = signal_stack, .ss_size = STACK_BYTES};
      sigaltstack(&stack, NULL);
    }
    atexit(restore);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &action, &guard.earlier[i]);
}

int ts_guard_set_bytes(const void *bytes, size_t count) {
  if (count > MAX_BYTES) {
    errno = E2BIG;
    return -1;
  }
  int other = 1 - atomic_load(&guard.used);
  memcpy(guard.bytes[other], bytes, count);
  guard.count[other] = count;
  atomic_store(&guard.used, other);
  return 0;
}

int ts_guard_arm(int terminal, const struct termios *modes, const void *bytes, size_t count) {
  if (atomic_load(&guard.armed) || count > MAX_BYTES) {
    errno = count > MAX_BYTES ? E2BIG : EBUSY;
    return -1;
  }
  guard.terminal = terminal;
  guard.modes = *modes;
  ts_guard_set_bytes(bytes, count);
  // Swift's own handler waits half a minute for a key on a terminal, unless it was asked for.
  guard.chains = getenv("SWIFT_BACKTRACE") != NULL;
  atomic_store(&guard.away, 0);
  capture_stderr();
  install_handlers();
  atomic_store(&guard.armed, 1);
  return 0;
}

void ts_guard_disarm(void) {
  if (!atomic_exchange(&guard.armed, 0)) return;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &guard.earlier[i], NULL);
  release_stderr();
}

void ts_guard_set_away(int away) { atomic_store(&guard.away, away); }
