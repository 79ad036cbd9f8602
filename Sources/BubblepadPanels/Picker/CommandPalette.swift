import BubblepadCommands
import BubblepadSettings

/// What the palette offers: while nothing is typed the commands that matter here, those used last, and all
/// in groups; then what is found by its title, its words or its letters.
package struct CommandPalette {
  /// The commands that matter where the focus is, the most important one first.
  package let here: [AppCommand]
  /// The commands that were chosen last, the last one first.
  package let recent: [AppCommand]
  /// What can be done to the table at the caret.
  package let tableChoices: [TableChoice]
  package let keymap: Keymap
  /// Where it was opened: the keys are those that work there.
  package var context = CommandContext.editor
  /// Whether a command is anything for what is open.
  package var isOffered: (AppCommand) -> Bool = { _ in true }

  package init(
    here: [AppCommand], recent: [AppCommand], tableChoices: [TableChoice], keymap: Keymap,
    context: CommandContext = .editor, isOffered: @escaping (AppCommand) -> Bool = { _ in true }
  ) {
    (self.here, self.recent, self.tableChoices) = (here, recent, tableChoices)
    (self.keymap, self.context, self.isOffered) = (keymap, context, isOffered)
  }

  package static let mostHere = 4

  /// What an item does when it is chosen.
  package enum Choice {
    case command(AppCommand)
    case table(TableChoice)
    case advice(PaletteAdvice)
  }

  /// What is searched, each once.
  package var items: [ItemPicker.Item] {
    let table = tableChoices.map {
      ItemPicker.Item(
        id: Self.tablePrefix + $0.title, title: $0.title, detail: "table",
        words: "table " + $0.words, help: "Changes the table at the caret.")
    }
    return table + CommandCatalogue.all.filter { isOffered($0.command) }.map { item($0) }
      + PaletteAdvice.all.filter { $0.command.map(isOffered) ?? true }.map { advice in
        ItemPicker.Item(
          id: Self.advicePrefix + advice.id, title: advice.title, words: advice.words,
          help: advice.says)
      }
  }

  /// What is shown while nothing is typed.
  package var startItems: [ItemPicker.Item] {
    var items = section("Here", here.prefix(Self.mostHere), prefix: "here ")
    if !recent.isEmpty {
      items += section("Used last", recent[...], prefix: "recent ")
    }
    for part in CommandCatalogue.parts {
      items += section(part.group.rawValue, part.commands.map(\.command)[...], prefix: "")
    }
    return items
  }

  /// What stands for an item of either.
  package func choice(of id: String) -> Choice? {
    if id.hasPrefix(Self.tablePrefix) {
      let title = id.dropFirst(Self.tablePrefix.count)
      return tableChoices.first { $0.title == title }.map(Choice.table)
    }
    if id.hasPrefix(Self.advicePrefix) {
      let name = id.dropFirst(Self.advicePrefix.count)
      return PaletteAdvice.all.first { $0.id == name }.map(Choice.advice)
    }
    let name = id.split(separator: " ").last.map(String.init) ?? id
    return AppCommand(rawValue: name).map(Choice.command)
  }

  private static let tablePrefix = "table "
  private static let advicePrefix = "advice "

  private func section(
    _ title: String, _ commands: ArraySlice<AppCommand>, prefix: String
  ) -> [ItemPicker.Item] {
    let offered = commands.filter(isOffered)
    guard !offered.isEmpty else { return [] }
    return [ItemPicker.Item(heading: title)] + offered.map { item($0.details, prefix: prefix) }
  }

  private func item(_ details: CommandDetails, prefix: String = "") -> ItemPicker.Item {
    var item = ItemPicker.Item(
      id: prefix + details.command.rawValue, title: details.title,
      detail: keymap.key(for: details.command, in: context)?.description ?? "",
      words: details.words,
      help: details.help)
    item.isLast = details.command == .trashNote || details.command == .emptyTrash
    return item
  }
}
