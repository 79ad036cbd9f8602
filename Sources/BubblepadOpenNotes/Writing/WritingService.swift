import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesMarkdown
import CursesRichText
import CursesText
import CursesUICore

/// Lists of what can be done to the text of the open note, and its counts.
@MainActor
package final class WritingService {
  private unowned let context: any NoteContext

  package init(_ context: any NoteContext) { self.context = context }

  package func showOutline() {
    guard let note = context.note else { return }
    let headings = TextOutline(document: note.editor.document).headings()
    guard !headings.isEmpty else { return context.tell(.hint("This note has no headings.")) }
    let here = note.editor.document.state.selection.main.head
    let current = headings.lastIndex { $0.offset <= here } ?? 0
    let items = headings.enumerated().map { index, heading in
      ItemPicker.Item(
        id: "\(index)",
        title: String(repeating: "  ", count: heading.level - 1) + heading.text,
        detail: String(repeating: "#", count: heading.level))
    }
    context.present(
      ItemPicker(
        title: "Go to heading", prompt: "type a few letters of the heading", items: items,
        selected: "\(current)"
      ) { [weak self] item in
        if let index = Int(item.id) { note.editor.go(toOffset: headings[index].offset) }
        self?.context.focus(.editor)
      })
  }

  package func showCallouts() {
    guard let note = context.note, !note.isReadOnly else { return }
    let items = Callout.kinds.map {
      ItemPicker.Item(id: $0, title: $0.prefix(1).uppercased() + $0.dropFirst())
    }
    context.present(
      ItemPicker(title: "Callout", prompt: "type a few letters", items: items) { [weak self] item in
        self?.context.focus(.editor)
        note.editor.perform(.edit(.toggleCallout(item.id)))
      })
  }

  package func showTableCommands() {
    guard let note = context.note, !note.isReadOnly else { return }
    let choices = tableChoices
    let isInTable = !choices.isEmpty
    let offered = isInTable ? choices : TableChoice.newTables
    let items = offered.map { ItemPicker.Item(id: $0.title, title: $0.title, words: $0.words) }
    context.present(
      ItemPicker(
        title: isInTable ? "Table" : "New table", prompt: "type a few letters", items: items
      ) { [weak self] item in
        if let choice = offered.first(where: { $0.title == item.id }) { self?.perform(choice) }
      })
  }

  /// What can be done to the table at the caret; nothing where there is none.
  package var tableChoices: [TableChoice] {
    guard let document = context.note?.editor.document, context.note?.isReadOnly == false,
      case .tableRow = document.paragraph(at: document.head).kind
    else { return [] }
    return TableChoice.all
  }

  package func perform(_ choice: TableChoice) {
    context.focus(.editor)
    context.note?.editor.perform(.edit(choice.command))
  }

  // MARK: Counts and dates

  /// Says how much text there is, or is selected.
  package func tellCounts() {
    guard let note = context.note else { return }
    if let selected = note.editor.selectionWords {
      return context.tell(.hint("Selected: \(selected)."))
    }
    let (words, text) = (note.editor.wordCount, note.editor.text)
    let lines = "\(text.newlineCount + 1) \(text.newlineCount == 0 ? "line" : "lines")"
    let counts = "\(words) \(words == 1 ? "word" : "words"), \(lines)"
    context.tell(.hint(counts + "."))
    Task { [weak self] in
      let characters = await Background.run { String(decoding: text.bytes, as: UTF8.self).count }
      guard let self, context.notice == .hint(counts + ".") else { return }
      let minutes = words < 200 ? "less than a minute" : Numbers.words(words / 200, "minute")
      context.tell(.hint("\(counts), \(characters) characters, \(minutes) to read."))
    }
  }

  /// The day as texts have it: it sorts as it counts.
  private var day: String { LocalTime.now.dayText }

  package func insertDate() {
    context.focus(.editor)
    context.note?.editor.perform(.edit(.insertText(day)))
  }
}
