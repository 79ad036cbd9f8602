import TerminalCore

/// What the terminal writes the next letter with: the renditions that are on.
///
/// ncurses names both colours whenever one changes, and ends every update with a plain pen, so that a
/// typed letter would carry 38 bytes of colours and 13 to take them off again. Its updates are passed
/// through `fit`, which sends only what differs from what the terminal has.
struct Pen: Equatable {
  /// 0 is the terminal's own; else a kind in the high byte and the colour below.
  private var foreground: UInt32 = 0
  private var background: UInt32 = 0
  /// A bit for each code below 10; bit 0 is the wavy underline.
  private var attributes: UInt16 = 0
  /// Whether the line-drawing set is on, the only other thing an update leaves behind.
  private var drawsLines = false

  static let plain = Pen()

  init() {}

  init(style: Style, indices: (foreground: Int32, background: Int32), capabilities: Capabilities) {
    var writer = OverlayWriter(capabilities: capabilities)
    writer.style(style, indices)
    take(writer.bytes[2..<writer.bytes.count - 1])
  }

  /// What turns `old` into this pen.
  func sequence(after old: Pen) -> [UInt8] {
    var old = old
    var codes: [UInt8] = []
    func add(_ code: String) { codes += (codes.isEmpty ? [] : [0x3B]) + Array(code.utf8) }
    if old.attributes & ~attributes != 0 {
      add("0")
      old = .plain
    }
    for code in 0..<16 where (attributes & ~old.attributes) & (1 << code) != 0 {
      add(code == 0 ? "4:3" : "\(code)")
    }
    if foreground != old.foreground { add(Self.code(foreground, base: 30)) }
    if background != old.background { add(Self.code(background, base: 40)) }
    return codes.isEmpty ? [] : [0x1B, 0x5B] + codes + [0x6D]
  }

  private static let indexed: UInt32 = 1 << 24
  private static let direct: UInt32 = 2 << 24
  private static let short: UInt32 = 3 << 24

  private static func code(_ color: UInt32, base: UInt32) -> String {
    switch color & 0xFF00_0000 {
    case direct:
      "\(base + 8);2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    case indexed: "\(base + 8);5;\(color & 255)"
    case short: "\(color & 255)"
    default: "\(base + 9)"
    }
  }

  /// Follows the parameters of one sequence.
  private mutating func take(_ parameters: ArraySlice<UInt8>) {
    var at = parameters.startIndex
    func number() -> UInt32 {
      var value: UInt32 = 0
      while at < parameters.endIndex, 0x30...0x39 ~= parameters[at] {
        value = value &* 10 &+ UInt32(parameters[at] - 0x30)
        at += 1
      }
      return value
    }
    func nextNumber() -> UInt32 {
      if at < parameters.endIndex { at += 1 }
      return number()
    }
    repeat {
      let code = number()
      if at < parameters.endIndex, parameters[at] == 0x3A {
        attributes |= nextNumber() == 3 ? 1 : 1 << 4
      } else if code == 38 || code == 48 {
        var color = Self.indexed
        if nextNumber() == 2 {
          color = Self.direct | nextNumber() << 16
          color |= nextNumber() << 8
        }
        color |= nextNumber()
        if code == 38 { foreground = color } else { background = color }
      } else {
        takeShort(code)
      }
      at += 1
    } while at < parameters.endIndex
  }

  private mutating func takeShort(_ code: UInt32) {
    switch code {
    case 0: (foreground, background, attributes) = (0, 0, 0)
    case 1..<16: attributes |= 1 << UInt16(code)
    case 22: attributes &= ~0b110
    case 23: attributes &= ~(1 << 3)
    case 24: attributes &= ~(1 << 4 | 1)
    case 27: attributes &= ~(1 << 7)
    case 29: attributes &= ~(1 << 9)
    case 39: foreground = 0
    case 49: background = 0
    case 30...37, 90...97: foreground = Self.short | code
    case 40...47, 100...107: background = Self.short | code
    default: break
    }
  }
}

extension Pen {
  /// The bytes of an update of ncurses, which begin and end with a plain pen, for a terminal that has
  /// this pen; becomes the pen they leave.
  mutating func fit(_ update: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(update.count)
    var wanted = Pen.plain
    wanted.drawsLines = drawsLines
    var at = 0
    while at < update.count {
      let end = Self.endOfToken(update, from: at)
      let token = update[at..<end]
      at = end
      if token.count > 2, token.last == 0x6D, token[token.startIndex + 1] == 0x5B {
        wanted.take(token.dropFirst(2).dropLast())
        continue
      }
      if token.count == 3, token[token.startIndex + 1] == 0x28 {
        let lines = token.last == 0x30
        if lines != drawsLines { out += token }
        (drawsLines, wanted.drawsLines) = (lines, lines)
        continue
      }
      // Moving the cursor does not depend on the pen; writing and erasing do.
      if !Self.isMove(token), wanted != self {
        out += wanted.sequence(after: self)
        self = wanted
      }
      out += token
    }
    return out
  }

  private static func endOfToken(_ bytes: [UInt8], from start: Int) -> Int {
    guard bytes[start] == 0x1B, start + 1 < bytes.count else { return start + 1 }
    if bytes[start + 1] == 0x28 { return min(bytes.count, start + 3) }
    guard bytes[start + 1] == 0x5B else { return start + 2 }
    var at = start + 2
    while at < bytes.count, !(0x40...0x7E ~= bytes[at]) { at += 1 }
    return min(bytes.count, at + 1)
  }

  private static func isMove(_ token: ArraySlice<UInt8>) -> Bool {
    guard let last = token.last else { return true }
    if token.count == 1 { return last == 0x0D || last == 0x08 }
    guard token.count > 2 else { return false }
    switch last {
    case 0x41...0x44, 0x47, 0x48, 0x64: return true
    default: return false
    }
  }
}
