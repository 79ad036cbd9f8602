#include "BubblepadPictureCodecs.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <zlib.h>

/// Makes room for the pixels of a width and a height.
static bp_outcome reserve(bp_pixels *pixels, int width, int height) {
  pixels->width = width;
  pixels->height = height;
  // Nothing is shown of what a damaged file leaves out.
  pixels->bytes = calloc((size_t)width * (size_t)height, 4);
  return pixels->bytes ? bp_decoded : bp_no_memory;
}

static bp_outcome measure(bp_pixels *pixels, int64_t width, int64_t height, int64_t most) {
  memset(pixels, 0, sizeof *pixels);
  if (width < 1 || height < 1) return bp_damaged;
  if (width > most || height > most || width * height > most) return bp_too_many_pixels;
  pixels->full_width = (int)width;
  pixels->full_height = (int)height;
  return bp_decoded;
}

bp_outcome bp_decode_png(
    const uint8_t *bytes, size_t count, int64_t most_pixels, bp_pixels *pixels) {
  memset(pixels, 0, sizeof *pixels);
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return bp_damaged;
  bp_outcome outcome = measure(pixels, image.width, image.height, most_pixels);
  if (outcome == bp_decoded) outcome = reserve(pixels, (int)image.width, (int)image.height);
  if (outcome != bp_decoded) {
    png_image_free(&image);
    return outcome;
  }
  image.format = PNG_FORMAT_RGBA;
  // It frees what it holds, whatever comes of it.
  int is_read = png_image_finish_read(&image, NULL, pixels->bytes, 0, NULL);
  return is_read ? bp_decoded : bp_damaged;
}

/// The smallest of the scales that the library offers at which the longer side is still `enough` long.
static tjscalingfactor scale(int width, int height, int enough) {
  tjscalingfactor best = {1, 1};
  int count = 0;
  const tjscalingfactor *factors = tjGetScalingFactors(&count);
  const int side = width > height ? width : height;
  for (int index = 0; factors && index < count; index++) {
    tjscalingfactor one = factors[index];
    if (one.num > one.denom || TJSCALED((int64_t)side, one) < enough) continue;
    if (one.num * best.denom < best.num * one.denom) best = one;
  }
  return best;
}

bp_outcome bp_decode_jpeg(
    const uint8_t *bytes, size_t count, int64_t most_pixels, int enough, bp_pixels *pixels) {
  memset(pixels, 0, sizeof *pixels);
  tjhandle handle = tjInitDecompress();
  if (!handle) return bp_no_memory;
  int width = 0, height = 0, subsampling = 0, colours = 0;
  bp_outcome outcome = bp_damaged;
  int is_known =
      tjDecompressHeader3(handle, bytes, count, &width, &height, &subsampling, &colours) == 0;
  if (is_known) outcome = measure(pixels, width, height, most_pixels);
  if (outcome == bp_decoded && (colours == TJCS_CMYK || colours == TJCS_YCCK)) {
    outcome = bp_unsupported;
  }
  if (outcome == bp_decoded) {
    tjscalingfactor factor = scale(width, height, enough);
    outcome = reserve(pixels, TJSCALED(width, factor), TJSCALED(height, factor));
  }
  if (outcome == bp_decoded) {
    int failed = tjDecompress2(
        handle, bytes, count, pixels->bytes, pixels->width, 0, pixels->height, TJPF_RGBA,
        TJFLAG_FASTDCT | TJFLAG_LIMITSCANS);
    // A warning is a picture that ends early or has a bad stretch: what there is of it is shown.
    if (failed && tjGetErrorCode(handle) == TJERR_FATAL) outcome = bp_damaged;
  }
  tjDestroy(handle);
  return outcome;
}

bp_outcome bp_decode_webp(
    const uint8_t *bytes, size_t count, int64_t most_pixels, int enough, bp_pixels *pixels) {
  memset(pixels, 0, sizeof *pixels);
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return bp_no_memory;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return bp_damaged;
  if (config.input.has_animation) return bp_unsupported;
  bp_outcome outcome =
      measure(pixels, config.input.width, config.input.height, most_pixels);
  if (outcome != bp_decoded) return outcome;
  int width = pixels->full_width, height = pixels->full_height;
  int side = width > height ? width : height;
  if (side > enough * 2) {
    width = (int)((int64_t)width * enough / side);
    height = (int)((int64_t)height * enough / side);
    if (width < 1) width = 1;
    if (height < 1) height = 1;
    config.options.use_scaling = 1;
    config.options.scaled_width = width;
    config.options.scaled_height = height;
  }
  outcome = reserve(pixels, width, height);
  if (outcome != bp_decoded) return outcome;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels->bytes;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * (size_t)height * 4;
  VP8StatusCode status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (status == VP8_STATUS_OUT_OF_MEMORY) return bp_no_memory;
  if (status == VP8_STATUS_UNSUPPORTED_FEATURE) return bp_unsupported;
  return status == VP8_STATUS_OK ? bp_decoded : bp_damaged;
}

void bp_release(bp_pixels *pixels) {
  free(pixels->bytes);
  pixels->bytes = NULL;
}

size_t bp_most_packed(size_t count) { return compressBound(count); }

size_t bp_pack(const uint8_t *bytes, size_t count, uint8_t *packed, size_t room) {
  uLongf size = room;
  return compress2(packed, &size, bytes, count, 9) == Z_OK ? size : 0;
}

uint32_t bp_checksum(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32(0, bytes, (uInt)count);
}
