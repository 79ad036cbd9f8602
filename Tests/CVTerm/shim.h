// libvterm, with what Swift cannot import made plain functions.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H
#include <stdbool.h>
#include <vterm.h>

static inline bool vt_is_default(const VTermColor *color, bool foreground) {
  return foreground ? VTERM_COLOR_IS_DEFAULT_FG(color) : VTERM_COLOR_IS_DEFAULT_BG(color);
}
static inline bool vt_is_indexed(const VTermColor *color) {
  return VTERM_COLOR_IS_INDEXED(color);
}
#endif
