#define _GNU_SOURCE 1
#include "CCursesTerminalShims.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static void populate(char *start, char *end) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = ((uintptr_t)start + page - 1) / page * page;
  uintptr_t last = (uintptr_t)end / page * page;
  // A kernel that does not know this maps the pages one by one, as ever.
  if (first < last) madvise((void *)first, last - first, MADV_POPULATE_WRITE);
}

// What is let go of is kept for what comes next, as glibc would learn to do by itself with the first big
// piece let go of; what is above is given back at once.
static void keepFreed(void) {
  enum { kept = 4 << 20 };
  mallopt(M_MMAP_THRESHOLD, kept);
  mallopt(M_TRIM_THRESHOLD, kept);
}

// All threads take from one heap. With one for each, what a thread has let go of is of no use to the others, and
// the text of notes that went through several of them stays in memory that nobody uses.
static void shareHeap(void) { mallopt(M_ARENA_MAX, 1); }

// Grows the heap by so many bytes at once and returns where the new part begins; it ends at `sbrk(0)`.
static char *growHeap(size_t bytes) {
  // More than is left of what malloc has taken before.
  enum { piece = 160 << 10, pad = 128 << 10 };
  char *start = sbrk(0);
  mallopt(M_TOP_PAD, (int)bytes);
  // Volatile, so that the compiler does not leave both calls out.
  void *volatile taken = malloc(piece);
  free(taken);
  mallopt(M_TOP_PAD, pad);
  return start;
}

void ts_map_memory(void) {
  // What a start takes was counted: 150 pages at 80 x 24, three times that at 200 x 50. There one huge
  // page costs less than a quarter of them; on a small screen it would cost more.
  enum { huge = 2 << 20, lead = 168 << 10, large = 4000, least = 600 << 10, perCell = 48 };
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  size_t cells = (size_t)size.ws_row * size.ws_col;
  keepFreed();
  shareHeap();
  if (cells <= large) {
    char *start = growHeap(least + cells * perCell);
    populate(start, sbrk(0));
    return;
  }
  // The huge page is touched first after the advice: what malloc notes at once lies in the lead before.
  uintptr_t now = (uintptr_t)sbrk(0);
  uintptr_t page = (now + lead + huge - 1) / huge * huge;
  if (sbrk((intptr_t)(page - lead - now)) == (void *)-1) return;
  char *start = growHeap(huge + lead);
  populate(start, (char *)page);
  madvise((void *)page, huge, MADV_HUGEPAGE);
}
