import CursesCore

/// The bytes that take the terminal over and give it back.
struct TerminalModes {
  let profile: TerminalProfile
  let entry: TerminfoEntry
  let mouse: Bool
  /// Whether clusters are joined by mode 2027, which was off before.
  var joinsClusters = false
  /// Whether the terminal is to tell when its background turns light or dark (mode 2031).
  var followsBackground = false

  /// Alternate screen, application keys, and the modes of input.
  var enter: [UInt8] {
    var out = padded(TerminfoEntry.Text.enterScreen)
    if profile.isModern { out += Array("\u{1B}[22;2t".utf8) }
    out += padded(TerminfoEntry.Text.keypadSend)
    guard profile.isModern else { return out }
    out += Array("\u{1B}[?2004h\u{1B}[?1004h".utf8)
    if mouse { out += Array("\u{1B}[?1002h\u{1B}[?1006h".utf8) }
    // xterm sends Alt+x as one letter unless told: as it was told before is kept for the end, for it is on
    // by itself in some terminals and off in others. The kitty keyboard goes on its own stack.
    out += Array("\u{1B}[?1036s\u{1B}[?1036h\u{1B}[>4;1m\u{1B}[>1u".utf8)
    if joinsClusters { out += TerminalModes.joinClusters }
    if followsBackground { out += Array("\u{1B}[?2031h".utf8) }
    return out
  }

  static let joinClusters = Array("\u{1B}[?2027h".utf8)

  /// Undoes all of it from any state, in the middle of a sequence too. Below 512 bytes.
  var leave: [UInt8] {
    // CAN ends a sequence that a crash has cut.
    var out: [UInt8] = profile.isModern ? [0x18] : []
    if profile.isModern {
      out += Array("\u{1B}[?2026l\u{1B}[<u\u{1B}[>4m\u{1B}[?1036r\u{1B}[?2004l\u{1B}[?1004l".utf8)
      out += Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}]8;;\u{1B}\\\u{1B}[0 q".utf8)
    }
    if joinsClusters { out += Array("\u{1B}[?2027l".utf8) }
    if followsBackground { out += Array("\u{1B}[?2031l".utf8) }
    out += Array("\u{1B}[0m".utf8)
    out += padded(TerminfoEntry.Text.keypadLocal)
    if profile.isModern { out += Array("\u{1B}[23;2t".utf8) }
    let back = padded(TerminfoEntry.Text.exitScreen)
    // Without an alternate screen the prompt comes below what is left.
    out += back.isEmpty ? Array("\u{1B}[999;1H\r\n".utf8) : back
    // Last: some terminals restore the cursor's visibility together with its place.
    out += Array("\u{1B}[?25h".utf8)
    return out
  }

  /// A capability without its delays, which mean nothing to an emulator.
  private func padded(_ index: Int) -> [UInt8] {
    var out: [UInt8] = []
    var isDelay = false
    let text = entry.text(index) ?? []
    for (at, byte) in text.enumerated() {
      if byte == UInt8(ascii: "$"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "<") {
        isDelay = true
      }
      if !isDelay { out.append(byte) }
      if byte == UInt8(ascii: ">") { isDelay = false }
    }
    return out
  }
}

/// The questions put to a terminal at its start, and the way the answers are read.
struct TerminalProbe {
  /// What is drawn to see how far it moves the cursor: the widths of xterm's kind of counting.
  static let clusters: [(text: String, perScalar: Int)] = [("👍🏽", 4), ("👨‍👩‍👧", 6)]

  private(set) var places: [Int] = []
  private(set) var isComplete = false
  /// What the terminal says of mode 2027: 1 set, 2 reset, 3 always set.
  private var clusterMode = 0

  /// Whether mode 2027 can and must be set for clusters to be joined.
  var canJoinClusters: Bool { isComplete && clusterMode == 2 }

  /// All questions in one string; device attributes, which every terminal answers, come last.
  static func questions(
    isModern: Bool, isUnicode: Bool, asksColor: Bool, asksBackground: Bool = false
  ) -> (String, reports: Int) {
    guard isModern else { return ("", 0) }
    var text = "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?u"
    if asksBackground { text += backgroundQuestion }
    if asksColor { text += "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m" }
    let reports = isUnicode ? clusters.count : 0
    if isUnicode {
      // In the second row: a report of the first would look like F3 with a modifier.
      for cluster in clusters { text += "\u{1B}[2;1H\(cluster.text)\u{1B}[6n" }
      text += "\u{1B}[2;1H\u{1B}[K"
    }
    return (text + "\u{1B}[c", reports)
  }

  /// What is the background's colour (OSC 11)?
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// Takes an answer into the capabilities; says whether they changed.
  mutating func take(
    _ reply: TerminalReply, into capabilities: inout Capabilities, colorsAreFixed: Bool
  ) {
    switch reply {
    case .mode(2026, let state): capabilities.synchronizedUpdate = state == 1 || state == 2
    case .mode(2027, let state): clusterMode = state
    case .keyboardFlags(let flags): capabilities.kittyKeyboard = flags & 1 != 0
    case .setting(let text):
      if !colorsAreFixed, text.contains("48:2:") || text.contains("48;2;") {
        capabilities.colors = .direct
      }
    case .cursorPosition(let place) where !isComplete: places.append(place.column)
    case .color(11, let color):
      capabilities.terminalBackground = color
      capabilities.isBackgroundDark = color.luminance < 0.18
    case .darkBackground(let isDark): capabilities.isBackgroundDark = isDark
    case .deviceAttributes where !isComplete:
      isComplete = true
      if places.count == Self.clusters.count,
        places.allSatisfy({ $0 == 2 })
          || (1...3).contains(clusterMode)
      {
        capabilities.widthModel = .perCluster
      }
    default: break
    }
  }
}
