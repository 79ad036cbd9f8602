#include "BubblepadFreedMemory.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "CCursesFileShims.h"

// A sanitizer has functions of its own.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// The release program has the C library in it: its linker is told to call `__wrap_free` for `free`. That of
// a debug build is a shared one, and what the program defines comes before what that defines.
#ifdef DEBUG
#define OURS(name) name
#define THEIRS(name) __libc_##name
#else
#define OURS(name) __wrap_##name
#define THEIRS(name) __real_##name
#endif

// What is plain may become a secret later: its note is locked. So nothing is left from the first moment on.
__attribute__((constructor)) static void wipe_from_the_start(void) { bp_freed_memory_is_wiped = true; }

void THEIRS(free)(void *piece);
void *THEIRS(realloc)(void *piece, size_t size);

void OURS(free)(void *piece) {
  if (bp_freed_memory_is_wiped && piece) explicit_bzero(piece, malloc_usable_size(piece));
  THEIRS(free)(piece);
}

void *OURS(realloc)(void *piece, size_t size) {
  if (!bp_freed_memory_is_wiped || !piece) return THEIRS(realloc)(piece, size);
  if (size == 0) {
    OURS(free)(piece);
    return NULL;
  }
  void *fresh = malloc(size);
  if (!fresh) return NULL;
  size_t had = malloc_usable_size(piece);
  memcpy(fresh, piece, had < size ? had : size);
  OURS(free)(piece);
  return fresh;
}

#endif
