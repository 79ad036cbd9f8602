import CCursesNcurses
import CursesCLibrary
import CursesCore

/// A terminfo entry as values, read from ncurses, changed, and written in the compiled form.
///
/// ncurses takes an entry from `TERMINFO=b64:…`, so a changed one needs no file and no `tic`.
struct TerminfoEntry {
  /// The places of capabilities in the arrays, from `term.h`.
  enum Flag { static let canChange = 27, hueLightness = 29 }
  enum Number { static let colors = 13, pairs = 14 }
  enum Text {
    static let backTab = 0, cursorAddress = 10, cursorLeft = 14, cursorRight = 17
    static let eraseCharacters = 37, repeatCharacter = 121, tab = 134
    static let enterScreen = 28, enterProtected = 33, exitScreen = 40
    static let keypadLocal = 88, keypadSend = 89, setAttributes = 131
    static let originalColors = 298, initializeColor = 299, initializePair = 300
    static let setForeground = 302, setBackground = 303
    static let setAnsiForeground = 359, setAnsiBackground = 360, enterHorizontal = 386
  }

  var names: [UInt8]
  var flags: [UInt8]
  var numbers: [Int32]
  var texts: [[UInt8]?]
  var extendedFlags: [(name: [UInt8], value: UInt8)]
  var extendedNumbers: [(name: [UInt8], value: Int32)]
  var extendedTexts: [(name: [UInt8], value: [UInt8]?)]

  /// The entry that ncurses has loaded.
  init?(loaded entry: UnsafeMutablePointer<TERMTYPE>?) {
    guard let type = entry?.pointee, let names = type.term_names else { return nil }
    let flagCount = Int(type.num_Booleans)
    let numberCount = Int(type.num_Numbers)
    let textCount = Int(type.num_Strings)
    let ownFlags = flagCount - Int(type.ext_Booleans)
    let ownNumbers = numberCount - Int(type.ext_Numbers)
    let ownTexts = textCount - Int(type.ext_Strings)
    self.names = Self.bytes(names) ?? []
    let allFlags = (0..<flagCount).map { UInt8(bitPattern: Int8(type.Booleans[$0])) }
    let allNumbers = (0..<numberCount).map { Int32(type.Numbers[$0]) }
    let allTexts = (0..<textCount).map { Self.bytes(type.Strings[$0]) }
    flags = Array(allFlags[..<ownFlags])
    numbers = Array(allNumbers[..<ownNumbers])
    texts = Array(allTexts[..<ownTexts])
    let count = Int(type.ext_Booleans) + Int(type.ext_Numbers) + Int(type.ext_Strings)
    let extendedNames = (0..<count).map { Self.bytes(type.ext_Names[$0]) ?? [] }
    var rest = extendedNames[...]
    extendedFlags = allFlags[ownFlags...].map { (rest.removeFirst(), $0) }
    extendedNumbers = allNumbers[ownNumbers...].map { (rest.removeFirst(), $0) }
    extendedTexts = allTexts[ownTexts...].map { (rest.removeFirst(), $0) }
  }

  /// The bytes of a C string; nil for an absent (null) or a cancelled (-1) one.
  private static func bytes(_ pointer: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    guard let pointer, UInt(bitPattern: pointer) != UInt.max else { return nil }
    return UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:))
  }

  func text(_ index: Int) -> [UInt8]? { texts.indices.contains(index) ? texts[index] : nil }

  func number(_ index: Int) -> Int { numbers.indices.contains(index) ? Int(numbers[index]) : -1 }

  func hasExtended(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return extendedFlags.contains { $0.name == name && $0.value == 1 }
      || extendedNumbers.contains { $0.name == name && $0.value > 0 }
      || extendedTexts.contains { $0.name == name && $0.value != nil }
  }

  mutating func set(_ index: Int, _ text: String?) {
    while texts.count <= index { texts.append(nil) }
    texts[index] = text.map { Array($0.utf8) }
  }

  mutating func set(number index: Int, _ value: Int32) {
    while numbers.count <= index { numbers.append(-1) }
    numbers[index] = value
  }
}

