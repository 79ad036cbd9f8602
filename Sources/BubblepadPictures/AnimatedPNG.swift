import BubblepadPictureCodecs

/// A moving picture as an animated PNG file: all colours, and only what changes from one image to the next.
///
/// The images are of one size. Programs that know nothing of it show the first one.
public struct AnimatedPNG: Sendable {
  private let width: Int
  private let height: Int
  private var images: [Image] = []
  private var shown: [UInt8] = []

  private struct Image {
    var pixels: [UInt8]
    var top: Int
    var rows: Int
    var milliseconds: Int
  }

  /// A film without images.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// Adds an image, of red, green and blue bytes, that is shown for a while. One that is of another size is
  /// left out.
  public mutating func add(_ bytes: [UInt8], milliseconds: Int) {
    guard bytes.count == 3 * width * height else { return }
    defer { shown = bytes }
    guard !images.isEmpty else {
      let whole = pixels(bytes, rows: 0..<height, besides: nil)
      images.append(Image(pixels: whole, top: 0, rows: height, milliseconds: milliseconds))
      return
    }
    let length = 3 * width
    let changed = (0..<height).filter {
      bytes[$0 * length..<($0 + 1) * length] != shown[$0 * length..<($0 + 1) * length]
    }
    guard let first = changed.first, let last = changed.last else {
      images[images.count - 1].milliseconds += milliseconds
      return
    }
    images.append(
      Image(
        pixels: pixels(bytes, rows: first..<last + 1, besides: shown), top: first,
        rows: last + 1 - first, milliseconds: milliseconds))
  }

  /// Four bytes a pixel, each row after the number of its filter, which is none: what is as before is clear.
  private func pixels(_ bytes: [UInt8], rows: Range<Int>, besides shown: [UInt8]?) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rows.count * (4 * width + 1))
    for row in rows {
      pixels.append(0)
      for at in stride(from: 3 * row * width, to: 3 * (row + 1) * width, by: 3) {
        if let shown, shown[at] == bytes[at], shown[at + 1] == bytes[at + 1],
          shown[at + 2] == bytes[at + 2]
        {
          pixels.append(contentsOf: [0, 0, 0, 0])
        } else {
          pixels.append(contentsOf: [bytes[at], bytes[at + 1], bytes[at + 2], 255])
        }
      }
    }
    return pixels
  }

  /// The file. It repeats for ever.
  public func file() -> [UInt8] {
    // 8 bits a component, red green blue and opacity, no interlacing.
    let header = number(width) + number(height) + [8, 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", header) + chunk("acTL", number(images.count) + number(0))
    var sequence = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return number(sequence)
    }
    for (index, image) in images.enumerated() {
      let place = number(width) + number(image.rows) + number(0) + number(image.top)
      let delay = short(image.milliseconds) + short(1000)
      // What was there stays; the first image replaces, those after it lie over it.
      file += chunk("fcTL", next() + place + delay + [0, index == 0 ? 0 : 1])
      let packed = packed(image.pixels)
      file += index == 0 ? chunk("IDAT", packed) : chunk("fdAT", next() + packed)
    }
    return file + chunk("IEND", [])
  }

  private func packed(_ bytes: [UInt8]) -> [UInt8] {
    let room = bp_most_packed(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = bp_pack(bytes, bytes.count, buffer.baseAddress, room)
    }
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func short(_ value: Int) -> [UInt8] {
    let number = UInt16(clamping: value)
    return [UInt8(number >> 8), UInt8(number & 0xFF)]
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return number(body.count) + named + number(Int(bp_checksum(named, named.count)))
  }
}
