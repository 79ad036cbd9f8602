/// What the segments of a JPEG say before it is decoded: its size, how often it is gone over, and which
/// way up it is. A file that ends early or lies says less.
struct JPEGHeader {
  private(set) var pixels = 0
  private(set) var scans = 0
  /// As EXIF counts it, 1 to 8; 1 where nothing is said.
  private(set) var orientation = 1

  init(_ bytes: [UInt8]) {
    var at = 2
    while at + 3 < bytes.count {
      guard bytes[at] == 0xFF else {
        at += 1
        continue
      }
      let marker = bytes[at + 1]
      // Fill bytes, bytes of the picture, and markers without a length.
      guard marker != 0xFF else {
        at += 1
        continue
      }
      if marker == 0 || marker == 1 || (0xD0...0xD9).contains(marker) {
        at += 2
        continue
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      let content = bytes[min(bytes.count, at + 4)..<min(bytes.count, at + 2 + max(2, length))]
      read(marker, content)
      at += 2 + max(2, length)
    }
  }

  private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard content.count >= 5 else { return }
      let numbers = content.prefix(5).map { Int($0) }
      pixels = max(pixels, (numbers[1] << 8 | numbers[2]) * (numbers[3] << 8 | numbers[4]))
    case 0xDA: scans += 1
    case 0xE1: readEXIF(content)
    default: break
    }
  }

  /// The tag 0x0112 of the first directory of a TIFF header behind `Exif\0\0`.
  private mutating func readEXIF(_ content: ArraySlice<UInt8>) {
    guard content.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return }
    let tiff = Array(content.dropFirst(6).prefix(4096))
    guard tiff.count >= 8 else { return }
    let isLittle = tiff[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let bytes = tiff[at..<at + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return }
    for index in 0..<min(count, 64) {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return }
      guard tag == 0x0112, let value = number(entry + 8, 2) else { continue }
      if (1...8).contains(value) { orientation = value }
      return
    }
  }
}
