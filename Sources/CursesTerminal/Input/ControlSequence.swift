import CursesCore

/// A complete CSI sequence: its private mark, its parameters with their parts, its final byte.
struct ControlSequence {
  /// One of `< = > ?`, or 0.
  let mark: UInt8
  /// Parameters, each cut at colons; an omitted one is empty.
  let parts: [[Int]]
  let intermediate: UInt8
  let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    var body = bytes[...]
    if let first = body.first, 0x3C...0x3F ~= first {
      mark = first
      body = body.dropFirst()
    } else {
      mark = 0
    }
    intermediate = body.last.flatMap { 0x20...0x2F ~= $0 ? $0 : nil } ?? 0
    let digits = body.filter { !(0x20...0x2F ~= $0) }
    parts =
      digits.isEmpty
      ? []
      : digits.split(separator: 0x3B, omittingEmptySubsequences: false).map { parameter in
        parameter.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
      }
    self.final = final
  }

  /// The number, at most 9 digits of it; -1 for an omitted one.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    guard !digits.isEmpty else { return -1 }
    return digits.prefix(9).reduce(0) { $0 * 10 + Int(clamping: Int($1) - 0x30) }
  }

  /// The first part of each parameter.
  var parameters: [Int] { parts.map { $0.first ?? -1 } }

  /// A part of a parameter, or `value` where it was omitted.
  func part(_ parameter: Int, _ part: Int = 0, default value: Int) -> Int {
    guard parts.indices.contains(parameter), parts[parameter].indices.contains(part) else {
      return value
    }
    let number = parts[parameter][part]
    return number < 0 ? value : number
  }
}

extension InputDecoder {
  mutating func dispatch(_ sequence: ControlSequence, alt: Bool) {
    switch sequence.mark {
    case 0 where sequence.intermediate == 0: dispatchPlain(sequence, alt: alt)
    case UInt8(ascii: "?"): dispatchReply(sequence)
    case UInt8(ascii: "<"): dispatchMouse(sequence)
    default: break
    }
  }

  private mutating func dispatchMouse(_ sequence: ControlSequence) {
    guard sequence.final == UInt8(ascii: "M") || sequence.final == UInt8(ascii: "m"),
      sequence.parts.count == 3
    else { return }
    let report = MouseReport(
      code: sequence.part(0, default: 0), column: sequence.part(1, default: 1) - 1,
      row: sequence.part(2, default: 1) - 1)
    emitMouse(report, released: sequence.final == UInt8(ascii: "m"))
  }

  private mutating func dispatchReply(_ sequence: ControlSequence) {
    switch (sequence.final, sequence.intermediate) {
    case (UInt8(ascii: "c"), 0): output.append(.reply(.deviceAttributes(sequence.parameters)))
    case (UInt8(ascii: "u"), 0):
      output.append(.reply(.keyboardFlags(sequence.part(0, default: 0))))
    case (UInt8(ascii: "n"), 0):
      guard sequence.part(0, default: 0) == 997 else { return }
      output.append(.reply(.darkBackground(sequence.part(1, default: 1) == 1)))
    case (UInt8(ascii: "y"), UInt8(ascii: "$")):
      let state = sequence.part(1, default: 0)
      output.append(.reply(.mode(sequence.part(0, default: 0), state: state)))
    default: break
    }
  }

  private mutating func dispatchPlain(_ sequence: ControlSequence, alt: Bool) {
    switch sequence.final {
    case UInt8(ascii: "~"): dispatchTilde(sequence, alt: alt)
    case UInt8(ascii: "u"):
      if let key = KeyboardProtocol.key(sequence) { emit(key) }
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      guard let code = KeyTables.numbered(sequence.part(0, default: 0)) else { return }
      emit(code, KeyTables.rxvtModifiers(sequence.final).union(alt ? .alt : []))
    case UInt8(ascii: "I") where sequence.parts.isEmpty: emit(.focus(true))
    case UInt8(ascii: "O") where sequence.parts.isEmpty: emit(.focus(false))
    case UInt8(ascii: "n"):
      if sequence.part(0, default: -1) == 0 { output.append(.reply(.statusOK)) }
    case UInt8(ascii: "R") where isCursorReport(sequence):
      expectedCursorReports = max(0, expectedCursorReports - 1)
      let place = Point(
        column: sequence.part(1, default: 1) - 1, row: sequence.part(0, default: 1) - 1)
      output.append(.reply(.cursorPosition(place)))
    case UInt8(ascii: "M") where sequence.parts.count == 3:
      let report = MouseReport(
        code: sequence.part(0, default: 32) - 32, column: sequence.part(1, default: 1) - 1,
        row: sequence.part(2, default: 1) - 1)
      emitMouse(report, released: report.code & 0x43 == 3 && report.code & 32 == 0)
    default: dispatchLettered(sequence, alt: alt)
    }
  }

  private func isCursorReport(_ sequence: ControlSequence) -> Bool {
    sequence.parts.count == 2 && (expectedCursorReports > 0 || sequence.part(0, default: 1) > 1)
  }

  private mutating func dispatchTilde(_ sequence: ControlSequence, alt: Bool) {
    let number = sequence.part(0, default: 0)
    switch number {
    case 200: paste = PasteCollector()
    case 27 where sequence.parts.count == 3:
      let modifiers = KeyTables.modifiers(sequence.part(1, default: 1))
      if let key = KeyTables.otherKey(sequence.part(2, default: 0), modifiers) { emit(key) }
    default:
      if let code = KeyTables.numbered(number) { emitNamed(code, sequence, alt: alt) }
    }
  }

  private mutating func dispatchLettered(_ sequence: ControlSequence, alt: Bool) {
    if let key = KeyTables.rxvtArrow(sequence.final) {
      emit(key.code, key.modifiers.union(alt ? .alt : []))
    } else if sequence.final == UInt8(ascii: "Z") {
      emitNamed(.tab, sequence, alt: alt, adding: .shift)
    } else if let code = KeyTables.lettered(sequence.final) {
      emitNamed(code, sequence, alt: alt)
    }
  }

  private mutating func emitNamed(
    _ code: Key.Code, _ sequence: ControlSequence, alt: Bool, adding: KeyModifiers = []
  ) {
    var modifiers = KeyTables.modifiers(sequence.part(1, default: 1)).union(adding)
    if alt { modifiers.insert(.alt) }
    emit(Key(code, modifiers, phase: KeyboardProtocol.phase(sequence.part(1, 1, default: 1))))
  }
}
