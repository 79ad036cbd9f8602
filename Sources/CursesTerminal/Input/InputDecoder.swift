import CursesCore

/// Turns the bytes a terminal sends into events and replies, whatever the pieces they come in.
///
/// It understands the key encodings of xterm (with modifyOtherKeys), rxvt, the Linux console and the
/// kitty keyboard protocol, SGR mouse reports, focus reports, bracketed paste and replies. What is not
/// valid UTF-8 becomes U+FFFD, one for each maximal invalid part, and swallows nothing. What it keeps
/// between two calls is bounded: 4 KB for a sequence, 64 KB for a reply, `pasteLimit` for a paste.
///
/// - Ctrl with a letter is `.character` of the lower-case letter with `.control`. 0x09 is Tab, 0x0D is
///   Enter, 0x0A is Ctrl+J, 0x7F is Backspace, 0x08 is Ctrl+Backspace (xterm sends the same byte for
///   Ctrl+H), 0x00 is Ctrl+Space.
/// - `ESC x` is Alt+x. `ESC` alone waits: see `flushEscape`.
/// - A key that types a character has no `.shift`: the shift is in the character.
/// - Each scalar is an event of its own: a flag from an input method arrives as two.
public struct InputDecoder: Sendable {
  enum State: Sendable, Equatable {
    case ground
    /// After `ESC`; `doubled` after `ESC ESC`.
    case escape(doubled: Bool)
    case controlSequence(alt: Bool)
    case single(alt: Bool)
    case linuxFunction
    case string(StringKind)
    case stringEscape(StringKind)
    case legacyMouse
    case scalar(alt: Bool)
  }

  enum StringKind: Sendable { case command, device, application }

  /// Whether bytes from 0x80 are UTF-8; else they are Latin-1.
  public var isUTF8: Bool
  /// How many cursor reports are owed: while it is above 0, `ESC[1;2R` is a report, not Shift+F3.
  public var expectedCursorReports = 0
  /// The bytes a paste may have; a longer one is delivered in several events.
  public let pasteLimit: Int

  var state = State.ground
  var sequence: [UInt8] = []
  var scalar = ScalarAssembler()
  var paste: PasteCollector?
  /// Whether a paste has been delivered whose end did not come.
  private var isPasteDoubtful = false
  var clicks = ClickCounter()
  var output: [DecodedInput] = []
  var time: UInt64 = 0

  static let sequenceLimit = 4096
  static let stringLimit = 65536

  /// A decoder at the beginning of a stream.
  ///
  /// - Parameters:
  ///   - isUTF8: whether bytes above 127 are UTF-8; else Latin-1.
  ///   - pasteLimit: the most bytes of a paste; the rest is dropped.
  public init(isUTF8: Bool = true, pasteLimit: Int = 64 << 20) {
    self.isUTF8 = isUTF8
    self.pasteLimit = max(1, pasteLimit)
  }

  /// Whether bytes wait that could be a key by themselves: `flushEscape` is due 25 ms later.
  public var isAwaitingEscape: Bool {
    if case .escape = state { return true }
    return false
  }

  /// Whether the beginning of a sequence waits for its rest.
  public var isInsideSequence: Bool { state != .ground }

  /// Whether the beginning of a paste waits for its end.
  public var isInsidePaste: Bool { paste != nil }

  /// Decodes the next bytes. `time` is that of a monotonic clock in nanoseconds, for double clicks.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, at time: UInt64 = 0) -> [DecodedInput]
  {
    self.time = time
    endDoubtfulPaste(before: bytes.count)
    var at = 0
    while at < bytes.count {
      if paste != nil {
        at = collectPaste(bytes, from: at)
      } else {
        step(bytes[at])
        at += 1
      }
    }
    return takeOutput()
  }

