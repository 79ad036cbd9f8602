import CursesUI

/// Texts with attributes.
struct RichTextGroup: View {
  @State private var memo: AttributedString = {
    var memo = AttributedString("Write here. ")
    var strong = AttributedString("Ctrl+B is bold.")
    strong.font = .body.bold()
    memo += strong
    return memo
  }()
  @State private var selection = AttributedTextSelection()
  @State private var plain = "Plain lines,\nas many as one likes."
  @State private var isFinding = false
  @State private var sober = AttributedString("Paste what you like.")
  @State private var place = AttributedTextSelection()

  var body: some View {
    Exhibit(
      "Markdown", state: "a literal",
      source: """
        Text("**Bold**, *slanted*, `code` and [a link](https://example.org)")
        """
    ) {
      Text("**Bold**, *slanted*, `code` and [a link](https://example.org)")
    }
    Exhibit(
      "Attributed text", state: "\(memo.characters.count) characters, \(memo.runs.count) runs",
      source: """
        TextEditor(text: $memo, selection: $selection)
          .textEditorStyle(.roundedBorder)
          .frame(height: 80)
        Button("Red") { memo.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: $memo, selection: $selection)
          .textEditorStyle(.roundedBorder)
          .frame(height: 80)
        Button("Red") { memo.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      }
    }
    Exhibit(
      "Plain text", state: "\(plain.split(separator: "\n").count) lines",
      source: """
        TextEditor(text: $plain)
          .frame(height: 64)
        """
    ) {
      TextEditor(text: $plain)
        .frame(height: 64)
    }
    Exhibit(
      "Found and replaced", state: isFinding ? "looking" : "Ctrl+F looks",
      source: """
        TextEditor(text: $plain)
          .textEditorPlaceholder("Nothing yet")
          .findNavigator(isPresented: $isFinding)
          .frame(height: 80)
        """
    ) {
      TextEditor(text: $plain)
        .textEditorPlaceholder("Nothing yet")
        .findNavigator(isPresented: $isFinding)
        .frame(height: 80)
    }
    Exhibit(
      "What is allowed", state: "no colours",
      source: """
        TextEditor(text: $sober, selection: $place)
          .attributedTextFormattingDefinition(NoColours())
          .frame(height: 48)
        """
    ) {
      TextEditor(text: $sober, selection: $place)
        .attributedTextFormattingDefinition(NoColours())
        .frame(height: 48)
    }
  }
}

/// Text that may be bold and slanted, in the colour of all text.
private struct NoColours: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
    ValueConstraint(for: \.backgroundColor, values: [nil], default: nil)
  }
}
