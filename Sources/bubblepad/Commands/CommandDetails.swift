/// The part of the help under which a command is listed.
enum CommandGroup: String, CaseIterable, Hashable, Sendable {
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
enum CommandContext: String, CaseIterable, Hashable, Sendable {
  case anywhere
  /// The text of the note.
  case editor
  /// The list of notes.
  case list
  /// A single line: the title, the filter, a dialog's field.
  case field
}

/// What there is to say about a command.
struct CommandDetails: Hashable, Sendable {
  let command: AppCommand
  /// The name in the palette, in plain words.
  let title: String
  /// One line of help.
  let help: String
  /// The keys it has until the settings say otherwise, the one to show first.
  let keys: [KeyChord]
  let contexts: [CommandContext]
  /// Other words that people look for it by.
  let words: String

  init(
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