  /// Decodes the next bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at time: UInt64 = 0) -> [DecodedInput] {
    Array(bytes).withUnsafeBytes { feed($0, at: time) }
  }

  /// Ends the wait for the rest of a sequence: a lone `ESC` is the Escape key, `ESC [` is Alt+[.
  ///
  /// Call it when nothing has followed for 25 ms while `isAwaitingEscape`, or for about 250 ms while
  /// `isInsideSequence`: a longer beginning of a sequence is dropped then.
  public mutating func flushEscape() -> [DecodedInput] {
    switch state {
    case .ground: break
    case .escape(let doubled):
      if doubled { emit(.escape) }
      emit(.escape)
    case .controlSequence where sequence.isEmpty: emit(.character("["), .alt)
    case .single where sequence.isEmpty: emit(.character("o"), [.alt, .shift])
    case .string(.command) where sequence.isEmpty: emit(.character("]"), .alt)
    case .string(.device) where sequence.isEmpty: emit(.character("p"), [.alt, .shift])
    case .string(.application) where sequence.isEmpty: emit(.character("_"), .alt)
    case .scalar: emit(.character("\u{FFFD}"))
    default: break
    }
    reset()
    return takeOutput()
  }

  /// Delivers what has come of a paste whose end does not come, so that nothing pasted is lost.
  ///
  /// What then comes in a large piece is the rest of it on a slow line. What comes in a small one is a
  /// key: the end was lost, and the keyboard must not be lost with it.
  public mutating func flushPaste() -> [DecodedInput] {
    isPasteDoubtful = paste?.isWithinMarker == false
    if let bytes = paste?.take(), !bytes.isEmpty { emit(.paste(bytes)) }
    return takeOutput()
  }

  /// The bytes of a key at most, with some typed behind it.
  private static let keyBytes = 24

  private mutating func endDoubtfulPaste(before count: Int) {
    if isPasteDoubtful, count <= Self.keyBytes { paste = nil }
    isPasteDoubtful = false
  }

  private mutating func takeOutput() -> [DecodedInput] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  mutating func reset() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
    scalar = ScalarAssembler()
  }
}

// MARK: - Steps

