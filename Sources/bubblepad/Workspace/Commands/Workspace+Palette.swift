import BubblepadCommands
import BubblepadPanels
import BubblepadSettings
import CursesRichText
import CursesUICore

/// The palette: what it offers here, and what becomes of what is chosen.
extension Workspace {
  func showPalette() {
    let palette = CommandPalette(
      here: commandsHere, recent: preferences.choiceKeeper.choices.usedLast,
      tableChoices: services.writing.tableChoices,
      keymap: settings.keymap, context: CommandContext(place), isOffered: isOffered)
    let before = place
    let picker = ItemPicker(
      title: "Commands", prompt: "what do you want to do?", items: palette.items
    ) { [weak self] item in
      guard let self, let choice = palette.choice(of: item.id) else { return }
      arrangement.place = before
      take(choice)
    }
    picker.dropsDistant = true
    picker.pickWords = "run"
    picker.emptyWords = "No command has these letters. \(wayTo(.help)) lists all."
    picker.countsAll = true
    picker.show(start: palette.startItems)
    present(picker)
  }

  private func take(_ choice: CommandPalette.Choice) {
    switch choice {
    case .table(let choice): services.writing.perform(choice)
    case .command(let command): run(command)
    case .advice(let advice):
      if let setting = advice.setting { return showSettings(at: setting) }
      if let command = advice.command { run(command) }
      if !isAsking { tell(.hint(advice.says)) }
    }
  }

  /// Does a command wherever the focus is: one of the text goes to the text first.
  private func run(_ command: AppCommand) {
    preferences.choiceKeeper.change(shell) { $0.use(command) }
    let isOfText = command.editing != nil || command == .headingUp || command == .headingDown
    if isOfText, place != .editor, note != nil { focus(.editor) }
    guard !perform(command), !performWithFindBar(command) else { return }
    if notice == nil { tell(.hint("“\(command.title)” has nothing to do here.")) }
  }

  /// What turns an option of finding, or replaces what is found, works in the find bar: that is opened.
  private func performWithFindBar(_ command: AppCommand) -> Bool {
    switch command {
    case .findCase, .findWord, .findPattern: services.finder.show()
    case .replaceAll: services.finder.showReplacing()
    default: return false
    }
    guard find != nil else { return false }
    return command == .replaceAll || perform(command)
  }

  // MARK: Here

  /// The commands that matter most where the focus is.
  var commandsHere: [AppCommand] {
    let commands: [AppCommand] =
      switch place {
      case .list, .filter: [.newNote, .searchTexts, .trashNote, .quickOpen]
      case .title: [.save, .duplicate, .copyPath, .trashNote]
      case .find, .replace: [.findNext, .findCase, .findWord, .replace]
      case .editor, .beside: commandsForText
      }
    return Array(commands.prefix(CommandPalette.mostHere))
  }

  private var commandsForText: [AppCommand] {
    guard let note else {
      return folder == nil
        ? [.reload, .quickOpen, .help, .quit] : [.newNote, .quickOpen, .searchTexts, .showTrash]
    }
    guard !note.isReadOnly else { return [.find, .outline, .followLink, .saveAs] }
    guard note.isMarkdown else { return [.save, .find, .goToLine, .quit] }
    let document = note.editor.document
    let paragraph = document.paragraph(at: document.head)
    var commands: [AppCommand] = []
    if note.editor.editor.linkAtCaret != nil { commands += [.followLink, .insertLink] }
    if case .tableRow = paragraph.kind { commands += [.table, .moveBlockUp, .moveBlockDown] }
    if paragraph.isTask { commands += [.tickTask, .moveBlockUp] }
    let level = note.editor.headingLevel
    if level > 0 {
      commands += level > 1 ? [.headingUp] : []
      commands += level < 6 ? [.headingDown] : []
      commands += [.headingNone, .fold]
    }
    if !document.state.selection.isCaret {
      commands += [.toggleBold, .toggleItalic, .insertLink, .toggleHighlight]
    }
    let usual: [AppCommand] = [.tickTask, .insertLink, .heading2, .find]
    return commands + usual.filter { !commands.contains($0) }
  }
}

extension RichParagraph {
  /// Whether it is an item with a box.
  fileprivate var isTask: Bool {
    prefix.contains(where: \.isTask)
  }
}
