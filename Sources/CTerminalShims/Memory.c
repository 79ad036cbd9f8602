#define _GNU_SOURCE 1
#include "CTerminalShims.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// Where the variables begin that are not in the file, and where they end.
extern char __bss_start, _end;

static void populate(char *start, char *end) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = ((uintptr_t)start + page - 1) / page * page;
  uintptr_t last = (uintptr_t)end / page * page;
  // A kernel that does not know this maps the pages one by one, as ever.
  if (first < last) madvise((void *)first, last - first, MADV_POPULATE_WRITE);
}

void ts_map_memory(size_t bytes) {
  // Pieces that come from the heap and from no mapping of their own.
  enum { most = 64, piece = 96 << 10 };
  void *pieces[most];
  size_t count = bytes / piece < most ? bytes / piece : most;
  char *start = sbrk(0);
  for (size_t i = 0; i < count; i++) pieces[i] = malloc(piece);
  // What lies above keeps the heap from giving all of it back at once.
  void *keeper = malloc(1);
  char *end = sbrk(0);
  for (size_t i = 0; i < count; i++) free(pieces[i]);
  (void)keeper;
  if (start != (void *)-1 && end != (void *)-1) populate(start, end);
  populate(&__bss_start, &_end);
}
