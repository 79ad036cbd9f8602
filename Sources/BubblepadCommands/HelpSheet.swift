/// What F1 shows: every command with the keys it has now, in groups.
package struct HelpSheet: Equatable, Sendable {
  /// A line of the help.
  package struct Row: Equatable, Sendable {
    package let command: AppCommand
    /// Spelled as on the keyboard; empty where a command has no key.
    package let keys: [String]
    package let title: String
    package let help: String

    package init(command: AppCommand, keys: [String], title: String, help: String) {
      self.command = command
      self.keys = keys
      self.title = title
      self.help = help
    }
  }

  /// A heading and the lines under it.
  package struct Section: Equatable, Sendable {
    package let title: String
    package let rows: [Row]

    package init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  package let sections: [Section]

  package init(keymap: Keymap) {
    sections = CommandCatalogue.parts.map { part in
      Section(
        title: part.group.rawValue,
        rows: part.commands.map { details in
          Row(
            command: details.command,
            keys: keymap.keys(for: details.command).map(\.description),
            title: details.title, help: details.help)
        })
    }
  }
}

extension HelpSheet {
  /// The page `docs/keys.md`.
  package var markdown: String {
    var lines = [
      "# Keys", "",
      "Every command with its default keys. F1 shows this list with the keys you have set;",
      "[configuration.md](configuration.md) says how to set them. Ctrl+P finds a command by its words.",
      "",
      "Keys marked ° need a terminal with the kitty keyboard protocol (kitty, foot, WezTerm, Ghostty",
      "and others): elsewhere they arrive as another key.",
    ]
    for section in sections {
      lines += [
        "", "## \(section.title)", "", "| keys | command | name in the settings | what it does |",
        "|---|---|---|---|",
      ]
      lines += section.rows.map { row in
        let keys = row.command.details.keys.map { chord in
          "\(chord)" + (chord.needsKeyboardProtocol ? "°" : "")
        }
        let cells = [
          keys.joined(separator: ", "), row.title, "`\(row.command.rawValue)`", row.help,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
    }
    return (lines + ViSheet.markdown).joined(separator: "\n") + "\n"
  }
}
