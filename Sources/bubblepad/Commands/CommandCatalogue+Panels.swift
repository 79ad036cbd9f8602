import TerminalCore

extension CommandCatalogue {
  static let panels: [CommandDetails] = [
    CommandDetails(
      .commandPalette, "All commands", "Find any command by a few letters of its name.",
      keys: [.ctrl("p")], words: "palette menu"),
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
      keys: [.function(9)], words: "sidebar panel files"),
    CommandDetails(
      .widenList, "Widen the notes", "Give the list of notes more room.", keys: [.alt("8")],
      words: "sidebar wider"),
    CommandDetails(
      .narrowList, "Narrow the notes", "Give the text more room.", keys: [.alt("7")],
      words: "sidebar narrower"),
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
      keys: [.alt("r"), .function(8)], in: [.editor], words: "syntax raw reveal source"),
    CommandDetails(
      .sourceMode, "Show the source", "Show the whole note as Markdown, or as rich text.",
      keys: [.ctrl("u")], words: "raw markdown plain syntax"),
    CommandDetails(
      .fold, "Fold", "Fold the section at the caret away, or unfold it.",
      keys: [.alt("-")], in: [.editor], words: "collapse unfold expand section"),
    CommandDetails(
      .foldAll, "Fold all", "Fold every section away, or unfold everything.", in: [.editor],
      words: "collapse unfold expand sections"),
    CommandDetails(
      .zen, "Zen", "Show the text alone, in the middle of the screen, or everything again.",
      keys: [.function(10)], words: "focus distraction fullscreen center centre"),
    CommandDetails(
      .themes, "Choose a theme…", "See the themes live and choose one.", keys: [.function(7)],
      words: "color colour dark light appearance"),
    CommandDetails(
      .editTheme, "Edit the theme…", "Change a colour of the theme, see it, save it as your own.",
      keys: [.function(7, .shift)], words: "color colour customize customise"),
    CommandDetails(
      .background, "Choose a background…", "See what can be behind the panels and choose.",
      words: "bubbles wallpaper"),
    CommandDetails(
      .toggleAnimation, "Move or still the bubbles", "Let the bubbles drift, or hold them still.",
      keys: [.alt("m")], words: "animation motion pause stop"),
  ]

  static let app: [CommandDetails] = [
    CommandDetails(
      .help, "Help", "Show all keys.", keys: [.function(1)], words: "keys shortcuts bindings"),
    CommandDetails(
      .suspend, "Suspend", "Go back to the shell; `fg` brings Bubblepad back.", keys: [.alt("z")],
      words: "background shell"),
    CommandDetails(
      .quit, "Quit", "Leave Bubblepad; it asks if something is not saved.", keys: [.ctrl("q")],
      words: "exit close leave"),
  ]
}
