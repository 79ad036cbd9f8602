// Survives that a file is cut short while SQLite has it mapped.
//
// SQLite shares the index of its write-ahead log with other programs by a mapping of a file. Where that file
// is made shorter, by a cleaner, a copy that is put back, or another program's fault, the next look at it is
// a bad access. Only calls that are safe in a signal handler from `on_lost_page` down.
#define _GNU_SOURCE
#include "CCursesFileShims.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { REMEMBERED = 64 };

static atomic_uint lost_pages;
/// The files that they were of, the last ones.
static atomic_ullong lost_files[REMEMBERED];
static uintptr_t page_size;
static struct sigaction earlier;

unsigned bp_lost_pages(void) { return atomic_load(&lost_pages); }

bool bp_has_lost_pages(uint64_t inode) {
  for (int i = 0; i < REMEMBERED; i++) {
    if (atomic_load(&lost_files[i]) == inode) return true;
  }
  return false;
}

/// A line of /proc/self/maps while it is read: `start-end permissions offset device inode path`.
struct mapping {
  int field;  // 0 and 1 are the bounds.
  uintptr_t bounds[2];
  uint64_t inode;
  size_t matched;  // How much of the ending the path ends in so far.
};

static const char ending[] = "-shm";

static void take(struct mapping *line, char byte) {
  if (line->field < 2) {
    bool isLetter = byte >= 'a' && byte <= 'f';
    if (isLetter || (byte >= '0' && byte <= '9')) {
      uintptr_t value = (uintptr_t)(isLetter ? byte - 'a' + 10 : byte - '0');
      line->bounds[line->field] = line->bounds[line->field] << 4 | value;
    } else {
      line->field++;
    }
  } else if (line->field < 5) {
    if (byte == ' ') line->field++;
  } else if (line->field == 5) {
    if (byte >= '0' && byte <= '9') line->inode = line->inode * 10 + (uint64_t)(byte - '0');
    else line->field++;
  } else {
    bool goesOn = line->matched < sizeof ending - 1 && byte == ending[line->matched];
    line->matched = goesOn ? line->matched + 1 : byte == ending[0];
  }
}

/// The file that is mapped at an address, if its name ends in `-shm`; else 0.
static uint64_t shared_index(uintptr_t address) {
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) return 0;
  char piece[1024];
  struct mapping line = {0};
  uint64_t found = 0;
  ssize_t count;
  while (!found && (count = read(maps, piece, sizeof piece)) > 0) {
    for (ssize_t i = 0; i < count && !found; i++) {
      if (piece[i] != '\n') {
        take(&line, piece[i]);
        continue;
      }
      bool isThere = line.bounds[0] <= address && address < line.bounds[1];
      if (isThere && line.matched == sizeof ending - 1) found = line.inode;
      line = (struct mapping){0};
    }
  }
  close(maps);
  return found;
}

static void on_lost_page(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  uintptr_t page = (uintptr_t)info->si_addr & ~(page_size - 1);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  uint64_t file = info->si_code == BUS_ADRERR ? shared_index(page) : 0;
  if (file && mmap((void *)page, page_size, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED) {
    atomic_store(&lost_files[atomic_load(&lost_pages) % REMEMBERED], file);
    atomic_fetch_add(&lost_pages, 1);
  } else {
    // It comes again, and to whoever had it before.
    sigaction(number, &earlier, NULL);
  }
  errno = saved;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void bp_survive_lost_pages(void) {
  pthread_mutex_lock(&lock);
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction now;
  if (sigaction(SIGBUS, NULL, &now) == 0 &&
      !((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_lost_page)) {
    earlier = now;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_lost_page;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigaction(SIGBUS, &action, NULL);
  }
  pthread_mutex_unlock(&lock);
}
