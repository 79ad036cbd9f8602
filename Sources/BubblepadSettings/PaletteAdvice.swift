import BubblepadCommands

/// Something that people look for and the program does not do by a command: what to do instead, and the
/// command that comes nearest.
package struct PaletteAdvice: Sendable {
  package let id: String
  package let title: String
  /// Said when it is chosen.
  package let says: String
  /// Other words that it is found by.
  package let words: String
  /// What is done as well.
  package let command: AppCommand?
  /// The setting that is shown in the settings screen.
  package let setting: Setting?

  package init(
    _ id: String, _ title: String, _ says: String, words: String, then command: AppCommand? = nil,
    at setting: Setting? = nil
  ) {
    self.id = id
    self.title = title
    self.says = says
    self.words = words
    self.command = command
    self.setting = setting
  }

  package static let all: [PaletteAdvice] = files + text + program

  private static let files: [PaletteAdvice] = [
    PaletteAdvice(
      "history", "History of this note",
      "Undo goes back step by step, also to before the last start. There is no list of versions.",
      words: "versions earlier older revisions changes"),
    PaletteAdvice(
      "notebook", "Open another notebook",
      "Start `bubblepad FOLDER`: any folder opens as a notebook. In the settings you choose the usual one.",
      words: "folder vault notebooks switch change", at: .notebook),
    PaletteAdvice(
      "export", "Copy path for pandoc, which makes HTML, PDF or Word",
      "Bubblepad does not export. The path is copied now: `pandoc note.md -o note.pdf` converts it.",
      words: "export pdf docx word convert publish download", then: .copyPath),
    PaletteAdvice(
      "compare", "Compare texts",
      "They are compared where it matters: after a crash, and when another program changed the file too.",
      words: "diff difference conflict conflicts compare comparison merge"),
    PaletteAdvice(
      "crash", "Text after a crash",
      "What you type is kept in a journal. After a crash the next start offers it, with a comparison.",
      words: "recover after a crash recovery journal power lost unsaved"),
    PaletteAdvice(
      "print", "Print",
      "Bubblepad does not print. The path is copied now: convert the file to PDF, then print that.",
      words: "paper printer preview page break breaks", then: .copyPath),
    PaletteAdvice(
      "share", "Share or send",
      "The path of the note is copied now: attach the file, or send its text.",
      words: "email mail send publish", then: .copyPath),
    PaletteAdvice(
      "import", "Import notes",
      "Copy Markdown or text files into the notebook's folder: they appear in the list at once.",
      words: "upload evernote notion obsidian", then: .focusList),
    PaletteAdvice(
      "sync", "Sync and backup",
      "Notes are plain files: sync their folder with git, Syncthing or any cloud drive.",
      words: "cloud dropbox git backup remote synchronize synchronise"),
  ]

  private static let text: [PaletteAdvice] = [
    PaletteAdvice(
      "sort", "Sort lines",
      "With Vi keys on, select lines and type :sort. Alt+Up and Alt+Down move single lines.",
      words: "order alphabetical arrange reorder"),
    PaletteAdvice(
      "duplicates", "Remove duplicate lines",
      "With Vi keys on, select lines and type :sort u. It puts them in order and keeps one of each.",
      words: "delete duplicates dedupe unique same repeated"),
    PaletteAdvice(
      "underline", "Underline",
      "Markdown has no underline. Highlight the text instead, with Alt+=.",
      words: "underscore"),
    PaletteAdvice(
      "color", "Colour of text",
      "Markdown has no coloured text. Highlight it instead, or choose another theme for the page.",
      words: "text color font color"),
    PaletteAdvice(
      "superscript", "Superscript and subscript",
      "Type the characters themselves, such as ² or ₂: Markdown has no markers for them.",
      words: "subscript exponent power"),
    PaletteAdvice(
      "align", "Align text",
      "Markdown aligns only the columns of tables.",
      words: "justify left right", then: .table),
    PaletteAdvice(
      "math", "Formulas", "Type formulas as code: Bubblepad does not draw them.",
      words: "math latex equation katex mathematics"),
    PaletteAdvice(
      "diagrams", "Diagrams",
      "Type them as a code block, such as ```mermaid: Bubblepad shows their source and does not draw them.",
      words: "diagram mermaid plantuml flowchart chart graphviz drawing excalidraw"),
    PaletteAdvice(
      "unlink", "Remove a link",
      "Put the caret in the link: the dialog of links can remove it, and keeps its words.",
      words: "unlink delete address", then: .insertLink),
    PaletteAdvice(
      "clear-style", "Clear formatting",
      "Select the words and press the keys of their styles again, such as Ctrl+B for bold.",
      words: "clear remove styles plain reset format"),
    PaletteAdvice(
      "case", "Change to capitals or small letters",
      "With Vi keys on, select the words and type U for capitals, or u for small letters.",
      words: "uppercase lowercase capitals capital capitalize titlecase"),
    PaletteAdvice(
      "duplicate-line", "Duplicate line",
      "Ctrl+C without a selection copies the line, and Ctrl+V inserts it again.",
      words: "copy repeat paragraph"),
    PaletteAdvice(
      "join", "Join lines",
      "Backspace at the start of a paragraph joins it to the one before.",
      words: "merge lines paragraphs unwrap"),
    PaletteAdvice(
      "emoji", "Emoji and symbols",
      "Type or paste them: your desktop's own picker inserts them in the terminal too.",
      words: "symbol special character unicode smiley"),
    PaletteAdvice(
      "quotes", "Typographic quotes and dashes",
      "Opens the settings at smart typing: straight quotes become curly ones, and -- a dash.",
      words: "smart typing curly straight quotation marks apostrophe ellipsis", at: .smartTyping),
    PaletteAdvice(
      "brackets", "Closing brackets",
      "Opens the settings at smart typing: an opening bracket brings its closing one, or does not.",
      words: "auto close pairs parentheses matching automatic", at: .smartTyping),
    PaletteAdvice(
      "comment", "Comments",
      "Type <!-- a comment --> to be seen in the source only, or insert a callout.",
      words: "annotation remark"),
    PaletteAdvice(
      "grammar", "Check grammar", "Only spelling is checked, with Hunspell.",
      words: "proofread style"),
    PaletteAdvice(
      "reminder", "Reminders",
      "Bubblepad does not remind you. The list of all tasks shows what is due and what is overdue.",
      words: "alarm notification calendar", then: .agenda),
  ]

  private static let program: [PaletteAdvice] = [
    PaletteAdvice(
      "font", "Font and text size",
      "Your terminal chooses the font and its size: often Ctrl+Plus and Ctrl+Minus.",
      words: "zoom larger smaller size typeface family bigger line spacing height letter"),
    PaletteAdvice(
      "keys", "Change keys",
      "Opens the settings at the keys. Choose a command there and press its new key.",
      words: "shortcut keyboard keybinding keybindings rebind hotkey hotkeys emacs mapping",
      at: .keys),
    PaletteAdvice(
      "language", "Language of the spelling",
      "Opens the settings at the dictionary, such as de_DE. Hunspell needs to have it.",
      words: "change dictionary locale german french spanish", at: .spelling),
    PaletteAdvice(
      "width", "Width of the text",
      "Opens the settings at the line length: the most columns a line of text takes.",
      words: "measure margin column word wrap wrapping lines", at: .measure),
    PaletteAdvice(
      "line-numbers", "Line numbers",
      "The status bar shows the line and the column. Go to line takes a number.",
      words: "gutter ruler", then: .goToLine),
    PaletteAdvice(
      "mouse", "Mouse",
      "Opens the settings at the mouse. When it is off, the terminal selects text itself.",
      words: "click scroll wheel", at: .mouse),
    PaletteAdvice(
      "screen-reader", "Screen reader",
      "Opens the settings at the screen reader: a screen without boxes, in reading order.",
      words: "accessibility blind speech braille", at: .screenReader),
    PaletteAdvice(
      "leave-vi", "The way out of vi",
      "Ctrl+Q quits. With Vi keys on, Esc and :q quit too, :wq saves first. The palette turns Vi keys off.",
      words: "quit exit leave vim escape"),
    PaletteAdvice(
      "plugins", "Plugins",
      "Bubblepad has none. Notes are plain files: any program can read and change them beside it.",
      words: "plugin extension extensions addon addons community marketplace"),
    PaletteAdvice(
      "version", "About Bubblepad and its version",
      "`bubblepad --version` shows the version, `bubblepad doctor` what your terminal can do.",
      words: "about update upgrade release license"),
  ]
}
