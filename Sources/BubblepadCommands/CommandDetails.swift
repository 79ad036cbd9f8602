import CursesRichText
import CursesUICore

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

/// What must be open for a command.
package enum CommandSubject: Hashable, Sendable {
  /// Nothing: it is about the app or the notebook.
  case app
  /// A note, or any other file.
  case note
  /// A page of Markdown.
  case page
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
  /// What the editor does for it; nil where the app does it.
  package let editing: RichEditorCommand?
  package let subject: CommandSubject
  /// Whether it changes the text.
  package let changesText: Bool
  /// Other words that people look for it by.
  package let words: String

  /// A row of the catalogue. What the editor does is about a note unless said otherwise, and says itself whether it
  /// changes the text.
  package init(
    _ command: AppCommand, _ title: String, _ help: String, keys: [KeyChord] = [],
    in contexts: [CommandContext] = [.anywhere], does editing: RichEditorCommand? = nil,
    about subject: CommandSubject? = nil, changesText: Bool = false, words: String = ""
  ) {
    self.words = words
    self.command = command
    self.title = title
    self.help = help
    self.keys = keys
    self.contexts = contexts
    self.editing = editing
    self.subject = subject ?? (editing == nil ? .app : .note)
    self.changesText = changesText || editing?.changesText == true
  }
}
