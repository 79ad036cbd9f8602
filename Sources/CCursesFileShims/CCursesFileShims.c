#define _GNU_SOURCE
#include "CCursesFileShims.h"

#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

const unsigned int bp_rename_noreplace = RENAME_NOREPLACE;
const unsigned int bp_rename_exchange = RENAME_EXCHANGE;

int bp_rename(const char *from, const char *to, unsigned int flags) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, flags);
}

int bp_birth_time(const char *path, int64_t *nanoseconds) {
  struct statx status;
  if (statx(AT_FDCWD, path, AT_STATX_SYNC_AS_STAT, STATX_BTIME, &status) != 0) return -1;
  if (!(status.stx_mask & STATX_BTIME)) return -1;
  *nanoseconds =
      (int64_t)((uint64_t)status.stx_btime.tv_sec * 1000000000u + status.stx_btime.tv_nsec);
  return 0;
}

int bp_reserve(int descriptor, off_t offset, off_t length) {
  return fallocate(descriptor, FALLOC_FL_KEEP_SIZE, offset, length);
}

ssize_t bp_listxattr(int descriptor, char *names, size_t size) {
  return flistxattr(descriptor, names, size);
}

ssize_t bp_getxattr(int descriptor, const char *name, void *value, size_t size) {
  return fgetxattr(descriptor, name, value, size);
}

int bp_setxattr(int descriptor, const char *name, const void *value, size_t size) {
  return fsetxattr(descriptor, name, value, size, 0);
}

int bp_removexattr(int descriptor, const char *name) { return fremovexattr(descriptor, name); }

int bp_may_write(const char *path) { return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS); }

int bp_get_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0); }

int bp_set_dumpable(int dumpable) { return prctl(PR_SET_DUMPABLE, dumpable, 0, 0, 0); }

int bp_get_core_limit(uint64_t *soft, uint64_t *hard) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) != 0) return -1;
  *soft = limit.rlim_cur;
  *hard = limit.rlim_max;
  return 0;
}

int bp_set_core_limit(uint64_t soft, uint64_t hard) {
  struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
  return setrlimit(RLIMIT_CORE, &limit);
}

void *bp_map_pages(size_t size, int descriptor) {
  int flags = descriptor < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
  void *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, descriptor, 0);
  return pages == MAP_FAILED ? NULL : pages;
}

atomic_bool bp_freed_memory_is_wiped;

bool bp_wipes_freed_memory(void) { return bp_freed_memory_is_wiped; }

void bp_wipe_freed_memory(void) {
  // The program's own `free` does so already.
  if (bp_freed_memory_is_wiped) return;
  bp_freed_memory_is_wiped = true;
#ifdef M_PERTURB
  mallopt(M_PERTURB, 0xAA);
#endif
}

void bp_give_back_freed_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// glibc keeps up to seven pieces of each size up to 1032 bytes for each thread, as they were freed.
enum { at_hand_sizes = 64, at_hand_each = 7, at_hand_step = 16 };

static void wipe_freed_pieces(void) {
  void *taken[at_hand_each];
  for (size_t size = 1; size <= at_hand_sizes; size++) {
    size_t bytes = size * at_hand_step + 8;
    for (int i = 0; i < at_hand_each; i++) {
      taken[i] = malloc(bytes);
      if (taken[i]) explicit_bzero(taken[i], bytes);
    }
    for (int i = 0; i < at_hand_each; i++) free(taken[i]);
  }
}

// What was called before has left its variables below.
static void wipe_stack(void) {
  char below[256 << 10];
  explicit_bzero(below, sizeof below);
}

void bp_wipe_memory_at_hand(void) {
  wipe_freed_pieces();
  wipe_stack();
}

void bp_wipe_ending_thread(void) {
  if (!bp_freed_memory_is_wiped) return;
  // Some systems give a thread no more than 128 KB.
  char below[32 << 10];
  explicit_bzero(below, sizeof below);
}
