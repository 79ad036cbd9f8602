import CursesUI

//: TextEditorStyle
private struct Loud: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.editor.padding().border(.primary)
  }
}

//: AttributedTextFormattingDefinition
private struct Plain: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    OneColor()
  }
}

//: AttributedTextValueConstraint
private struct OneColor: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    container.foregroundColor = container.foregroundColor == nil ? nil : .red
  }
}

@MainActor
struct EditorSurface {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("a")
  @State private var richSelection = AttributedTextSelection()
  @State private var isFinding = false

  // MARK: TextEditor

  func editors() {
    //: TextEditor(text:)
    made = TextEditor(text: $text)
    made = TextEditor(text: $rich)
    //: TextEditor(text:selection:)
    made = TextEditor(text: $text, selection: $selection)
    made = TextEditor(text: $rich, selection: $richSelection)
  }

  func around() {
    let view = TextEditor(text: $text)
    //: textEditorStyle(_:)
    made = view.textEditorStyle(.automatic).textEditorStyle(.plain).textEditorStyle(.roundedBorder)
    made = view.textEditorStyle(Loud())
    //: findNavigator(isPresented:)
    made = view.findNavigator(isPresented: $isFinding)
    //: findDisabled(_:)
    made = view.findDisabled()
    //: replaceDisabled(_:)
    made = view.replaceDisabled()
    //: scrollContentBackground(_:)
    made = view.scrollContentBackground(.hidden)
    //: lineSpacing(_:)
    made = view.lineSpacing(4)
    //: multilineTextAlignment(_:)
    made = view.multilineTextAlignment(.leading).multilineTextAlignment(.center)
  }

  // MARK: Selections

  func selections() {
    let place = text.startIndex
    //: TextSelection(range:)
    made = TextSelection(range: place..<text.endIndex)
    //: TextSelection(insertionPoint:)
    made = TextSelection(insertionPoint: place)
    //: TextSelection.indices
    switch TextSelection(insertionPoint: place).indices {
    case .selection(let range): _ = range.lowerBound
    case .multiSelection(let ranges): _ = ranges.isEmpty
    }
    //: TextSelection.isInsertion
    made = TextSelection(insertionPoint: place).isInsertion
    //: textSelectionAffinity(_:)
    made = TextEditor(text: $text).textSelectionAffinity(.upstream)
  }

  func attributedSelections() {
    let place = rich.startIndex
    //: AttributedTextSelection()
    made = AttributedTextSelection()
    //: AttributedTextSelection(insertionPoint:)
    made = AttributedTextSelection(insertionPoint: place)
    //: AttributedTextSelection(range:)
    made = AttributedTextSelection(range: place..<rich.endIndex)
    //: AttributedTextSelection(ranges:)
    made = AttributedTextSelection(ranges: RangeSet(place..<rich.endIndex))
    //: AttributedTextSelection.indices(in:)
    switch richSelection.indices(in: rich) {
    case .insertionPoint(let index): _ = index
    case .ranges(let ranges): _ = ranges.isEmpty
    }
    //: AttributedTextSelection.typingAttributes(in:)
    made = richSelection.typingAttributes(in: rich)
    //: AttributedTextSelection.attributes(in:)
    made = Array(richSelection.attributes(in: rich)[\.foregroundColor])
  }

  // MARK: Changing attributed text

  func changes() {
    //: AttributedString.transformAttributes(in:body:)
    rich.transformAttributes(in: &richSelection) { $0.font = .body.bold() }
    //: AttributedString.subscript(_:)
    _ = rich[richSelection]  // subscript
    //: AttributedString.replaceSelection(_:with:)
    rich.replaceSelection(&richSelection, with: AttributedString("new"))
    //: AttributedString.replaceSelection(_:withCharacters:)
    rich.replaceSelection(&richSelection, withCharacters: "new")
    //: AttributedString.transform(updating:body:)
    rich.transform(updating: &richSelection) { $0.append(AttributedString("!")) }
    //: attributedTextFormattingDefinition(_:)
    made = TextEditor(text: $rich).attributedTextFormattingDefinition(Plain())
    //: AttributedTextFormatting.ValueConstraint(for:values:default:)
    made = AttributedTextFormatting.ValueConstraint<
      AttributeScopes.SwiftUIAttributes, AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    >(for: \.foregroundColor, values: [nil, .red], default: .red)
  }

  // MARK: Attributes

  func attributes() throws {
    //: AttributeScopes.SwiftUIAttributes.font
    rich.font = .title.italic()
    //: AttributeScopes.SwiftUIAttributes.foregroundColor
    rich.foregroundColor = .red
    //: AttributeScopes.SwiftUIAttributes.backgroundColor
    rich.backgroundColor = .yellow
    //: AttributeScopes.SwiftUIAttributes.underlineStyle
    rich.underlineStyle = .single
    rich.underlineStyle = Text.LineStyle(pattern: .dot)
    //: AttributeScopes.SwiftUIAttributes.strikethroughStyle
    rich.strikethroughStyle = .single
    //: AttributeScopes.SwiftUIAttributes.kern
    rich.kern = 1
    //: AttributeScopes.SwiftUIAttributes.tracking
    rich.tracking = 1
    //: AttributeScopes.SwiftUIAttributes.baselineOffset
    rich.baselineOffset = 2
    //: AttributeScopes.SwiftUIAttributes.alignment
    rich.alignment = .center
    //: AttributeScopes.SwiftUIAttributes.lineHeight
    rich.lineHeight = .multiple(factor: 1.5)
    //: AttributeScopes.FoundationAttributes.link
    rich.link = URL(string: "https://example.org")
    //: AttributedString(markdown:options:baseURL:)
    rich = try AttributedString(markdown: "**bold**")
    rich = try AttributedString(
      markdown: "**bold**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: nil)
    //: InlinePresentationIntent
    rich.inlinePresentationIntent = InlinePresentationIntent.stronglyEmphasized
    //: PresentationIntent
    rich.presentationIntent = PresentationIntent(.paragraph, identity: 1)
    //: AttributedString.Codable
    let coded: any Codable = AttributedString("a")
    made = coded
  }
}
