import Themes

extension Workspace {
  func showPalette() {
    let items = CommandCatalogue.all.map { details in
      Picker.Item(
        id: details.command.rawValue, title: details.title,
        detail: settings.keymap.key(for: details.command)?.description ?? "", words: details.words)
    }
    let before = place
    let choices = tableChoices
    let forTables = choices.map {
      Picker.Item(id: "table " + $0.title, title: $0.title, detail: "table", words: $0.words)
    }
    dialog = .pick(
      Picker(title: "Commands", prompt: "type a few letters…", items: forTables + items) {
        [weak self] item in
        guard let self else { return }
        place = before
        if let choice = choices.first(where: { "table " + $0.title == item.id }) {
          return perform(choice)
        }
        guard let command = AppCommand(rawValue: item.id) else { return }
        guard !perform(command), !performWithFindBar(command) else { return }
        tell(.hint("“\(item.title)” works while the text is edited."))
      })
  }

  /// What turns an option of finding, or replaces what is found, works in the find bar: that is opened.
  private func performWithFindBar(_ command: AppCommand) -> Bool {
    switch command {
    case .findCase, .findWord, .findPattern: showFind()
    case .replaceAll: showReplace()
    default: return false
    }
    guard find != nil else { return false }
    return command == .replaceAll || perform(command)
  }

  func showQuickOpen() {
    guard folder != nil || namedPaths.count > 1 else {
      return tell(.hint("This is a single note: there is no list."))
    }
    let named = namedPaths.map { Picker.Item(id: $0, title: $0.lastComponent) }
    let listed = entries.map { entry in
      Picker.Item(id: entry.path, title: entry.title, detail: dates.words(for: entry.modified))
    }
    let items = folder == nil ? named : listed
    dialog = .pick(
      Picker(title: "Open a note", prompt: "type a few letters of its title…", items: items) {
        [weak self] item in self?.open(path: item.id)
      })
  }

  func showHelp() {
    var rows: [HelpPages.Row] = []
    for section in HelpSheet(keymap: settings.keymap).sections {
      if !rows.isEmpty {
        rows.append(HelpPages.Row(id: rows.count, keys: "", words: "", isHeading: true))
      }
      rows.append(
        HelpPages.Row(id: rows.count, keys: "", words: section.title, isHeading: true))
      for row in section.rows where !row.keys.isEmpty {
        rows.append(
          HelpPages.Row(
            id: rows.count, keys: row.keys.joined(separator: "  "), words: row.help,
            isHeading: false))
      }
    }
    if usesVi { addViKeys(to: &rows) }
    dialog = .help(HelpPages(rows: rows))
  }

  private func addViKeys(to rows: inout [HelpPages.Row]) {
    for part in ViSheet.parts {
      for words in ["", part.title] {
        rows.append(HelpPages.Row(id: rows.count, keys: "", words: words, isHeading: true))
      }
      for row in part.rows {
        rows.append(
          HelpPages.Row(id: rows.count, keys: row.keys, words: row.words, isHeading: false))
      }
    }
  }
}
