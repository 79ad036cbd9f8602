import TerminalCore

extension CommandCatalogue {
  static let panels: [CommandDetails] = [
    CommandDetails(
      .commandPalette, "All commands", "Find any command by a few letters of its name.",
      keys: [.ctrl("p")]),
    CommandDetails(
      .nextPanel, "Next panel", "Go to the next panel.",
      keys: [.key(.tab), .function(6)]),
    CommandDetails(
      .previousPanel, "Previous panel", "Go to the panel before.",
      keys: [.key(.tab, .shift), .function(6, .shift)]),
    CommandDetails(.focusList, "Go to the notes", "Go to the list of notes.", keys: [.alt("n")]),
    CommandDetails(
      .focusFilter, "Filter the notes", "Show only notes that match some words.",
      keys: [.alt("/")]),
    CommandDetails(.focusTitle, "Go to the title", "Edit the title.", keys: [.alt("h")]),
    CommandDetails(.focusEditor, "Go to the text", "Edit the note.", keys: [.alt("e")]),
    CommandDetails(
      .toggleList, "Show or hide the notes", "Show or hide the list of notes.",
      keys: [.function(9)]),
    CommandDetails(
      .widenList, "Widen the notes", "Give the list of notes more room.", keys: [.alt("8")]),
    CommandDetails(
      .narrowList, "Narrow the notes", "Give the text more room.", keys: [.alt("7")]),
    CommandDetails(
      .toggleStatus, "Show or hide the status bar", "Show or hide the status bar.",
      keys: [.function(9, .shift)]),
    CommandDetails(
      .back, "Back", "Close what is open, or go back to the text.", keys: [.key(.escape)]),
  ]

  static let view: [CommandDetails] = [
    CommandDetails(
      .revealMarkers, "Show the markers here",
      "Show the Markdown of the block at the caret, or hide it.",
      keys: [.alt("r"), .function(8)], in: [.editor]),
    CommandDetails(
      .sourceMode, "Show the source", "Show the whole note as Markdown, or as rich text.",
      keys: [.ctrl("u")]),
    CommandDetails(
      .fold, "Fold", "Fold the section at the caret away, or unfold it.",
      keys: [.alt("-")], in: [.editor]),
    CommandDetails(
      .foldAll, "Fold all", "Fold every section away, or unfold everything.", in: [.editor]),
    CommandDetails(
      .zen, "Zen", "Show the text alone, in the middle of the screen, or everything again.",
      keys: [.function(10)]),
    CommandDetails(
      .themes, "Choose a theme…", "See the themes live and choose one.", keys: [.function(7)]),
    CommandDetails(
      .editTheme, "Edit the theme…", "Change a colour of the theme, see it, save it as your own.",
      keys: [.function(7, .shift)]),
    CommandDetails(
      .background, "Choose a background…", "See what can be behind the panels and choose."),
    CommandDetails(
      .toggleAnimation, "Move or still the bubbles", "Let the bubbles drift, or hold them still.",
      keys: [.alt("m")]),
  ]

  static let app: [CommandDetails] = [
    CommandDetails(.help, "Help", "Show all keys.", keys: [.function(1)]),
    CommandDetails(
      .suspend, "Suspend", "Go back to the shell; `fg` brings Bubblepad back.", keys: [.alt("z")]),
    CommandDetails(
      .quit, "Quit", "Leave Bubblepad; it asks if something is not saved.", keys: [.ctrl("q")]),
  ]
}
