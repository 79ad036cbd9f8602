// What Swift cannot import of ncursesw by itself: mutable globals, function-like macros, attributes.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define _DEFAULT_SOURCE 1
#define _XOPEN_SOURCE 600
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdint.h>
#include <term.h>
#include <wchar.h>

enum : uint32_t {
  NC_BOLD = A_BOLD,
  NC_DIM = A_DIM,
  NC_ITALIC = A_ITALIC,
  NC_UNDERLINE = A_UNDERLINE,
  NC_REVERSE = A_REVERSE,
  NC_PROTECT = A_PROTECT,
  NC_HORIZONTAL = A_HORIZONTAL,
};

/// The columns the C library, and with it ncurses, gives a scalar.
static inline int nc_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static inline WINDOW *nc_stdscr(void) { return stdscr; }
static inline WINDOW *nc_curscr(void) { return curscr; }
static inline int nc_color_pairs(void) { return COLOR_PAIRS; }

/// What moves the cursor to a cell; NULL where the terminal has nothing for it.
static inline const char *nc_movement(int row, int column) {
  return cursor_address ? tiparm(cursor_address, row, column) : NULL;
}

/// The loaded terminfo entry; it is the first member of what `cur_term` points to.
static inline TERMTYPE *nc_entry(void) { return (TERMTYPE *)cur_term; }

/// Fills a cell. The pair goes both into the old bits and into the field for large numbers.
static inline void nc_set_cell(
    cchar_t *cell, const uint32_t *scalars, int count, uint32_t attributes, int pair) {
  for (int i = 0; i < CCHARW_MAX; i++) cell->chars[i] = i < count ? (wchar_t)scalars[i] : 0;
  cell->attr = attributes | ((attr_t)(pair > 255 ? 255 : pair) << NCURSES_ATTR_SHIFT);
  cell->ext_color = pair;
}

/// The same for a cell of one scalar.
static inline void nc_set_plain_cell(
    cchar_t *cell, uint32_t scalar, uint32_t attributes, int pair) {
  nc_set_cell(cell, &scalar, 1, attributes, pair);
}

#endif
