import CursesCore

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
  private(set) var drawsLines = false

  static let plain = Pen()

  init() {}

  init(style: Style, indices: (foreground: Int32, background: Int32), capabilities: Capabilities) {
    var writer = OverlayWriter(capabilities: capabilities)
    writer.style(style, indices)
    writer.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.endOfToken(bytes, from: start)
        take(bytes, start + 2..<end - 1)
        start = end
      }
    }
  }

  /// The parameters that one sequence may have: the Linux console drops those beyond them, and libvterm
  /// writes over its own state.
  static let parameterLimit = 16

  /// Adds what turns `old` into this pen.
  func append(to out: inout [UInt8], after old: Pen) {
    guard self != old else { return }
    var old = old
    var start = out.count
    out.append(0x1B)
    if old.attributes & ~attributes != 0 {
      Self.append(0, to: &out)
      old = .plain
    }
    let added = attributes & ~old.attributes
    if added != 0 {
      if added & 1 != 0 {
        Self.append(4, to: &out)
        out.append(0x3A)
        out.append(0x33)
      }
      for code in 1..<16 where added & (1 << code) != 0 { Self.append(UInt32(code), to: &out) }
    }
    if foreground != old.foreground { Self.append(foreground, base: 30, to: &out) }
    if background != old.background {
      if Self.parameters(in: out[start...]) + 5 > Self.parameterLimit {
        out[start + 1] = 0x5B
        out.append(0x6D)
        start = out.count
        out.append(0x1B)
      }
      Self.append(background, base: 40, to: &out)
    }
    guard out.count > start + 1 else {
      out.removeLast()
      return
    }
    // The separator before the first code becomes the bracket.
    out[start + 1] = 0x5B
    out.append(0x6D)
  }

  private static func parameters(in sequence: ArraySlice<UInt8>) -> Int {
    sequence.count { $0 == 0x3B || $0 == 0x3A }
  }

  /// What turns `old` into this pen.
  func sequence(after old: Pen) -> [UInt8] {
    var out: [UInt8] = []
    append(to: &out, after: old)
    return out
  }

  /// The kinds of colours that ncurses is told to write, each followed by one number: 24 bits of
  /// colour, or the index of one. No terminal is sent them.
  static let bareDirect: UInt32 = 9
  static let bareIndex: UInt32 = 8

  private static let indexed: UInt32 = 1 << 24
  private static let direct: UInt32 = 2 << 24
  private static let short: UInt32 = 3 << 24

  private static func append(_ color: UInt32, base: UInt32, to out: inout [UInt8]) {
    switch color & 0xFF00_0000 {
    case direct:
      append(base + 8, to: &out)
      append(2, to: &out)
      append(color >> 16 & 255, to: &out)
      append(color >> 8 & 255, to: &out)
      append(color & 255, to: &out)
    case indexed:
      append(base + 8, to: &out)
      append(5, to: &out)
      append(color & 255, to: &out)
    case short: append(color & 255, to: &out)
    default: append(base + 9, to: &out)
    }
  }

  /// A separator and a number below 1000.
  @inline(__always)
  private static func append(_ number: UInt32, to out: inout [UInt8]) {
    out.append(0x3B)
    if number >= 100 { out.append(UInt8(truncatingIfNeeded: 0x30 + number / 100)) }
    if number >= 10 { out.append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
    out.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Follows the parameters of one sequence.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    func number() -> UInt32 {
      var value: UInt32 = 0
      while at < range.upperBound, bytes[at] &- 0x30 < 10 {
        value = value &* 10 &+ UInt32(bytes[at] &- 0x30)
        at += 1
      }
      return value
    }
    func nextNumber() -> UInt32 {
      if at < range.upperBound { at += 1 }
      return number()
    }
    repeat {
      let code = number()
      if at < range.upperBound, bytes[at] == 0x3A {
        attributes |= nextNumber() == 3 ? 1 : 1 << 4
      } else if code == 38 || code == 48 {
        let color: UInt32
        switch nextNumber() {
        case Self.bareDirect: color = Self.direct | nextNumber()
        case Self.bareIndex: color = Self.color(index: nextNumber(), base: code - 8)
        case 2: color = Self.direct | nextNumber() << 16 | nextNumber() << 8 | nextNumber()
        default: color = Self.indexed | nextNumber()
        }
        if code == 38 { foreground = color } else { background = color }
      } else {
        takeShort(code)
      }
      at += 1
    } while at < range.upperBound
  }

  /// The colour of an index; `base` is 30 for the foreground, 40 for the background.
  private static func color(index: UInt32, base: UInt32) -> UInt32 {
    if index < 8 { return short | base + index }
    return index < 16 ? short | base + 52 + index : indexed | index
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
    update.withUnsafeBufferPointer { fit($0, into: &out) }
    return out
  }

  private mutating func fit(_ update: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
    var wanted = Pen.plain
    wanted.drawsLines = drawsLines
    var at = 0
    while at < update.count {
      let start = at
      if update[at] >= 0x20 {
        // Text: all of it is written with one pen.
        repeat { at += 1 } while at < update.count && update[at] >= 0x20
        if wanted != self { become(wanted, &out) }
        out.append(contentsOf: UnsafeBufferPointer(rebasing: update[start..<at]))
        continue
      }
      at = Self.endOfToken(update, from: at)
      let token = UnsafeBufferPointer(rebasing: update[start..<at])
      if token.count > 2, token[token.count - 1] == 0x6D, token[1] == 0x5B {
        wanted.take(update, start + 2..<at - 1)
      } else if token.count == 3, token[1] == 0x28 {
        choose(lines: token[2] == 0x30, by: token, &wanted, &out)
      } else if token.count == 1, token[0] == 0x0E || token[0] == 0x0F {
        // SO and SI, by which screen and tmux change the set.
        choose(lines: token[0] == 0x0E, by: token, &wanted, &out)
      } else {
        // Moving the cursor does not depend on the pen; erasing does.
        if !Self.isMove(token), wanted != self { become(wanted, &out) }
        out.append(contentsOf: token)
      }
    }
  }

  /// The set of characters changes, if it is another than the terminal has.
  private mutating func choose(
    lines: Bool, by token: UnsafeBufferPointer<UInt8>, _ wanted: inout Pen, _ out: inout [UInt8]
  ) {
    if lines != drawsLines { out.append(contentsOf: token) }
    (drawsLines, wanted.drawsLines) = (lines, lines)
  }

  private mutating func become(_ wanted: Pen, _ out: inout [UInt8]) {
    wanted.append(to: &out, after: self)
    self = wanted
  }

  private static func endOfToken(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard bytes[start] == 0x1B, start + 1 < bytes.count else { return start + 1 }
    if bytes[start + 1] == 0x28 { return min(bytes.count, start + 3) }
    guard bytes[start + 1] == 0x5B else { return start + 2 }
    var at = start + 2
    while at < bytes.count, !(0x40...0x7E ~= bytes[at]) { at += 1 }
    return min(bytes.count, at + 1)
  }

  private static func isMove(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = token.last else { return true }
    if token.count == 1 { return last == 0x0D || last == 0x08 }
    guard token.count > 2 else { return false }
    switch last {
    case 0x41...0x44, 0x47, 0x48, 0x64: return true
    default: return false
    }
  }
}
