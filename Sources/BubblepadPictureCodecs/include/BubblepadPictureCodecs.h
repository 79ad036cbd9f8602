#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

// Pictures in files to pixels, by libpng, libjpeg-turbo and libwebp. What these do with setjmp stays on
// this side: Swift must not be jumped over.

/// What came of decoding.
typedef enum bp_outcome {
  bp_decoded,
  /// There are more pixels than were asked for at most.
  bp_too_many_pixels,
  /// The bytes are no such picture, or one that is cut off or damaged.
  bp_damaged,
  /// The picture is of a kind that the library does not read.
  bp_unsupported,
  bp_no_memory
} bp_outcome;

/// Pixels row by row from the top left, each a red, a green, a blue and an alpha byte, which the colours
/// are not multiplied with.
typedef struct bp_pixels {
  uint8_t *bytes;
  int width;
  int height;
  /// The size of the picture in the file, of which the pixels may be a smaller image.
  int full_width;
  int full_height;
} bp_pixels;

/// Decodes a picture of at most so many pixels. One that is far larger than `enough` pixels in width and
/// height is scaled down on the way where that is cheaper. `bp_release` is to be called in any case.
bp_outcome bp_decode_png(
    const uint8_t *bytes, size_t count, int64_t most_pixels, bp_pixels *pixels);
bp_outcome bp_decode_jpeg(
    const uint8_t *bytes, size_t count, int64_t most_pixels, int enough, bp_pixels *pixels);
bp_outcome bp_decode_webp(
    const uint8_t *bytes, size_t count, int64_t most_pixels, int enough, bp_pixels *pixels);

void bp_release(bp_pixels *pixels);

/// The most bytes that so many take when they are packed.
size_t bp_most_packed(size_t count);
/// Packs bytes as PNG files have them. Returns how many they are then; 0 without memory or room.
size_t bp_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room);
/// The checksum that stands behind each part of a PNG file.
uint32_t bp_checksum(const uint8_t *bytes, size_t count);

#endif
