import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The keys of vi: keys go in, what they ask for comes out.
///
/// It is a value that knows modes, counts, registers by name and half-typed commands, and nothing of any
/// text; `ViKeys` does what it asks for.
struct ViMachine: Hashable, Sendable {
  var mode = ViMode.normal
  var pending = ViPending()
  /// The line at the bottom, while something is typed into it.
  var prompt: ViPrompt?
  /// The register that keys are recorded into.
  var recording: Character?
  /// Whether a match is asked about: `:s` with the flag `c`.
  var isAsked = false
  /// Whether the next key names a register to insert.
  var awaitsRegister = false
  /// Where typing was left for one command.
  var once: ViOnce?
  /// Whether a count was larger than any that is done, until that is said.
  var countIsCut = false
  /// What was typed into the prompts before, the last one last.
  var exHistory: [String] = []
  var searchHistory: [String] = []

  /// Does a key. An empty answer means that the key was part of a longer command, or of none.
  mutating func handle(_ key: Key) -> [ViAction] {
    guard let key = key.pressed else { return [] }
    if isAsked { return answerKey(key) }
    if prompt != nil { return promptKey(key) }
    switch mode {
    case .insert: return insertKey(key)
    case .replace: return replaceKey(key)
    case .normal, .visual: return commandKey(key)
    }
  }

  /// Whether a key is vi's now, before any other meaning it has in the program.
  func claims(_ key: Key) -> Bool {
    guard let key = key.pressed else { return false }
    if prompt != nil || isAsked { return key.typed != nil || ViPrompt.keys.contains(key) }
    switch mode {
    case .insert:
      return awaitsRegister || key == .viEscape || ViMachine.insertKeys.contains(key)
    case .replace:
      return awaitsRegister || key.typed != nil || key == .viEscape
        || key == Key(.backspace) || ViMachine.insertKeys.contains(key)
    case .normal, .visual:
      if pending.prefix == ViMachine.panePrefix { return true }
      if key == .viEscape { return mode != .normal || !pending.isEmpty || once != nil }
      if ViMachine.numberKeys[key] != nil { return true }
      return key.typed != nil || ViMachine.commandKeys[key] != nil
        || key == Key(.character("v"), .control) || key == Key(.character("r"), .control)
        || key == Key(.character("w"), .control) || key == Key(.delete)
        || key == Key(.character("o"), .control) || key == Key(.character("i"), .control)
    }
  }

  /// Gives up what is half typed.
  mutating func cancel() {
    pending = ViPending()
    awaitsRegister = false
    prompt = nil
  }

  /// What has been typed of a command so far: `2"ad`.
  var pendingKeys: String { awaitsRegister ? "Ctrl+R" : pending.keys }
}

/// Where typing was left for one command.
struct ViOnce: Hashable, Sendable {
  /// The source offset of the character the caret is on.
  var offset: Int
  /// Where the next letter would have come.
  var typing: Int
  /// Whether that was at the end of the line.
  var isAtEnd: Bool
}

/// A command that is not complete.
struct ViPending: Hashable, Sendable {
  /// All keys of it, to be shown.
  var keys = ""
  /// The first of two or three keys that belong together.
  var prefix = ""
  var register: Character?
  var count: Int?
  var operation: ViOperator?
  /// The count before the operator.
  var operatorCount: Int?

  var isEmpty: Bool { keys.isEmpty }

  /// Both counts, multiplied; nil when there is none.
  var wholeCount: Int? {
    guard count != nil || operatorCount != nil else { return nil }
    let product = (operatorCount ?? 1).multipliedReportingOverflow(by: count ?? 1)
    return product.overflow ? ViPending.mostCount : min(product.partialValue, ViPending.mostCount)
  }

  /// No command is done more often.
  static let mostCount = 99_999
}

extension Key {
  /// What ends a mode.
  static let viEscape = Key(.escape)
}
