/// Everything a person can ask the app to do, under the name that the settings use for it.
///
/// What each is called, what it says in the help and which keys it has stands in `CommandCatalogue`.
/// Motion, selection and deletion inside text belong to the text controls and are not listed here.
package enum AppCommand: String, CaseIterable, Hashable, Sendable {
  // Notes.
  case newNote = "new-note"
  case quickOpen = "quick-open"
  case recentNotes = "recent-notes"
  case randomNote = "random-note"
  case pinNote = "pin-note"
  case sortNotes = "sort-notes"
  case bookmarks
  case bookmarkNote = "bookmark-note"
  case bookmarkHeading = "bookmark-heading"
  case goBack = "go-back"
  case goForward = "go-forward"
  case save
  case saveAs = "save-as"
  case duplicate
  case rename
  case mergeNote = "merge-note"
  case extractSelection = "extract-selection"
  case extractHeading = "extract-heading"
  case moveNote = "move-note"
  case moveFolder = "move-folder"
  case moveNoteUp = "move-note-up"
  case moveNoteDown = "move-note-down"
  case markNote = "mark-note"
  case markAbove = "mark-above"
  case markBelow = "mark-below"
  case newFolder = "new-folder"
  case renameFolder = "rename-folder"
  case renameHeading = "rename-heading"
  case renameBlock = "rename-block"
  case renameAttachment = "rename-attachment"
  case moveAttachment = "move-attachment"
  case reload
  case editOutside = "edit-outside"
  case lockNote = "lock-note"
  case unlockNote = "unlock-note"
  case changePassphrase = "change-passphrase"
  case trashNote = "trash-note"
  case showTrash = "show-trash"
  case emptyTrash = "empty-trash"
  case copyPath = "copy-path"
  case todaysNote = "todays-note"
  case yesterdaysNote = "yesterdays-note"
  case tomorrowsNote = "tomorrows-note"
  case previousDailyNote = "previous-daily-note"
  case nextDailyNote = "next-daily-note"
  case weeklyNote = "weekly-note"
  case monthlyNote = "monthly-note"
  case quarterlyNote = "quarterly-note"
  case yearlyNote = "yearly-note"
  case previousPeriodNote = "previous-period-note"
  case nextPeriodNote = "next-period-note"
  case calendar
  case agenda
  case uniqueNote = "unique-note"
  case insertTemplate = "insert-template"
  case backlinks
  case neighbourhood
  case wordGoal = "word-goal"
  case properties
  case renameProperty = "rename-property"
  case tags
  case renameTag = "rename-tag"
  case checkLinks = "check-links"
  case bakeQuery = "bake-query"
  case wordCount = "word-count"

  // Editing.
  case undo, redo, cut, copy, paste
  case copyPlain = "copy-plain"
  case copyHTML = "copy-html"
  case selectAll = "select-all"
  case toggleVi = "toggle-vi"
  case suggestSpelling = "suggest-spelling"
  case nextMisspelling = "next-misspelling"
  case previousMisspelling = "previous-misspelling"
  case toggleSpelling = "toggle-spelling"

  // Finding and moving.
  case find
  case searchTexts = "search-texts"
  case searches
  case saveSearch = "save-search"
  case explainSearch = "explain-search"
  case findNext = "find-next"
  case findPrevious = "find-previous"
  case goToLine = "go-to-line"
  case goToTop = "go-to-top"
  case goToBottom = "go-to-bottom"
  case followLink = "follow-link"
  case outline
  case replace
  case replaceAll = "replace-all"
  case replaceInNotes = "replace-in-notes"
  case findCase = "find-case"
  case findWord = "find-word"
  case findPattern = "find-pattern"
  case nextOccurrence = "next-occurrence"
  case allOccurrences = "all-occurrences"
  case caretAbove = "caret-above"
  case caretBelow = "caret-below"

  // Words.
  case toggleBold = "toggle-bold"
  case toggleItalic = "toggle-italic"
  case toggleStrikethrough = "toggle-strikethrough"
  case toggleCode = "toggle-code"
  case toggleHighlight = "toggle-highlight"
  case insertLink = "insert-link"
  case insertImage = "insert-image"
  case insertDate = "insert-date"
  case insertFootnote = "insert-footnote"

  // Blocks.
  case heading1 = "heading-1"
  case heading2 = "heading-2"
  case heading3 = "heading-3"
  case heading4 = "heading-4"
  case heading5 = "heading-5"
  case heading6 = "heading-6"
  case headingNone = "heading-none"
  case headingUp = "heading-up"
  case headingDown = "heading-down"
  case bulletList = "bullet-list"
  case orderedList = "ordered-list"
  case taskList = "task-list"
  case tickTask = "tick-task"
  case quote
  case increaseQuote = "increase-quote-level"
  case decreaseQuote = "decrease-quote-level"
  case codeBlock = "code-block"
  case indent, outdent
  case callout
  case lineBreak = "line-break"
  case insertRule = "insert-rule"
  case deleteLine = "delete-line"
  case moveBlockUp = "move-block-up"
  case moveBlockDown = "move-block-down"
  case table

  // Tabs.
  case openInNewTab = "open-in-new-tab"
  case closeTab = "close-tab"
  case nextTab = "next-tab"
  case previousTab = "previous-tab"
  case split

  // Panels.
  case commandPalette = "command-palette"
  case nextPanel = "next-panel"
  case previousPanel = "previous-panel"
  case focusList = "focus-list"
  case focusFilter = "focus-filter"
  case focusTitle = "focus-title"
  case focusEditor = "focus-editor"
  case toggleList = "toggle-list"
  case toggleFolders = "toggle-folders"
  case widenList = "widen-list"
  case narrowList = "narrow-list"
  case toggleStatus = "toggle-status"
  case toggleAside = "toggle-outline-panel"
  case toggleReading = "toggle-reading"
  case zen
  case back

  // View.
  case revealMarkers = "reveal-markers"
  case sourceMode = "source-mode"
  case themes
  case editTheme = "edit-theme"
  case background
  case fold
  case foldAll = "fold-all"
  case toggleAnimation = "toggle-animation"

  // The app.
  case settings, help, suspend, quit
  case quitWithError = "quit-with-error"
}
