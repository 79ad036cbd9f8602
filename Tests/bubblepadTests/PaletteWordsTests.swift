import BubblepadPanels
import BubblepadSettings
import Testing

@testable import BubblepadCommands
@testable import bubblepad

/// What people type into the palette, in their own words, and what has to be the first thing found.
@Suite("The palette knows the words people use") @MainActor
struct PaletteWordsTests {
  private static let picker: ItemPicker = {
    let palette = CommandPalette(here: [], recent: [], tableChoices: [], keymap: Keymap())
    let picker = ItemPicker(title: "", prompt: "", items: palette.items) { _ in }
    picker.dropsDistant = true
    picker.show(start: palette.startItems)
    return picker
  }()

  private func first(_ query: String) -> String? {
    Self.picker.query = query
    return Self.picker.found.first?.id
  }

  /// One line a command, or a piece of advice: the words that lead there.
  static let table: [(id: String, words: [String])] = [
    ("new-note", ["new", "create", "blank", "new note"]),
    ("quick-open", ["open", "switch", "browse", "open note"]),
    ("random-note", ["random", "random note"]),
    ("save", ["save", "write", "store", "unsaved"]),
    ("save-as", ["save as"]),
    ("duplicate", ["duplicate", "clone", "duplicate note"]),
    ("rename", ["rename", "file name", "rename note", "title"]),
    ("new-folder", ["new folder", "make folder", "folder"]), ("rename-folder", ["rename folder"]),
    ("toggle-folders", ["show folders", "folders", "flat"]),
    ("reload", ["reload", "refresh", "discard"]),
    ("lock-note", ["lock", "encrypt", "protect", "secret", "private"]),
    ("unlock-note", ["unlock", "decrypt", "unlock note", "remove lock"]),
    ("change-passphrase", ["passphrase", "change passphrase"]),
    ("trash-note", ["delete note", "remove note", "move to trash", "bin", "trash"]),
    ("show-trash", ["restore", "undelete", "recover", "deleted", "deleted notes", "show trash"]),
    ("empty-trash", ["empty trash", "purge"]),
    ("copy-path", ["path", "location", "copy path", "copy link to note"]),
    ("sort-notes", ["sort notes", "sort list", "note order", "alphabetical"]),
    ("todays-note", ["today", "daily", "journal", "diary", "daily note"]),
    ("weekly-note", ["week", "weekly", "this week"]),
    ("quarterly-note", ["quarter", "quarterly"]), ("yearly-note", ["yearly", "annual"]),
    ("previous-period-note", ["previous weekly"]), ("next-period-note", ["next weekly"]),
    ("advice crash", ["crash", "recover after a crash", "power"]),
    ("advice leave-vi", ["quit vim", "exit vim"]),
    ("advice duplicates", ["remove duplicates", "duplicate lines", "dedupe"]),
    ("yesterdays-note", ["yesterday"]), ("tomorrows-note", ["tomorrow"]),
    ("previous-daily-note", ["previous daily", "earlier"]),
    ("next-daily-note", ["next daily", "later"]), ("calendar", ["calendar", "month", "planner"]),
    ("agenda", ["agenda", "tasks", "todo", "due", "overdue", "deadline", "all tasks"]),
    ("unique-note", ["unique", "zettelkasten", "zk", "zettel"]),
    ("insert-template", ["template", "templates", "insert template", "boilerplate"]),
    ("backlinks", ["backlinks", "references", "mentions"]),
    ("tags", ["tag", "tags", "hashtag", "label"]),
    ("rename-tag", ["rename tag", "merge tags"]),
    ("bookmarks", ["bookmarks"]), ("bookmark-note", ["bookmark this note"]),
    ("bookmark-heading", ["bookmark heading"]),
    ("searches", ["searches", "saved searches", "search history"]),
    ("save-search", ["save search"]), ("explain-search", ["explain", "explain search"]),
    ("replace-in-notes", ["replace in all notes", "replace in notes"]),
    ("check-links", ["check links", "broken links", "dead links", "orphans", "doctor"]),
    ("bake-query", ["bake query", "query result", "freeze"]),
    (
      "word-count",
      [
        "word count", "count", "statistics", "stats", "count words", "characters", "reading time",
      ]
    ),
    ("undo", ["undo", "mistake"]),
    ("redo", ["redo", "repeat"]),
    ("cut", ["cut"]), ("copy", ["copy", "yank"]), ("paste", ["paste"]),
    ("select-all", ["select all", "everything"]),
    ("toggle-vi", ["vi", "vim", "modal"]),
    ("suggest-spelling", ["suggestion", "typo", "spelling", "correct spelling"]),
    ("toggle-spelling", ["spell checking", "hunspell"]),
    ("find", ["find", "look", "find text"]),
    ("search-texts", ["search", "search all", "grep", "global", "full text", "everywhere"]),
    ("find-next", ["find next", "next match"]),
    ("find-previous", ["find previous"]),
    ("replace", ["replace", "substitute"]),
    ("replace-all", ["replace all"]),
    ("find-case", ["match case", "sensitive"]),
    ("find-word", ["whole words"]),
    ("find-pattern", ["regex", "regular expression"]),
    ("next-occurrence", ["multiple cursors", "multicursor", "occurrence"]),
    ("outline", ["outline", "toc", "contents", "table of contents", "headings"]),
    ("go-to-line", ["go to line", "line number"]),
    ("go-to-top", ["top", "beginning"]), ("go-to-bottom", ["bottom", "end"]),
    ("follow-link", ["follow link", "visit", "open link"]),
    ("toggle-bold", ["bold", "strong"]), ("toggle-italic", ["italic", "italics", "emphasis"]),
    ("toggle-strikethrough", ["strike", "strikethrough", "cross out"]),
    ("toggle-code", ["code", "monospace"]), ("toggle-highlight", ["highlight", "marker"]),
    ("insert-link", ["link", "url", "hyperlink", "insert link"]),
    ("insert-image", ["image", "picture", "photo", "attachment", "insert image"]),
    ("insert-date", ["date", "timestamp", "insert date"]),
    ("insert-footnote", ["footnote", "citation"]),
    ("heading-1", ["heading", "h1", "heading 1"]), ("heading-2", ["h2", "heading 2"]),
    ("copy-plain", ["plain text"]), ("copy-html", ["html"]),
    ("heading-none", ["paragraph", "normal text"]),
    ("heading-up", ["promote"]), ("heading-down", ["demote"]),
    ("bullet-list", ["bullet", "unordered", "bullets"]),
    ("ordered-list", ["numbered", "ordered"]),
    ("task-list", ["task list", "checklist"]),
    ("tick-task", ["tick", "done", "complete"]),
    ("quote", ["quote", "blockquote"]),
    ("increase-quote-level", ["quote level", "nested quote"]),
    ("decrease-quote-level", ["decrease quote"]),
    ("code-block", ["code block", "fence", "snippet"]),
    ("callout", ["callout", "admonition", "warning", "info"]),
    ("insert-rule", ["rule", "divider", "separator", "horizontal line"]),
    ("table", ["table", "grid", "column", "row", "add row", "delete column"]),
    ("delete-line", ["delete line", "remove line"]),
    ("move-block-up", ["move up", "swap"]), ("move-block-down", ["move down"]),
    ("indent", ["indent", "nest"]), ("outdent", ["outdent", "unindent"]),
    ("toggle-list", ["sidebar", "hide list", "explorer"]),
    ("focus-filter", ["filter"]), ("toggle-status", ["status bar"]),
    ("next-panel", ["next panel", "pane"]),
    ("source-mode", ["source", "markdown", "preview"]),
    ("fold", ["fold", "collapse"]), ("fold-all", ["fold all"]),
    ("toggle-reading", ["readonly", "reading view"]),
    ("zen", ["zen", "fullscreen", "distraction", "focus"]),
    (
      "themes",
      ["theme", "dark mode", "night", "contrast", "appearance", "light", "skin", "high contrast"]
    ),
    ("edit-theme", ["edit theme"]), ("background", ["background", "wallpaper"]),
    ("toggle-animation", ["animation", "bubbles", "motion"]),
    ("settings", ["settings", "preferences", "options"]),
    ("help", ["help", "manual", "shortcuts", "cheat sheet"]), ("suspend", ["suspend", "shell"]),
    ("quit", ["quit", "exit", "leave"]),
    ("advice history", ["history", "versions", "history of this note"]),
    ("move-note", ["subfolder", "move note", "move", "archive"]),
    ("advice unlink", ["unlink", "remove link"]), ("advice clear-style", ["clear formatting"]),
    ("advice case", ["uppercase", "lowercase", "capitals"]),
    ("advice duplicate-line", ["duplicate line"]), ("advice join", ["join lines"]),
    ("properties", ["alias", "aliases", "properties", "property", "front matter", "metadata"]),
    ("rename-property", ["rename property"]),
    ("merge-note", ["merge note"]), ("extract-selection", ["extract selection"]),
    ("extract-heading", ["extract heading"]),
    ("neighbourhood", ["graph", "local graph", "neighbourhood", "connections", "network"]),
    ("word-goal", ["word goal", "goal", "target"]),
    ("advice export", ["export", "pdf", "docx"]),
    ("advice print", ["print", "print preview", "page break"]),
    ("advice share", ["share", "email"]), ("advice import", ["import", "obsidian"]),
    ("advice sync", ["sync", "backup", "cloud", "git"]),
    ("pin-note", ["pin", "favourite", "favorite", "star"]),
    ("advice sort", ["sort lines"]),
    ("advice notebook", ["notebook", "open folder", "vault", "switch notebook"]),
    ("advice quotes", ["quotes", "typographic", "smart typing", "curly"]),
    ("advice brackets", ["brackets", "auto close", "pairs"]), ("advice underline", ["underline"]),
    ("advice superscript", ["superscript", "subscript"]),
    ("advice math", ["latex", "formulas", "math"]),
    ("advice diagrams", ["mermaid", "diagram"]), ("advice compare", ["diff", "conflict"]),
    ("advice plugins", ["plugin", "plugins"]),
    ("advice emoji", ["emoji", "symbol"]),
    ("advice comment", ["comment"]), ("advice grammar", ["grammar"]),
    ("advice reminder", ["reminder", "alarm"]),
    ("advice font", ["font", "zoom", "text size", "line spacing"]),
    ("advice keys", ["hotkey", "hotkeys", "keybindings", "rebind", "keyboard"]),
    ("advice language", ["language", "change language"]),
    ("advice width", ["width", "measure", "word wrap"]),
    ("advice line-numbers", ["line numbers"]),
    ("split", ["split", "side by side", "two notes"]),
    ("open-in-new-tab", ["new tab", "tabs", "open tab"]), ("close-tab", ["close tab", "close"]),
    ("next-tab", ["next tab", "switch tab"]), ("previous-tab", ["previous tab"]),
    ("advice mouse", ["mouse"]), ("advice screen-reader", ["accessibility", "screen reader"]),
    ("advice version", ["version", "about", "update"]),
  ]