extension InputDecoder {
  mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: stepGround(byte, alt: false)
    case .escape(let doubled): stepEscape(byte, doubled: doubled)
    case .controlSequence(let alt): stepControlSequence(byte, alt: alt)
    case .single(let alt): stepSingle(byte, alt: alt)
    case .linuxFunction: stepLinuxFunction(byte)
    case .string(let kind): stepString(byte, kind)
    case .stringEscape(let kind): stepStringEscape(byte, kind)
    case .legacyMouse: stepLegacyMouse(byte)
    case .scalar(let alt): stepScalar(byte, alt: alt)
    }
  }

  mutating func stepGround(_ byte: UInt8, alt: Bool) {
    reset()
    switch byte {
    case 0x1B: state = .escape(doubled: false)
    case 0..<0x80: emit(KeyTables.ascii(byte, alt: alt))
    case _ where !isUTF8: emit(KeyTables.typed(Unicode.Scalar(byte), alt: alt))
    default:
      state = .scalar(alt: alt)
      stepScalar(byte, alt: alt)
    }
  }

  private mutating func stepScalar(_ byte: UInt8, alt: Bool) {
    switch scalar.add(byte) {
    case .more: return
    case .scalar(let value):
      reset()
      emit(KeyTables.typed(value, alt: alt))
    case .invalid:
      reset()
      emit(.character("\u{FFFD}"))
    case .invalidBefore:
      reset()
      emit(.character("\u{FFFD}"))
      stepGround(byte, alt: false)
    }
  }

  private mutating func stepEscape(_ byte: UInt8, doubled: Bool) {
    switch byte {
    case 0x1B:
      if doubled { emit(.escape) }
      state = .escape(doubled: true)
    case 0x5B: state = .controlSequence(alt: doubled)
    case 0x4F: state = .single(alt: doubled)
    case 0x5D, 0x50, 0x5F:
      if doubled { emit(.escape) }
      state = .string(byte == 0x5D ? .command : byte == 0x50 ? .device : .application)
    default:
      if doubled { emit(.escape) }
      stepGround(byte, alt: true)
    }
  }

  private mutating func stepControlSequence(_ byte: UInt8, alt: Bool) {
    switch byte {
    case 0x5B where sequence.isEmpty: state = .linuxFunction
    case 0x4D where sequence.isEmpty: state = .legacyMouse
    // rxvt ends a shifted key with `$`, which is an intermediate byte everywhere else.
    case 0x24 where !sequence.isEmpty && sequence.allSatisfy({ 0x30...0x39 ~= $0 }):
      finishControlSequence(byte, alt: alt)
    case 0x20...0x3F: if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    case 0x40...0x7E: finishControlSequence(byte, alt: alt)
    default: stepGround(byte, alt: false)
    }
  }

  private mutating func finishControlSequence(_ byte: UInt8, alt: Bool) {
    let overflowed = sequence.count >= Self.sequenceLimit
    let finished = ControlSequence(sequence, final: byte)
    reset()
    let before = output.count
    if !overflowed { dispatch(finished, alt: alt) }
    if alt, !output[before...].contains(where: \.isKey) {
      // A reply, a click or a paste has no Alt: the first ESC was the Escape key.
      output.insert(.event(.key(Key(.escape))), at: before)
    }
  }

  private mutating func stepSingle(_ byte: UInt8, alt: Bool) {
    switch byte {
    case 0x30...0x3B where sequence.count < 8 && !(0x6A...0x7A ~= byte): sequence.append(byte)
    case 0x40...0x7E:
      let finished = ControlSequence(sequence, final: byte)
      reset()
      let modifiers = KeyTables.modifiers(finished.parameters.last ?? 1)
      if let key = KeyTables.applicationKey(byte) {
        emit(key.code, key.modifiers.union(modifiers).union(alt ? .alt : []))
      }
    default: stepGround(byte, alt: false)
    }
  }

  private mutating func stepLinuxFunction(_ byte: UInt8) {
    guard 0x41...0x45 ~= byte else {
      stepGround(byte, alt: false)
      return
    }
    reset()
    emit(.function(Int(byte) - 0x40))
  }

  private mutating func stepString(_ byte: UInt8, _ kind: StringKind) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07: finishString(kind)
    case 0x18, 0x1A: reset()
    default: if sequence.count < Self.stringLimit { sequence.append(byte) }
    }
  }

  private mutating func stepStringEscape(_ byte: UInt8, _ kind: StringKind) {
    if byte == 0x5C {
      finishString(kind)
    } else {
      // The string was torn off; this is the beginning of something else.
      reset()
      stepEscape(byte, doubled: false)
    }
  }

  private mutating func finishString(_ kind: StringKind) {
    let text = sequence
    reset()
    guard text.count < Self.stringLimit else { return }
    if let reply = StringReply.parse(text, kind) { output.append(.reply(reply)) }
  }

  private mutating func stepLegacyMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let values = sequence.map { Int($0) - 32 }
    reset()
    let report = MouseReport(code: values[0], column: values[1] - 1, row: values[2] - 1)
    emitMouse(report, released: values[0] & 0x43 == 3 && values[0] & 32 == 0)
  }
}

// MARK: - Results

extension InputDecoder {
  mutating func emit(_ event: InputEvent) { output.append(.event(event)) }
  mutating func emit(_ key: Key) { output.append(.event(.key(key))) }
  mutating func emit(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
    emit(Key(code, modifiers))
  }

  mutating func emitMouse(_ report: MouseReport, released: Bool) {
    if let mouse = report.mouse(released: released, clicks: &clicks, at: time) {
      emit(.mouse(mouse))
    }
  }

  /// Takes bytes into the open paste and returns where it stopped.
  private mutating func collectPaste(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard var collector = paste.take() else { return start }
    let stop = collector.collect(bytes, from: start, limit: pasteLimit)
    switch stop.outcome {
    case .more: paste = collector
    case .full:
      emit(.paste(collector.take()))
      paste = collector
    case .ended: emit(.paste(collector.take()))
    }
    return stop.next
  }
}
