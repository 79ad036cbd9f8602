#ifndef CCursesPictureFont_H
#define CCursesPictureFont_H

#include <stddef.h>
#include <stdint.h>

// The bytes of the two fonts beside this folder. In C, because a compiler of C embeds a file at once, where
// Swift takes half a minute to read the array that a package's resources become.

/// The letters; their number of bytes goes to count.
const uint8_t *curses_letters(size_t *count);

/// The bold letters; their number of bytes goes to count.
const uint8_t *curses_bold_letters(size_t *count);

#endif
