import BubblepadCommands
import BubblepadPanels
import CursesMarkdown
import CursesRichText
import CursesUICore

/// What is chosen from a list to be done to the text.
extension Workspace {
  func showOutline() {
    guard let note else { return }
    let headings = note.editor.document.headings()
    guard !headings.isEmpty else { return tell(.hint("This note has no headings.")) }
    let here = note.editor.document.state.selection.main.head
    let current = headings.lastIndex { $0.offset <= here } ?? 0
    let items = headings.enumerated().map { index, heading in
      ItemPicker.Item(
        id: "\(index)",
        title: String(repeating: "  ", count: heading.level - 1) + heading.text,
        detail: String(repeating: "#", count: heading.level))
    }
    dialog = .pick(
      ItemPicker(
        title: "Go to heading", prompt: "type a few letters of the heading", items: items,
        selected: "\(current)"
      ) { [weak self] item in
        if let index = Int(item.id) { note.editor.go(toOffset: headings[index].offset) }
        self?.focus(.editor)
      })
  }

  func showCallouts() {
    guard let note, !note.isReadOnly else { return }
    let items = Callout.kinds.map {
      ItemPicker.Item(id: $0, title: $0.prefix(1).uppercased() + $0.dropFirst())
    }
    dialog = .pick(
      ItemPicker(title: "Callout", prompt: "type a few letters", items: items) { [weak self] item in
        self?.focus(.editor)
        note.editor.perform(.edit(.toggleCallout(item.id)))
      })
  }

  func showTableCommands() {
    guard let note, !note.isReadOnly else { return }
    let choices = tableChoices
    let isInTable = !choices.isEmpty
    let offered = isInTable ? choices : TableChoice.newTables
    let items = offered.map { ItemPicker.Item(id: $0.title, title: $0.title, words: $0.words) }
    dialog = .pick(
      ItemPicker(
        title: isInTable ? "Table" : "New table", prompt: "type a few letters", items: items
      ) { [weak self] item in
        if let choice = offered.first(where: { $0.title == item.id }) { self?.perform(choice) }
      })
  }

  /// What can be done to the table at the caret; nothing where there is none.
  var tableChoices: [TableChoice] {
    guard let document = note?.editor.document, note?.isReadOnly == false,
      case .tableRow = document.paragraph(at: document.head).kind
    else { return [] }
    return TableChoice.all
  }

  func perform(_ choice: TableChoice) {
    focus(.editor)
    note?.editor.perform(.edit(choice.command))
  }

  func toggleZen() {
    guard let note else { return }
    isZen.toggle()
    note.editor.isCentred = isZen || note.isMarkdown
    focus(.editor)
    if isZen {
      let key = keyName(.zen)
      tell(.hint("Zen mode. Show everything with \(key)."))
    }
  }
}
