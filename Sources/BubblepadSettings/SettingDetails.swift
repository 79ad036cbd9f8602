import CursesThemes
import CursesUICore

/// The part of the settings screen under which a setting stands.
package enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  case look = "Look"
  case panels = "Panels"
  case motion = "Motion"
  case notes = "Notes"
  case typing = "Typing"
}

/// What there is to say about a setting.
package struct SettingDetails: Sendable {
  /// What a setting can be.
  package enum Kind: Sendable {
    case toggle
    /// One of a few words, each with what people read.
    case choice([(word: String, title: String)])
    /// The name of a theme; with `auto` where that is one too.
    case theme(hasAuto: Bool)
    case number(ClosedRange<Int>)
    case text(prompt: String)
  }

  package let setting: Setting
  package let group: SettingGroup
  package let title: String
  /// One sentence or two.
  package let help: String
  package let kind: Kind
  /// As it would be written; empty where there is no one word for it.
  package let usual: String
  /// What is said of the default where its word does not say it.
  var usualWords: String?
  /// Other words that people look for it by.
  package var words = ""
  /// Whether it counts from the next start on.
  package var needsRestart = false

  package init(
    setting: Setting, group: SettingGroup, title: String, help: String, kind: Kind, usual: String,
    usualWords: String? = nil, words: String = "", needsRestart: Bool = false
  ) {
    self.setting = setting
    self.group = group
    self.title = title
    self.help = help
    self.kind = kind
    self.usual = usual
    self.usualWords = usualWords
    self.words = words
    self.needsRestart = needsRestart
  }

  /// The default, in words.
  package var defaultWords: String { usualWords ?? title(of: usual) }

  /// What people read for a word of the file.
  package func title(of word: String) -> String {
    switch kind {
    case .toggle: word == "on" ? "On" : "Off"
    case .choice(let choices): choices.first { $0.word == word }?.title ?? word
    case .theme: word == "auto" ? "As the terminal" : word
    case .number, .text: word
    }
  }

  /// What is wrong with a typed value, in words that say what to do; nil when it can be taken.
  package func problem(with text: String) -> String? {
    switch kind {
    case .number(let range):
      guard let number = Int(text), range.contains(number) else {
        return "Type a number from \(range.lowerBound) to \(range.upperBound)."
      }
      return nil
    case .text:
      if text.isEmpty { return "Type something, or reset it to the default." }
      let isSpelling = setting == .spelling
      guard !isSpelling || ["auto", "off"].contains(text) || SpellingSettings.Choice.isName(text)
      else { return "Type auto, off, or the name of a dictionary such as en_US." }
      return nil
    default: return nil
    }
  }
}
