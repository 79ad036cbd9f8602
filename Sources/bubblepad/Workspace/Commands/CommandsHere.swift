import BubblepadCommands
import BubblepadPanels
import CursesRichText
import CursesUICore

/// The commands that the palette offers first.
@MainActor
struct CommandsHere {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// The commands that matter most where the focus is.
  var commands: [AppCommand] {
    let commands: [AppCommand] =
      switch workspace.place {
      case .list, .filter: [.newNote, .searchTexts, .trashNote, .quickOpen]
      case .title: [.save, .duplicate, .copyPath, .trashNote]
      case .find, .replace: [.findNext, .findCase, .findWord, .replace]
      case .editor, .beside: commandsForText
      }
    return Array(commands.prefix(CommandPalette.mostHere))
  }

  private var commandsForText: [AppCommand] {
    guard let note = workspace.note else {
      return workspace.folder == nil
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
