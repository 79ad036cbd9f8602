import CursesCore

/// What the decoder makes of the terminal's bytes: something a person did, or an answer.
public enum DecodedInput: Hashable, Sendable {
  case event(InputEvent)
  case reply(TerminalReply)

  var isKey: Bool {
    if case .event(.key) = self { return true }
    return false
  }
}

/// An answer of the terminal to a question that was put to it.
public enum TerminalReply: Hashable, Sendable {
  /// Primary device attributes (DA1): the answer that every terminal gives.
  case deviceAttributes([Int])
  /// A mode report (DECRPM): 0 unknown, 1 set, 2 reset, 3 always set, 4 never set.
  case mode(Int, state: Int)
  /// A cursor position report, counted from 0.
  case cursorPosition(Point)
  /// `ESC[0n`, the answer to a status request: the fence.
  case statusOK
  /// The flags of the kitty keyboard protocol that are on.
  case keyboardFlags(Int)
  /// A setting report (DECRPSS): its text, empty when the terminal refused.
  case setting(String)
  /// An OSC colour report: 10 is the foreground, 11 the background.
  case color(Int, Color)
  /// The terminal has turned dark, or light (`CSI ? 997 ; 1 n`), as mode 2031 has it tell.
  case darkBackground(Bool)
  /// The terminal's name and version (XTVERSION).
  case version(String)
}

extension DecodedInput {
  /// Whether it is a key that stops what is being done.
  var isInterruption: Bool {
    guard case .event(.key(let key)) = self, key.phase != .up else { return false }
    return key.code == .escape && key.modifiers.isEmpty
      || key.code == .character("c") && key.modifiers == .control
  }
}
