import CursesUI

// What docs/swiftui.md says of fields. A line after `//:` is a declaration of the table, and the lines
// below it use it as a program for SwiftUI does.

//: ParseableFormatStyle
private struct Ten: FormatStyle, ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Int { Int(value) ?? 0 }
  }
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Int) -> String { String(value) }
}

@MainActor
struct FieldSurface {
  enum Field: Hashable { case name, mail }

  @State private var text = ""
  @State private var number = 0
  @State private var optional: Int?
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  // MARK: TextField

  func textFields() {
    //: TextField(_:text:)
    made = TextField("Name", text: $text)
    made = TextField(LocalizedStringResource("Name"), text: $text)
    made = TextField(text.description, text: $text)
    //: TextField(_:text:prompt:)
    made = TextField("Name", text: $text, prompt: Text("as in your passport"))
    //: TextField(_:text:axis:)
    made = TextField("Notes", text: $text, axis: .vertical)
    //: TextField(_:text:prompt:axis:)
    made = TextField("Notes", text: $text, prompt: Text("some words"), axis: .vertical)
    //: TextField(_:text:selection:prompt:axis:)
    made = TextField("Name", text: $text, selection: $selection, prompt: Text("a"), axis: .vertical)
    //: TextField(text:prompt:label:)
    made = TextField(text: $text, prompt: Text("a")) { Label("Name", systemImage: "person") }
    made = TextField(text: $text) { Text("Name") }
    //: TextField(text:prompt:axis:label:)
    made = TextField(text: $text, prompt: nil, axis: .vertical) { Text("Name") }
    //: TextField(text:selection:prompt:axis:label:)
    made = TextField(text: $text, selection: $selection, prompt: nil, axis: .vertical) { Text("a") }
    //: TextField(_:text:onEditingChanged:onCommit:)
    made = TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
    made = TextField("Name", text: $text, onCommit: {})
    made = TextField("Name", text: $text, onEditingChanged: { _ in })
  }

