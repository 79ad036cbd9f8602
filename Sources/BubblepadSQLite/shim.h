// SQLite. It is linked statically, since a server that the program is copied to may not have it.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#include <stddef.h>
#include <sqlite3.h>

/// Finds bytes in bytes. The C library has it, and Swift does not show it.
void *memmem(const void *text, size_t count, const void *word, size_t length);
#endif
