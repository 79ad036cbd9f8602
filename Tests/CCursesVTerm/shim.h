// libvterm, with what Swift cannot import made plain functions.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <vterm.h>

static inline bool vt_is_default(const VTermColor *color, bool foreground) {
  return foreground ? VTERM_COLOR_IS_DEFAULT_FG(color) : VTERM_COLOR_IS_DEFAULT_BG(color);
}
static inline bool vt_is_indexed(const VTermColor *color) {
  return VTERM_COLOR_IS_INDEXED(color);
}

static inline uint32_t vt_only_character(const VTermScreenCell *cell) {
  return cell->chars[0] && cell->chars[1] ? 0xFFFFFFFE : cell->chars[0];
}

/// Whether two cells show the same for certain; without `colors`, shapes that are only light are blanks.
static inline bool vt_show_the_same(
    const VTermScreenCell *one, const VTermScreenCell *other, bool colors) {
  if (one->width != other->width || memcmp(&one->attrs, &other->attrs, sizeof one->attrs)) return false;
  if (colors && (memcmp(&one->fg, &other->fg, sizeof one->fg) ||
                 memcmp(&one->bg, &other->bg, sizeof one->bg)))
    return false;
  uint32_t a = vt_only_character(one), b = vt_only_character(other);
  if (a == ' ' || a == 0xA0 || (a == 0x2580 && !colors)) a = 0;
  if (b == ' ' || b == 0xA0 || (b == 0x2580 && !colors)) b = 0;
  if (a != b) return false;
  if (a != 0xFFFFFFFE) return true;
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) {
    if (one->chars[i] != other->chars[i]) return false;
    if (!one->chars[i]) return true;
  }
  return true;
}
#endif
