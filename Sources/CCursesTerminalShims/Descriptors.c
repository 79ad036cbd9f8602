#define _GNU_SOURCE 1
#include "CCursesTerminalShims.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int ts_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int ts_event_descriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// Never runs, as the signal is blocked. ncurses ignores SIGTSTP while it draws, which discards one that
// waits to be read; where it finds a handler at its start, it leaves the signal alone for good.
static void leave_stop(int number) { (void)number; }

int ts_signal_descriptor(void) {
  // After the third, all that would end the program and are not a crash.
  static const int handled[] = {
      SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR, SIGSTKFLT};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof handled / sizeof *handled; i++) {
    sigaddset(&set, handled[i]);
    // An ignored signal is dropped before the descriptor sees it.
    if (handled[i] != SIGCONT) signal(handled[i], SIG_DFL);
  }
  signal(SIGTSTP, leave_stop);
  signal(SIGPIPE, SIG_IGN);
  signal(SIGTTOU, SIG_IGN);
  int failure = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (failure) {
    errno = failure;
    return -1;
  }
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int ts_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  ssize_t got = read(descriptor, &info, sizeof info);
  return got == sizeof info ? (int)info.ssi_signo : 0;
}

void ts_deliver_default(int number) {
  // ncurses puts handlers of its own where it finds none.
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int ts_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds) {
  if (nanoseconds < 0) return ppoll(descriptors, count, NULL, NULL);
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, count, &limit, NULL);
}

long ts_poll_call(void) { return SYS_ppoll; }

int ts_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int ts_set_window_size(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

uint64_t ts_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void *ts_stream(int descriptor, const char *mode) { return fdopen(descriptor, mode); }

int ts_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

char *const *ts_environment(void) { return environ; }

int ts_open_pseudo_terminal(char *path, size_t capacity) {
  int side = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (side < 0) return -1;
  if (grantpt(side) < 0 || unlockpt(side) < 0 || ptsname_r(side, path, capacity) != 0) {
    close(side);
    return -1;
  }
  return side;
}
