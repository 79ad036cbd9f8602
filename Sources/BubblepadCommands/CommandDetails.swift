/// The part of the help under which a command is listed.
package enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case notes = "Notes"
  case editing = "Editing"
  case finding = "Finding and moving"
  case words = "Words"
  case blocks = "Headings, lists and blocks"
  case panels = "Panels"
  case view = "View"
  case app = "Bubblepad"
}

/// Where the keys of a command mean it: the panel that has the focus.
package enum CommandContext: String, CaseIterable, Hashable, Sendable {
  case anywhere
  /// The text of the note.
  case editor
  /// The list of notes.
  case list
  /// A single line: the title, the filter, a dialog's field.
  case field
}

/// What there is to say about a command.
package struct CommandDetails: Hashable, Sendable {
  package let command: AppCommand
  /// The name in the palette, in plain words.
  package let title: String
  /// One line of help.
  package let help: String
  /// The keys it has until the settings say otherwise, the one to show first.
  package let keys: [KeyChord]
  package let contexts: [CommandContext]
  /// Other words that people look for it by.
  package let words: String

  package init(
    _ command: AppCommand, _ title: String, _ help: String, keys: [KeyChord] = [],
    in contexts: [CommandContext] = [.anywhere], words: String = ""
  ) {
    self.words = words
    self.command = command
    self.title = title
    self.help = help
    self.keys = keys
    self.contexts = contexts
  }
}
