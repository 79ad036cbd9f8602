#include "CCursesPictureFont.h"

// #embed is of C23; the compiler that comes with Swift 6.2 knows it in every standard.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t letters[] = {
#embed "Letters.ttf"
};

static const uint8_t bold_letters[] = {
#embed "BoldLetters.ttf"
};

const uint8_t *curses_letters(size_t *count) {
  *count = sizeof letters;
  return letters;
}

const uint8_t *curses_bold_letters(size_t *count) {
  *count = sizeof bold_letters;
  return bold_letters;
}
