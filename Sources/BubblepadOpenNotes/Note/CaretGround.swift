import CursesMarkdown
import CursesRichText
import CursesUICore

/// What the caret is in, as far as other keys matter there.
package enum CaretGround {
  case text, table, code, task, link

  @MainActor
  package init(_ editor: RichEditorControl) {
    let document = editor.document
    let paragraph = document.paragraph(at: document.head)
    let isTask = paragraph.prefix.contains(where: \.isTask)
    if case .tableRow = paragraph.kind {
      self = .table
    } else if case .code = paragraph.kind {
      self = .code
    } else if TextStyles(document: document).activeAttributes.contains(.link) {
      self = .link
    } else {
      self = isTask ? .task : .text
    }
  }
}
