import CursesCore
import CursesThemes
import Testing

@testable import CursesHost

@Suite("Pictures of a frame")
@MainActor
struct PictureTests {
  private func frame(_ text: String, _ style: Style = Style(foreground: .white)) -> Frame {
    var frame = Frame(size: Size(columns: 6, rows: 2))
    frame.write(
      text, column: 1, row: 0, foreground: style.foreground, attributes: style.attributes)
    return frame
  }

  @Test("Text has the letters and no blanks at the ends of its rows")
  func text() {
    #expect(FrameText().text(frame("ab")) == " ab\n\n")
  }

  @Test("ANSI has the colours that its depth allows")
  func ansi() {
    let shown = frame("x", Style(foreground: Color(hex: 0xFF0000), attributes: .bold))
    #expect(FrameANSI(depth: .direct).text(shown).contains("\u{1B}[0;1;38;2;255;0;0mx"))
    #expect(FrameANSI(depth: .indexed256).text(shown).contains("\u{1B}[0;1;38;5;196mx"))
    #expect(FrameANSI(depth: .ansi16).text(shown).contains("\u{1B}[0;1;91mx"))
    #expect(FrameANSI(depth: .none).text(shown).contains("\u{1B}[0;1mx"))
  }

  @Test("A PNG file holds the dots of its cells")
  func png() throws {
    var frame = frame("A")
    frame.fill(
      Rect(column: 4, row: 1, columns: 1, rows: 1),
      with: Cell(style: Style(background: Color(hex: 0x123456))))
    let file = FramePNG().bytes(frame, caret: Point(column: 0, row: 0))
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(file[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 40])
    let packed = try Inflater.unpacked(packed(in: file))
    #expect(packed.count == 40 * (3 * 60 + 1))
    let rows = unfiltered(packed, length: 3 * 60)
    func dot(_ x: Int, _ y: Int) -> [UInt8] {
      let at = y * 3 * 60 + 3 * x
      return Array(rows[at..<at + 3])
    }
    #expect(dot(4 * 10 + 3, 22) == [0x12, 0x34, 0x56])
    #expect((3..<8).contains { dot(10 + 5, $0)[0] > 200 }, "the top of the A")
    #expect(dot(10 + 5, 0) == [0x0B, 0x0B, 0x13])
    #expect(dot(0, 5) == [0xE6, 0xE6, 0xF0], "the caret")
  }

