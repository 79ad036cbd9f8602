import CursesUI

/// The memo, its format bar and a line about it.
struct MemoPad: View {
  @State private var text = MemoPad.welcome
  @State private var selection = AttributedTextSelection()
  @State private var isFinding = false
  @FocusState private var isWriting: Bool

  var body: some View {
    Panel("Memo") {
      VStack(alignment: .leading, gap: 1) {
        FormatBar(text: $text, selection: $selection) { isWriting = true }
        TextEditor(text: $text, selection: $selection)
          .textEditorStyle(.roundedBorder)
          .textEditorPlaceholder("What is on your mind?")
          .attributedTextFormattingDefinition(MemoFormatting())
          .findNavigator(isPresented: $isFinding)
          .focused($isWriting)
        Text(verbatim: summary).foregroundStyle(.secondary)
      }
      .padding(columns: 1)
    }
    .padding(columns: 2, rows: 1)
    .onAppear { isWriting = true }
  }

  private var summary: String {
    let words = String(text.characters).split(whereSeparator: \.isWhitespace).count
    return "\(words) words  Ctrl+F find  Tab to the bar  Ctrl+Q end"
  }

  private static let welcome: AttributedString = {
    let source = """
      Dear diary,

      today I learned to write **bold**, *slanted* and ~~wrong~~ words in a terminal, \
      日本語 and 👨‍👩‍👧 among them. More of that stands at [the library's page](https://example.org).
      """
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: source, options: options)) ?? AttributedString(source)
  }()
}

/// What a memo may look like: one kind of line under a text, and no colour on another.
struct MemoFormatting: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    ValueConstraint(for: \.backgroundColor, values: [nil], default: nil)
  }
}
