import TerminalCore
import Testing
import Themes

@testable import CursesUICore

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
    #expect(Array(file[16..<24]) == [0, 0, 0, 54, 0, 0, 0, 36])
    let rows = try Inflater.unpacked(packed(in: file))
    #expect(rows.count == 36 * (3 * 54 + 1))
    func dot(_ x: Int, _ y: Int) -> [UInt8] {
      let at = y * (3 * 54 + 1) + 1 + 3 * x
      return Array(rows[at..<at + 3])
    }
    #expect(dot(4 * 9 + 3, 20) == [0x12, 0x34, 0x56])
    #expect(dot(9 + 4, 4) == [255, 255, 255], "the top of the A")
    #expect(dot(9 + 4, 1) == [0x0B, 0x0B, 0x13])
    #expect(dot(0, 5) == [0xE6, 0xE6, 0xF0], "the caret")
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