  func valueFields() {
    //: TextField(_:value:format:prompt:)
    made = TextField("Age", value: $number, format: .number)
    made = TextField("Age", value: $number, format: .number, prompt: Text("years"))
    made = TextField("Age", value: $optional, format: .number)
    //: TextField(value:format:prompt:label:)
    made = TextField(value: $number, format: .number, prompt: nil) { Text("Age") }
    made = TextField(value: $optional, format: .number) { Text("Age") }
    //: TextField(_:value:formatter:prompt:)
    made = TextField("Age", value: $number, formatter: NumberFormatter())
    made = TextField("Age", value: $number, formatter: NumberFormatter(), prompt: Text("years"))
    //: TextField(value:formatter:prompt:label:)
    made = TextField(value: $number, formatter: NumberFormatter(), prompt: nil) { Text("Age") }
    //: TextField(_:value:formatter:onEditingChanged:onCommit:)
    made = TextField(
      "Age", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in },
      onCommit: {})
    made = TextField("Age", value: $number, format: Ten())
  }

  // MARK: SecureField

  func secureFields() {
    //: SecureField(_:text:)
    made = SecureField("Password", text: $text)
    made = SecureField(text.description, text: $text)
    //: SecureField(_:text:prompt:)
    made = SecureField("Password", text: $text, prompt: Text("eight characters"))
    //: SecureField(text:prompt:label:)
    made = SecureField(text: $text, prompt: Text("a")) { Text("Password") }
    made = SecureField(text: $text) { Text("Password") }
    //: SecureField(_:text:onCommit:)
    made = SecureField("Password", text: $text, onCommit: {})
  }

  // MARK: Styles of fields

  func styles() {
    //: textFieldStyle(_:)
    made = TextField("Name", text: $text).textFieldStyle(.automatic)
    //: TextFieldStyle.automatic
    made = TextField("Name", text: $text).textFieldStyle(.automatic)
    //: TextFieldStyle.plain
    made = TextField("Name", text: $text).textFieldStyle(.plain)
    made = TextField("Name", text: $text).textFieldStyle(PlainTextFieldStyle())
    //: TextFieldStyle.roundedBorder
    made = TextField("Name", text: $text).textFieldStyle(.roundedBorder)
    made = TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    //: TextFieldStyle.squareBorder
    made = TextField("Name", text: $text).textFieldStyle(.squareBorder)
  }

  // MARK: Typing

  func typing() {
    let view = TextField("Name", text: $text)
    //: keyboardType(_:)
    made = view.keyboardType(.default).keyboardType(.phonePad).keyboardType(.decimalPad)
    made = view.keyboardType(.asciiCapable).keyboardType(.numbersAndPunctuation).keyboardType(.URL)
    made = view.keyboardType(.numberPad).keyboardType(.namePhonePad).keyboardType(.emailAddress)
    made = view.keyboardType(.twitter).keyboardType(.webSearch).keyboardType(.asciiCapableNumberPad)
    //: textContentType(_:)
    made = view.textContentType(.emailAddress).textContentType(.oneTimeCode).textContentType(
      .password)
    //: textInputAutocapitalization(_:)
    made = view.textInputAutocapitalization(.never).textInputAutocapitalization(.words)
    made = view.textInputAutocapitalization(.sentences).textInputAutocapitalization(.characters)
    //: autocapitalization(_:)
    made = view.autocapitalization(.none)
    //: autocorrectionDisabled(_:)
    made = view.autocorrectionDisabled().autocorrectionDisabled(false)
    //: disableAutocorrection(_:)
    made = view.disableAutocorrection(true)
    //: textInputSuggestions(_:)
    made = view.textInputSuggestions { Text("Ada").textInputCompletion("Ada Lovelace") }
    //: textInputSuggestions(_:content:)
    made = view.textInputSuggestions([Name(id: "Ada")]) { Text($0.id) }
    //: textInputSuggestions(_:id:content:)
    made = view.textInputSuggestions(["Ada"], id: \.self) { Text($0) }
    //: textInputCompletion(_:)
    made = Text("Ada").textInputCompletion("Ada Lovelace")
    //: searchable(text:placement:prompt:)
    made = view.searchable(text: $text)
    made = view.searchable(text: $text, placement: .toolbar, prompt: "Find")
  }

  private struct Name: Identifiable { let id: String }

  // MARK: Submission

  func submission() {
    let view = TextField("Name", text: $text)
    //: onSubmit(of:_:)
    made = view.onSubmit { text = "" }.onSubmit(of: .search) {}.onSubmit(of: [.text, .search]) {}
    //: submitScope(_:)
    made = view.submitScope().submitScope(false)
    //: submitLabel(_:)
    made = view.submitLabel(.done).submitLabel(.go).submitLabel(.send).submitLabel(.join)
    made = view.submitLabel(.route).submitLabel(.search).submitLabel(.return).submitLabel(.next)
    made = view.submitLabel(.continue)
  }

  // MARK: Focus

  func focus() {
    let view = TextField("Name", text: $text)
    //: @FocusState
    @FocusState var isThere: Bool
    isThere = true
    //: focused(_:)
    made = view.focused($isFocused)
    //: focused(_:equals:)
    made = view.focused($field, equals: .name)
    field = .mail
    //: defaultFocus(_:_:priority:)
    made = view.defaultFocus($field, .name)
    made = view.defaultFocus($field, .name, priority: .userInitiated)
    //: focusable(_:)
    made = view.focusable().focusable(false)
    //: focusable(_:interactions:)
    made = view.focusable(interactions: .activate).focusable(true, interactions: .edit)
    //: focusSection()
    made = view.focusSection()
    //: focusEffectDisabled(_:)
    made = view.focusEffectDisabled()
    //: prefersDefaultFocus(_:in:)
    let namespace = Namespace().wrappedValue
    made = view.prefersDefaultFocus(in: namespace)
    //: focusScope(_:)
    made = view.focusScope(namespace)
    //: @Namespace
    @Namespace var own
    made = view.focusScope(own)
    //: EnvironmentValues.isFocused
    made = EnvironmentValues().isFocused
  }
}

//: TextFieldStyle
private struct Quiet: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).border(.secondary)
  }
}
