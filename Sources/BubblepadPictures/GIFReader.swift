import CursesCore

/// Reads the first frame of a GIF (<https://www.w3.org/Graphics/GIF/spec-gif89a.txt>).
///
/// A frame that ends early is shown as far as it goes.
struct GIFReader {
  private let bytes: [UInt8]
  private var at = 6
  private var clearIndex: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func firstFrame(mostPixels: Int) throws(PictureError) -> PixelGrid {
    let width = try word()
    let height = try word()
    let flags = try byte()
    at += 2
    guard width > 0, height > 0 else { throw .damaged(.gif) }
    guard width * height <= mostPixels else { throw .tooManyPixels }
    let colours = flags & 0x80 != 0 ? try table(flags) : []
    while true {
      switch try byte() {
      case 0x21: try skipExtension()
      case 0x2C: return try frame(width: width, height: height, colours)
      default: throw .damaged(.gif)
      }
    }
  }

  private mutating func frame(
    width: Int, height: Int, _ common: [PixelGrid.Pixel]
  ) throws(PictureError) -> PixelGrid {
    let left = try word()
    let top = try word()
    let columns = try word()
    let rows = try word()
    let flags = try byte()
    let colours = flags & 0x80 != 0 ? try table(flags) : common
    let isInterlaced = flags & 0x40 != 0
    let least = Int(try byte())
    // Within the picture, whose size is bounded.
    guard columns > 0, rows > 0, columns <= width, rows <= height, (1...11).contains(least) else {
      throw .damaged(.gif)
    }
    let decoder = GIFCodes(bytes: try data(), leastBits: least)
    let order = isInterlaced ? GIFReader.interlaced(rows) : Array(0..<rows)
    var image = PixelGrid(width: width, height: height)
    var number = 0
    decoder.decode { index in
      let column = number % columns
      let row = number / columns
      guard row < rows else { return false }
      number += 1
      if Int(index) != clearIndex, Int(index) < colours.count {
        image[left + column, top + order[row]] = colours[Int(index)]
      }
      return true
    }
    guard number > 0 else { throw .damaged(.gif) }
    return image
  }

  /// The rows in the order in which they come.
  private static func interlaced(_ rows: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
  }

  private mutating func table(_ flags: UInt8) throws(PictureError) -> [PixelGrid.Pixel] {
    var colours: [PixelGrid.Pixel] = []
    for _ in 0..<(2 << Int(flags & 7)) {
      let red = try byte()
      let green = try byte()
      colours.append(PixelGrid.Pixel(red: red, green: green, blue: try byte(), alpha: 255))
    }
    return colours
  }

  private mutating func skipExtension() throws(PictureError) {
    let label = try byte()
    let content = try data()
    if label == 0xF9, content.count >= 4 {
      clearIndex = content[0] & 1 != 0 ? Int(content[3]) : nil
    }
  }

  /// The bytes of the sub-blocks that follow.
  private mutating func data() throws(PictureError) -> [UInt8] {
    var content: [UInt8] = []
    while at < bytes.count {
      let count = Int(try byte())
      if count == 0 { break }
      content += bytes[at..<min(bytes.count, at + count)]
      at += count
    }
    return content
  }

  private mutating func byte() throws(PictureError) -> UInt8 {
    guard at < bytes.count else { throw .damaged(.gif) }
    at += 1
    return bytes[at - 1]
  }

  private mutating func word() throws(PictureError) -> Int {
    let low = Int(try byte())
    return Int(try byte()) << 8 | low
  }
}

/// The codes of a GIF's pixels: LZW with codes that grow up to 12 bits.
struct GIFCodes {
  let bytes: [UInt8]
  let leastBits: Int

  /// Calls `body` with each pixel's colour until it returns false or there are no more.
  func decode(_ body: (UInt8) -> Bool) {
    let clear = 1 << leastBits
    // Of each code what comes before its last colour, and that colour.
    var before = [Int](repeating: -1, count: 4096)
    var last = [UInt8](repeating: 0, count: 4096)
    for code in 0..<min(clear, 256) { last[code] = UInt8(code) }
    var next = clear + 2
    var bits = leastBits + 1
    var previous = -1
    var string: [UInt8] = []
    var reader = BitReader(bytes)
    while let code = reader.next(bits) {
      if code == clear {
        (next, bits, previous) = (clear + 2, leastBits + 1, -1)
        continue
      }
      guard code != clear + 1, code < next || code == next && previous >= 0 else { return }
      string.removeAll(keepingCapacity: true)
      // A code that is only being made is the one before and its first colour.
      var at = code == next ? previous : code
      while at >= 0 {
        string.append(last[at])
        at = before[at]
      }
      let first = string[string.count - 1]
      if code == next { string.insert(first, at: 0) }
      if previous >= 0, next < 4096 {
        before[next] = previous
        last[next] = first
        next += 1
        if next == 1 << bits, bits < 12 { bits += 1 }
      }
      previous = code
      for colour in string.reversed() { guard body(colour) else { return } }
    }
  }

  private struct BitReader {
    private let bytes: [UInt8]
    private var at = 0
    private var held = 0
    private var count = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next(_ bits: Int) -> Int? {
      while count < bits {
        guard at < bytes.count else { return nil }
        held |= Int(bytes[at]) << count
        at += 1
        count += 8
      }
      defer {
        held >>= bits
        count -= bits
      }
      return held & (1 << bits - 1)
    }
  }
}