  @Test func thereAreManyWords() {
    #expect(Self.table.flatMap(\.words).count >= 120)
  }

  @Test func everyWordFindsWhatIsMeant() {
    for (id, words) in Self.table {
      for word in words {
        let found = first(word)
        #expect(found == id, "“\(word)” found \(found ?? "nothing")")
      }
    }
  }

  /// A word that may mean two things finds both, the likelier one first.
  @Test func recoveringIsOfferedBothWays() {
    Self.picker.query = "recover"
    #expect(Self.picker.found.prefix(2).map(\.id) == ["show-trash", "advice crash"])
  }

  @Test func recentNotesHaveMoreThanOneAnswer() {
    #expect(["recent-notes", "quick-open"].contains(first("recent")))
  }

  @Test func everythingFoundLeadsSomewhere() {
    let palette = CommandPalette(here: [], recent: [], tableChoices: [], keymap: Keymap())
    for item in palette.items + palette.startItems where !item.isHeading {
      #expect(palette.choice(of: item.id) != nil, "\(item.id)")
      #expect(!item.help.isEmpty, "\(item.id)")
    }
    for advice in PaletteAdvice.all {
      #expect(advice.says.hasSuffix("."), "\(advice.id)")
      #expect(AppCommand(rawValue: advice.id) == nil, "\(advice.id) is a command by now")
    }
  }

  @Test func whatIsChosenLastComesFirst() {
    let palette = CommandPalette(
      here: [.tickTask, .find], recent: [.zen], tableChoices: [], keymap: Keymap())
    let titles = palette.startItems.prefix(7).map(\.title)
    #expect(
      titles == [
        "Here", "Tick task", "Find", "Used last", "Turn zen mode on or off", "Notes", "New note",
      ])
    let picker = ItemPicker(title: "", prompt: "", items: palette.items) { _ in }
    picker.show(start: palette.startItems)
    #expect(picker.selectedItem?.title == "Tick task")
    picker.move(by: 2)
    #expect(picker.selectedItem?.title == "Turn zen mode on or off")
    picker.move(by: -1)
    #expect(picker.selectedItem?.title == "Find")
  }
}