extension TerminfoEntry {
  /// Gives the entry the colours of a depth, and attributes that terminfo has no own places for.
  ///
  /// Without `sgr` ncurses uses the single capabilities, so the unused "protected" becomes
  /// strikethrough and "horizontal line" becomes undercurl.
  ///
  /// Where ncurses may step or tab to a place, or repeat a blank, it tries on each move what that would
  /// come to: a third of its time in the first frame, for a byte or two less.
  ///
  /// With `isFitted` what ncurses writes passes through `Pen.fit`, and its colours need not be those of
  /// a terminal: bare numbers, which cost a fifth of the formatting.
  mutating func adapt(
    name: String, depth: ColorDepth, strikethrough: Bool, undercurl: Bool, isFitted: Bool
  ) {
    names = Array("\(name)|derived entry".utf8)
    if strikethrough || undercurl { set(Text.setAttributes, nil) }
    if strikethrough { set(Text.enterProtected, "\u{1B}[9m") }
    if undercurl { set(Text.enterHorizontal, "\u{1B}[4:3m") }
    for index in [
      Text.backTab, Text.cursorLeft, Text.cursorRight, Text.tab, Text.eraseCharacters,
      Text.repeatCharacter,
      Text.initializeColor, Text.initializePair, Text.originalColors, Text.setForeground,
      Text.setBackground,
    ] { set(index, nil) }
    if flags.indices.contains(Flag.canChange) { flags[Flag.canChange] = 0 }
    if flags.indices.contains(Flag.hueLightness) { flags[Flag.hueLightness] = 0 }
    let rgb = Array("RGB".utf8)
    extendedFlags.removeAll { $0.name == rgb }
    extendedNumbers.removeAll { $0.name == rgb }
    extendedTexts.removeAll { $0.name == rgb }
    switch depth {
    case .none: break
    case .ansi16:
      set(number: Number.colors, 16)
      setColors("\u{1B}[%?%p1%{8}%<%tX%p1%d%eY%p1%{8}%-%d%;m", low: ("3", "4"), high: ("9", "10"))
    case .indexed256:
      set(number: Number.colors, 256)
      setColors(
        "\u{1B}[%?%p1%{8}%<%tX%p1%d%e%p1%{16}%<%tY%p1%{8}%-%d%eX8;5;%p1%d%;m", low: ("3", "4"),
        high: ("9", "10"))
    case .direct:
      set(number: Number.colors, 0x100_0000)
      setColors(
        "\u{1B}[X8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm", low: ("3", "4"),
        high: ("", ""))
      // ncurses keeps the extended flags sorted by name and finds them by search.
      extendedFlags.append((rgb, 1))
      extendedFlags.sort { $0.name.lexicographicallyPrecedes($1.name) }
    }
    if depth != .none { set(number: Number.pairs, 0x10_0000) }
    if isFitted, depth != .none {
      let kind = depth == .direct ? Pen.bareDirect : Pen.bareIndex
      set(Text.setAnsiForeground, "\u{1B}[38;\(kind);%p1%dm")
      set(Text.setAnsiBackground, "\u{1B}[48;\(kind);%p1%dm")
    }
  }

  private mutating func setColors(
    _ pattern: String, low: (String, String), high: (String, String)
  ) {
    func filled(_ low: String, _ high: String) -> String {
      pattern.reduce(into: "") { text, character in
        text += character == "X" ? low : character == "Y" ? high : String(character)
      }
    }
    set(Text.setAnsiForeground, filled(low.0, high.0))
    set(Text.setAnsiBackground, filled(low.1, high.1))
  }

  /// The compiled form with 32-bit numbers; see term(5).
  var compiled: [UInt8] {
    var out = CompiledWriter()
    let table = StringTable(texts)
    out.shorts([
      0x021E, names.count + 1, flags.count, numbers.count, texts.count, table.bytes.count,
    ])
    out.bytes += names + [0] + flags
    out.align()
    out.numbers(numbers)
    out.shorts(table.offsets)
    out.bytes += table.bytes
    out.align()
    let values = StringTable(extendedTexts.map(\.value))
    let names = StringTable(
      extendedFlags.map(\.name) + extendedNumbers.map(\.name) + extendedTexts.map(\.name))
    out.shorts([
      extendedFlags.count, extendedNumbers.count, extendedTexts.count,
      values.offsets.count + names.offsets.count, values.bytes.count + names.bytes.count,
    ])
    out.bytes += extendedFlags.map(\.value)
    out.align()
    out.numbers(extendedNumbers.map(\.value))
    out.shorts(values.offsets + names.offsets)
    out.bytes += values.bytes + names.bytes
    return out.bytes
  }

  /// The value for the environment variable `TERMINFO`.
  var environmentValue: String { "b64:" + Base64.encode(compiled) }
}

/// Strings one after the other, each ended by a zero, with their offsets; -1 for an absent one.
private struct StringTable {
  var offsets: [Int] = []
  var bytes: [UInt8] = []

  init(_ texts: [[UInt8]?]) {
    offsets.reserveCapacity(texts.count)
    bytes.reserveCapacity(texts.count * 8)
    for text in texts {
      offsets.append(text == nil ? -1 : bytes.count)
      guard let text else { continue }
      bytes += text
      bytes.append(0)
    }
  }
}

/// Little-endian numbers as the compiled form has them.
private struct CompiledWriter {
  var bytes: [UInt8] = []

  mutating func shorts(_ values: [Int]) {
    for value in values {
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
  }

  mutating func numbers(_ values: [Int32]) {
    for value in values {
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
  }

  mutating func align() { if bytes.count % 2 != 0 { bytes.append(0) } }
}