  /// The bytes of rows with filters: none, the dot to the left, the dot above.
  private func unfiltered(_ rows: [UInt8], length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: rows.count, by: length + 1) {
      #expect(rows[start] <= 2)
      for at in 0..<length {
        let left = at < 3 ? 0 : bytes[bytes.count - 3]
        let above = start == 0 ? 0 : bytes[bytes.count - length]
        bytes.append(
          rows[start + 1 + at] &+ (rows[start] == 1 ? left : rows[start] == 2 ? above : 0))
      }
    }
    return bytes
  }

  @Test("Letters lean and are heavy, lines meet at the edges of their cells, corners are round")
  func letters() throws {
    func ink(_ text: String, _ attributes: TextAttributes = []) -> (FramePixels, (Int, Int) -> Int)
    {
      var frame = Frame(size: Size(columns: 2, rows: 2))
      frame.write(text, column: 0, row: 0, foreground: .white, attributes: attributes)
      frame.write(text, column: 0, row: 1, foreground: .white, attributes: attributes)
      let pixels = FramePixels(
        frame, caret: nil, foreground: .white, background: Color(hex: 0))
      return (pixels, { x, y in Int(pixels.bytes[3 * (y * pixels.width + x)]) })
    }
    func sum(_ text: String, _ attributes: TextAttributes = []) -> Int {
      let (pixels, dot) = ink(text, attributes)
      return (0..<pixels.height).reduce(0) { sum, y in
        sum + (0..<pixels.width).reduce(0) { $0 + dot($1, y) }
      }
    }
    #expect(sum("l", .bold) > sum("l") * 5 / 4)
    let (_, plain) = ink("l")
    let (_, italic) = ink("l", .italic)
    #expect((0..<20).contains { y in (0..<10).contains { plain($0, y) != italic($0, y) } })
    // A line from one cell to the next, across and down, without a gap.
    let (_, across) = ink("──")
    #expect((0..<20).allSatisfy { across($0, 10) == 255 })
    let (_, down) = ink("│")
    #expect((0..<40).allSatisfy { down(5, $0) == 255 })
    // The corner of a round box leaves the middle of its cell empty and meets both neighbours.
    let (_, corner) = ink("╭─")
    #expect(corner(5, 10) < 255 && corner(9, 10) > 200 && corner(5, 19) > 200)
    #expect(corner(0, 10) == 0 && corner(5, 0) == 0)
    let (_, square) = ink("┌─")
    #expect(square(5, 10) == 255)
    #expect(sum("é") > sum("e") && sum("█") == 2 * 10 * 20 * 255)
  }

  @Test("What changes from one frame to the next, written to a terminal that shows the first")
  func changes() {
    let (one, two) = (frame("abc"), frame("axc"))
    let writer = FrameANSI()
    #expect(writer.changes(from: one, to: one) == "")
    let changes = writer.changes(from: one, to: two)
    #expect(changes.hasPrefix("\u{1B}[1;3H") && changes.hasSuffix("x"))
    #expect(writer.changes(from: nil, to: one).contains("abc"))
  }

  @Test("What is packed is unpacked the same", arguments: [0, 1, 2, 3])
  func packing(_ kind: Int) throws {
    var state: UInt32 = 9
    let bytes: [UInt8] = (0..<5000).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      return switch kind {
      case 0: 7
      case 1: UInt8(index % 200)
      case 2: UInt8(truncatingIfNeeded: state >> 24)
      default: UInt8(truncatingIfNeeded: state >> 24) & 3
      }
    }
    #expect(try Inflater.unpacked(Deflater.packed(bytes)) == bytes)
    #expect(try Inflater.unpacked(Deflater.packed([])) == [])
  }

  private func packed(in file: [UInt8]) throws -> [UInt8] {
    var at = 8
    while at + 8 < file.count {
      let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      let body = Array(file[at + 8..<at + 8 + count])
      let sum = file[at + 8 + count..<at + 12 + count].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(sum == PNGFile.checksum(Array(name.utf8) + body))
      if name == "IDAT" { return body }
      at += 12 + count
    }
    throw Inflater.Failure()
  }
}

/// Unpacks blocks with the fixed codes of RFC 1951: enough to read what `Deflater` writes.
private struct Inflater {
  struct Failure: Error {}

  private var bits: [UInt8]
  private var at = 16
  private var output: [UInt8] = []

  static func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(bits: bytes)
    try inflater.run()
    return inflater.output
  }

  private init(bits: [UInt8]) { self.bits = bits }

  private mutating func bit() throws -> Int {
    guard at / 8 < bits.count else { throw Failure() }
    defer { at += 1 }
    return Int(bits[at / 8] >> UInt8(at % 8) & 1)
  }

  private mutating func number(_ count: Int) throws -> Int {
    try (0..<count).reduce(0) { sum, place in sum | (try bit()) << place }
  }

  private mutating func symbol() throws -> Int {
    var code = 0
    for _ in 0..<7 { code = code << 1 | (try bit()) }
    if code < 24 { return 256 + code }
    code = code << 1 | (try bit())
    if 0x30...0xBF ~= code { return code - 0x30 }
    if 0xC0...0xC7 ~= code { return 280 + code - 0xC0 }
    code = code << 1 | (try bit())
    return 144 + code - 0x190
  }

  private mutating func run() throws {
    guard try number(3) == 0b011 else { throw Failure() }
    while case let symbol = try symbol(), symbol != 256 {
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      let length = try length(symbol - 257)
      var code = 0
      for _ in 0..<5 { code = code << 1 | (try bit()) }
      let extra = max(0, code / 2 - 1)
      let base = code < 4 ? code : (2 + code % 2) << extra
      let distance = 1 + base + (try number(extra))
      guard distance <= output.count else { throw Failure() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func length(_ code: Int) throws -> Int {
    if code == 28 { return 258 }
    if code < 8 { return 3 + code }
    let extra = code / 4 - 1
    let base = (4 + code % 4) << extra
    return 3 + base + (try number(extra))
  }
}
