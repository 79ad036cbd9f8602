import BubblepadCommands
import BubblepadNotebook

/// What was chosen by commands in the program: theme, background, vi keys, whether the bubbles drift, the
/// panels; and which commands were chosen last.
///
/// Beside each choice stands what the settings file said at that time. While it still says so the choice
/// holds; once its line was changed, that was the later choice, and it holds from then on.
package struct RememberedChoices: Equatable, Sendable {
  package struct Choice: Equatable, Sendable {
    package var word: String
    /// What the settings file said; nil for nothing.
    var configured: String?

    package init(word: String, configured: String? = nil) {
      self.word = word
      self.configured = configured
    }
  }

  package private(set) var choices: [Setting: Choice] = [:]
  /// The commands that were chosen in the palette last, the last one first.
  package private(set) var usedLast: [AppCommand] = []
  private static let mostUsed = 5

  package init() {}

  /// The settings that commands choose.
  package static let settings: Set<Setting> = [
    .theme, .background, .animation, .vi, .noteList, .listWidth, .statusBar,
    .outlinePanel, .folders,
  ]

  /// What was chosen last, if that was not in the settings file.
  package func word(of setting: Setting, in configuration: Configuration) -> String? {
    guard let choice = choices[setting], choice.configured == configuration.word(of: setting)
    else { return nil }
    return choice.word
  }

  package mutating func choose(
    _ word: String, for setting: Setting, in configuration: Configuration
  ) {
    let configured = configuration.word(of: setting)
    choices[setting] = word == configured ? nil : Choice(word: word, configured: configured)
  }

  package mutating func use(_ command: AppCommand) {
    usedLast = Array(([command] + usedLast.filter { $0 != command }).prefix(Self.mostUsed))
  }

  package mutating func forget(_ setting: Setting) { choices[setting] = nil }

  /// The settings with what was chosen later than they were written.
  package func applied(to configuration: Configuration) -> Configuration {
    let words = choices.keys.compactMap { setting in
      word(of: setting, in: configuration).map { (setting, $0) }
    }
    guard !words.isEmpty else { return configuration }
    return ConfigurationReader(path: "").read(words, into: configuration)
  }
}

extension RememberedChoices: StateLines {
  /// A line for each: the setting, what was chosen, and what the settings file said, with tabs between. Before them a
  /// line for each command, the one chosen last as the last.
  package var lines: [String] {
    usedLast.reversed().map { Self.used + "\t" + $0.rawValue }
      + choices.sorted { $0.key.rawValue < $1.key.rawValue }.map { setting, choice in
        ([setting.rawValue, choice.word] + (choice.configured.map { [$0] } ?? []))
          .joined(separator: "\t")
      }
  }

  package mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == Self.used, let command = AppCommand(rawValue: parts[1]) {
      use(command)
      return true
    }
    guard (2...3).contains(parts.count), let setting = Setting(rawValue: parts[0]),
      Self.settings.contains(setting), !parts[1].isEmpty
    else { return false }
    choices[setting] = Choice(word: parts[1], configured: parts.count > 2 ? parts[2] : nil)
    return true
  }

  private static let used = "used"

  /// What a file says; what is not understood is passed over.
  package init(text: String) {
    for line in text.split(separator: "\n") { _ = take(String(line)) }
  }

  package static let fileName = "choices"
  /// More than a line for each setting takes.
  package static let mostBytes = 1 << 14
}

extension Configuration {
  /// What the settings file says of a setting, as one word; nil for nothing, and for the keys.
  package func word(of setting: Setting) -> String? {
    switch setting {
    case .theme: theme
    case .light: light
    case .dark: dark
    case .background: background?.rawValue
    case .color: color?.rawValue
    case .measure: measure.map { "\($0)" }
    case .noteList: showsNoteList.map { $0 ? "shown" : "hidden" }
    case .listWidth: listWidth.map { "\($0)" }
    case .statusBar: showsStatus.map { $0 ? "shown" : "hidden" }
    case .outlinePanel: showsAside.map { $0 ? "shown" : "hidden" }
    case .folders: showsFolders.map { $0 ? "shown" : "hidden" }
    case .animation: onOff(animation)
    case .ripple: onOff(ripple)
    case .reducedMotion: onOff(reducedMotion)
    case .screenReader: onOff(screenReader)
    case .notebook: notebook
    case .autosave: autosave?.rawValue
    case .mouse: onOff(mouse)
    case .smartTyping: onOff(smartTyping)
    case .undoHistory: onOff(undoHistory)
    case .vi: onOff(vi)
    case .pictures: onOff(pictures)
    case .spelling: spelling
    case .keys: nil
    }
  }

  private func onOff(_ isOn: Bool?) -> String? { isOn.map { $0 ? "on" : "off" } }
}
