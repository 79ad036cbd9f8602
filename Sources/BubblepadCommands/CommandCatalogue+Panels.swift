import CursesCore

extension CommandCatalogue {
  package static let panels: [CommandDetails] = [
    CommandDetails(
      .commandPalette, "Show all commands",
      "Find a command by its name, or by another word for it.", keys: [.ctrl("p")],
      words: "palette menu actions"),
    CommandDetails(
      .nextPanel, "Go to next panel",
      "Go to the list, the title or the text, in turn. In the text Tab indents.",
      keys: [.key(.tab), .function(6)], words: "pane switch window"),
    CommandDetails(
      .previousPanel, "Go to previous panel", "Go to the panel before.",
      keys: [.key(.tab, .shift), .function(6, .shift)], words: "pane switch window"),
    CommandDetails(
      .focusList, "Go to list of notes", "Go to the list of notes.", keys: [.alt("n")]),
    CommandDetails(
      .focusFilter, "Filter notes", "Show only notes whose title or first line has some words.",
      keys: [.alt("/")], words: "narrow search list"),
    CommandDetails(
      .focusTitle, "Go to name of note", "Edit the title.", keys: [.alt("h")], about: .note,
      words: "heading title"),
    CommandDetails(
      .focusEditor, "Go to text", "Edit the text of the note.", keys: [.alt("e")], about: .note,
      words: "editor page write"),
    CommandDetails(
      .toggleList, "Show or hide list of notes", "Show or hide the list of notes.",
      keys: [.function(9)], words: "sidebar panel files tree explorer"),
    CommandDetails(
      .toggleFolders, "Show or hide folders",
      "Show the list of notes as a tree of folders, or all notes one below the other.",
      words: "flat tree directories"),
    CommandDetails(
      .widenList, "Widen list of notes", "Give the list of notes more room.", keys: [.alt("8")],
      words: "sidebar wider resize"),
    CommandDetails(
      .narrowList, "Narrow list of notes", "Give the text more room.", keys: [.alt("7")],
      words: "sidebar narrower resize"),
    CommandDetails(
      .toggleStatus, "Show or hide status bar", "Show or hide the status bar.",
      keys: [.function(9, .shift)], words: "statusbar bottom footer"),
    CommandDetails(
      .toggleAside, "Show or hide side panels",
      "Show or hide the outline and the links to the note, beside it on a wide screen.",
      words: "right third wide outline-panel"),
    CommandDetails(
      .back, "Go back to text", "Close what is open, or go back to the text.",
      keys: [.key(.escape)], words: "cancel escape"),
  ]

  package static let view: [CommandDetails] = [
    CommandDetails(
      .revealMarkers, "Show or hide markers here",
      "Show the Markdown of the block at the caret, or hide it.", keys: [.alt("r"), .function(8)],
      in: [.editor], about: .note, words: "syntax raw reveal source"),
    CommandDetails(
      .sourceMode, "Show or hide source", "Show the whole note as Markdown source, or as a page.",
      keys: [.ctrl("u")], about: .note, words: "raw markdown plain syntax preview rich text view"),
    CommandDetails(
      .fold, "Fold or unfold section",
      "Hide the section at the caret below its heading, or show it.", keys: [.alt("-")],
      in: [.editor], does: .toggleFold, words: "collapse unfold expand section hide"),
    CommandDetails(
      .foldAll, "Fold or unfold all sections",
      "Hide all sections below their headings, or show everything.", in: [.editor],
      does: .toggleAllFolds,
      words: "collapse unfold expand sections hide"),
    CommandDetails(
      .toggleReading, "Toggle reading view",
      "Show the note for reading, so that what you type does not change it, or edit it again.",
      keys: [.function(8, .shift), .ctrlShift("e")], about: .note,
      words: "preview mode read edit only view readonly"),
    CommandDetails(
      .zen, "Turn zen mode on or off", "Show the text alone, or everything.", keys: [.function(10)],
      about: .note,
      words: "focus distraction fullscreen center centre typewriter full screen"),
    CommandDetails(
      .themes, "Choose theme…", "See the themes and choose one.", keys: [.function(7)],
      words: "color colour colors colours dark light night contrast appearance mode look skin high"),
    CommandDetails(
      .editTheme, "Edit colours of theme…",
      "Change the colours of the theme and save it as your own.", keys: [.function(7, .shift)],
      words: "color colour customize customise edit"),
    CommandDetails(
      .background, "Choose background…", "See what can be shown behind the panels and choose.",
      words: "bubbles wallpaper picture stars rain aurora"),
    CommandDetails(
      .toggleAnimation, "Start or stop bubbles", "Let the bubbles drift, or hold them still.",
      keys: [.alt("m")], words: "animation motion pause stop move still battery"),
  ]

  package static let app: [CommandDetails] = [
    CommandDetails(
      .settings, "Settings…", "See and change every setting and every key.",
      keys: [.function(12), .ctrl(",")],
      words:
        "preferences options configuration configure config setup customize customise font autosave tab size autocorrect encoding line endings toolbar"
    ),
    CommandDetails(
      .help, "Help", "Show all keys.", keys: [.function(1)],
      words: "keys shortcuts bindings manual cheatsheet cheat sheet tutorial"),
    CommandDetails(
      .suspend, "Suspend", "Go back to the shell. `fg` continues Bubblepad.", keys: [.alt("z")],
      words: "background shell terminal"),
    CommandDetails(
      .quit, "Quit", "Leave Bubblepad. It asks first if something is not saved.",
      keys: [.ctrl("q")], words: "exit close leave"),
    CommandDetails(
      .quitWithError, "Quit with an error…",
      "Leave with exit status 1, so that `git commit` gives up. It asks first if something is not saved.",
      words: "abort commit cquit"),
  ]
}
