#ifndef CCursesFileShims_H
#define CCursesFileShims_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// System calls that Swift's Glibc module does not show: variadic ones, those behind _GNU_SOURCE, and
// those whose constants are enumerations there. Each returns what the call returns and sets errno.

/// renameat2 on two paths. The flags are the two below.
int bp_rename(const char *from, const char *to, unsigned int flags);
extern const unsigned int bp_rename_noreplace;
extern const unsigned int bp_rename_exchange;

/// When the file that a path leads to was created, in nanoseconds since 1970; -1 where the file system does not say.
int bp_birth_time(const char *path, int64_t *nanoseconds);

/// Reserves disk blocks behind the end of a file without changing its size.
int bp_reserve(int descriptor, off_t offset, off_t length);

ssize_t bp_listxattr(int descriptor, char *names, size_t size);
ssize_t bp_getxattr(int descriptor, const char *name, void *value, size_t size);
int bp_setxattr(int descriptor, const char *name, const void *value, size_t size);
int bp_removexattr(int descriptor, const char *name);

/// faccessat with the effective user: 0 when writing to the path is permitted.
int bp_may_write(const char *path);

int bp_get_dumpable(void);
int bp_set_dumpable(int dumpable);
int bp_get_core_limit(uint64_t *soft, uint64_t *hard);
int bp_set_core_limit(uint64_t soft, uint64_t hard);

/// Has the allocator overwrite memory that is freed, from now on. Small pieces that it keeps at hand for the
/// thread are left out: see the next function. The last eight bytes of a piece may stay, unless the program
/// has BubblepadFreedMemory in it.
void bp_wipe_freed_memory(void);

/// Whether that has been asked for.
extern atomic_bool bp_freed_memory_is_wiped;
bool bp_wipes_freed_memory(void);

/// Overwrites the pieces of memory that the allocator keeps at hand for this thread, and 256 KB of its stack
/// below what is in use.
void bp_wipe_memory_at_hand(void);

/// Overwrites what the calling thread leaves on its stack, where freed memory is overwritten: the last that a
/// thread does. Its stack is kept for the next thread as it is, but for what is deeper than 16 KB.
void bp_wipe_ending_thread(void);

/// Gives pages that hold only freed memory back to the system: after work that has needed much for a while.
void bp_give_back_freed_memory(void);

/// A mapping of fresh zeroed pages, or of a file's pages if descriptor is not negative; NULL on error.
void *bp_map_pages(size_t size, int descriptor);

/// From now on, a file of SQLite's that is cut short while it is mapped (its name ends in `-shm`) does not end
/// the program: the lost page reads as zeros, and belongs to this program alone. May be called again.
void bp_survive_lost_pages(void);

/// How many pages have been lost so.
unsigned bp_lost_pages(void);

/// Whether pages of the file with this number have been lost, of late: what has looked at them is to be
/// thrown away.
bool bp_has_lost_pages(uint64_t inode);

#endif
