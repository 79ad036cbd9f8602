import BubblepadCommands
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// The palette: what it offers, and what becomes of what is chosen.
@MainActor
struct PaletteCommands {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show() {
    let palette = CommandPalette(
      here: CommandsHere(workspace).commands,
      recent: workspace.preferences.choiceKeeper.choices.usedLast,
      tableChoices: workspace.services.writing.tableChoices,
      keymap: workspace.settings.keymap, context: CommandContext(workspace.place),
      isOffered: workspace.isOffered)
    let before = workspace.place
    let picker = ItemPicker(
      title: "Commands", prompt: "what do you want to do?", items: palette.items
    ) { [weak workspace] item in
      guard let workspace, let choice = palette.choice(of: item.id) else { return }
      workspace.arrangement.place = before
      PaletteCommands(workspace).take(choice)
    }
    picker.dropsDistant = true
    picker.pickWords = "run"
    picker.emptyWords = "No command has these letters. \(workspace.wayTo(.help)) lists all."
    picker.countsAll = true
    picker.show(start: palette.startItems)
    workspace.present(picker)
  }

  private func take(_ choice: CommandPalette.Choice) {
    switch choice {
    case .table(let choice): workspace.services.writing.perform(choice)
    case .command(let command): run(command)
    case .advice(let advice):
      if let setting = advice.setting { return workspace.showSettings(at: setting) }
      if let command = advice.command { run(command) }
      if !workspace.isAsking { workspace.tell(.hint(advice.says)) }
    }
  }

  /// Does a command wherever the focus is: one of the text goes to the text first.
  private func run(_ command: AppCommand) {
    workspace.preferences.choiceKeeper.change(workspace.shell) { $0.use(command) }
    let isOfText = command.editing != nil || command == .headingUp || command == .headingDown
    if isOfText, workspace.place != .editor, workspace.note != nil { workspace.focus(.editor) }
    guard !workspace.perform(command), !performWithFindBar(command) else { return }
    if workspace.notice == nil {
      workspace.tell(.hint("“\(command.title)” has nothing to do here."))
    }
  }

  /// What turns an option of finding, or replaces what is found, works in the find bar: that is opened.
  private func performWithFindBar(_ command: AppCommand) -> Bool {
    switch command {
    case .findCase, .findWord, .findPattern: workspace.services.finder.show()
    case .replaceAll: workspace.services.finder.showReplacing()
    default: return false
    }
    guard workspace.find != nil else { return false }
    return command == .replaceAll || workspace.perform(command)
  }
}
