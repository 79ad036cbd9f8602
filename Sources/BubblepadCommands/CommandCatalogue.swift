/// All commands in the order in which the help lists them, and what there is to say about each.
package enum CommandCatalogue {
  /// The commands of one group.
  package struct Part: Sendable {
    package let group: CommandGroup
    package let commands: [CommandDetails]

    package init(group: CommandGroup, commands: [CommandDetails]) {
      self.group = group
      self.commands = commands
    }
  }

  package static let parts: [Part] = [
    Part(group: .notes, commands: notes + gathered + daily),
    Part(group: .editing, commands: editing),
    Part(group: .finding, commands: finding),
    Part(group: .words, commands: words),
    Part(group: .blocks, commands: headings + blocks),
    Part(group: .panels, commands: panels + tabs),
    Part(group: .view, commands: view),
    Part(group: .app, commands: app),
  ]

  /// Every command's details, in the order of the help.
  package static let all: [CommandDetails] = parts.flatMap(\.commands)

  fileprivate static let byCommand: [AppCommand: CommandDetails] = Dictionary(
    all.map { ($0.command, $0) }, uniquingKeysWith: { first, _ in first })

  fileprivate static let groups: [AppCommand: CommandGroup] = Dictionary(
    parts.flatMap { part in part.commands.map { ($0.command, part.group) } },
    uniquingKeysWith: { first, _ in first })
}

extension AppCommand {
  /// What the catalogue says; a command it forgot (the tests allow none) is known by its name.
  package var details: CommandDetails {
    CommandCatalogue.byCommand[self] ?? CommandDetails(self, rawValue, rawValue)
  }

  package var title: String { details.title }
  package var group: CommandGroup { CommandCatalogue.groups[self] ?? .app }
}
