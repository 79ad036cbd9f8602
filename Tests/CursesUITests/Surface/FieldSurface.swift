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
private struct FieldSurface {
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
    _ = TextField("Name", text: $text)
    _ = TextField(text.description, text: $text)
    //: TextField(_:text:prompt:)
    _ = TextField("Name", text: $text, prompt: Text("as in your passport"))
    //: TextField(_:text:axis:)
    _ = TextField("Notes", text: $text, axis: .vertical)
    //: TextField(_:text:prompt:axis:)
    _ = TextField("Notes", text: $text, prompt: Text("some words"), axis: .vertical)
    //: TextField(_:text:selection:prompt:axis:)
    _ = TextField("Name", text: $text, selection: $selection, prompt: Text("a"), axis: .vertical)
    //: TextField(text:prompt:label:)
    _ = TextField(text: $text, prompt: Text("a")) { Label("Name", systemImage: "person") }
    _ = TextField(text: $text) { Text("Name") }
    //: TextField(text:prompt:axis:label:)
    _ = TextField(text: $text, prompt: nil, axis: .vertical) { Text("Name") }
    //: TextField(text:selection:prompt:axis:label:)
    _ = TextField(text: $text, selection: $selection, prompt: nil, axis: .vertical) { Text("a") }
    //: TextField(_:text:onEditingChanged:onCommit:)
    _ = TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
    _ = TextField("Name", text: $text, onCommit: {})
    _ = TextField("Name", text: $text, onEditingChanged: { _ in })
  }

  func valueFields() {
    //: TextField(_:value:format:prompt:)
    _ = TextField("Age", value: $number, format: .number)
    _ = TextField("Age", value: $number, format: .number, prompt: Text("years"))
    _ = TextField("Age", value: $optional, format: .number)
    //: TextField(value:format:prompt:label:)
    _ = TextField(value: $number, format: .number, prompt: nil) { Text("Age") }
    _ = TextField(value: $optional, format: .number) { Text("Age") }
    //: TextField(_:value:formatter:prompt:)
    _ = TextField("Age", value: $number, formatter: NumberFormatter())
    _ = TextField("Age", value: $number, formatter: NumberFormatter(), prompt: Text("years"))
    //: TextField(value:formatter:prompt:label:)
    _ = TextField(value: $number, formatter: NumberFormatter(), prompt: nil) { Text("Age") }
    //: TextField(_:value:formatter:onEditingChanged:onCommit:)
    _ = TextField(
      "Age", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in },
      onCommit: {})
    _ = TextField("Age", value: $number, format: Ten())
  }

  // MARK: SecureField

  func secureFields() {
    //: SecureField(_:text:)
    _ = SecureField("Password", text: $text)
    _ = SecureField(text.description, text: $text)
    //: SecureField(_:text:prompt:)
    _ = SecureField("Password", text: $text, prompt: Text("eight characters"))
    //: SecureField(text:prompt:label:)
    _ = SecureField(text: $text, prompt: Text("a")) { Text("Password") }
    _ = SecureField(text: $text) { Text("Password") }
    //: SecureField(_:text:onCommit:)
    _ = SecureField("Password", text: $text, onCommit: {})
  }

  // MARK: Styles of fields

  func styles() {
    //: textFieldStyle(_:)
    _ = TextField("Name", text: $text).textFieldStyle(.automatic)
    //: TextFieldStyle.automatic
    _ = TextField("Name", text: $text).textFieldStyle(.automatic)
    //: TextFieldStyle.plain
    _ = TextField("Name", text: $text).textFieldStyle(.plain)
    _ = TextField("Name", text: $text).textFieldStyle(PlainTextFieldStyle())
    //: TextFieldStyle.roundedBorder
    _ = TextField("Name", text: $text).textFieldStyle(.roundedBorder)
    _ = TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    //: TextFieldStyle.squareBorder
    _ = TextField("Name", text: $text).textFieldStyle(.squareBorder)
  }

  // MARK: Typing

  func typing() {
    let view = TextField("Name", text: $text)
    //: keyboardType(_:)
    _ = view.keyboardType(.default).keyboardType(.phonePad).keyboardType(.decimalPad)
    _ = view.keyboardType(.asciiCapable).keyboardType(.numbersAndPunctuation).keyboardType(.URL)
    _ = view.keyboardType(.numberPad).keyboardType(.namePhonePad).keyboardType(.emailAddress)
    _ = view.keyboardType(.twitter).keyboardType(.webSearch).keyboardType(.asciiCapableNumberPad)
    //: textContentType(_:)
    _ = view.textContentType(.emailAddress).textContentType(.oneTimeCode).textContentType(.password)
    //: textInputAutocapitalization(_:)
    _ = view.textInputAutocapitalization(.never).textInputAutocapitalization(.words)
    _ = view.textInputAutocapitalization(.sentences).textInputAutocapitalization(.characters)
    //: autocapitalization(_:)
    _ = view.autocapitalization(.none)
    //: autocorrectionDisabled(_:)
    _ = view.autocorrectionDisabled().autocorrectionDisabled(false)
    //: disableAutocorrection(_:)
    _ = view.disableAutocorrection(true)
    //: textInputSuggestions(_:)
    _ = view.textInputSuggestions { Text("Ada").textInputCompletion("Ada Lovelace") }
    //: textInputSuggestions(_:content:)
    _ = view.textInputSuggestions([Name(id: "Ada")]) { Text($0.id) }
    //: textInputSuggestions(_:id:content:)
    _ = view.textInputSuggestions(["Ada"], id: \.self) { Text($0) }
    //: textInputCompletion(_:)
    _ = Text("Ada").textInputCompletion("Ada Lovelace")
    //: searchable(text:placement:prompt:)
    _ = view.searchable(text: $text)
    _ = view.searchable(text: $text, placement: .toolbar, prompt: "Find")
  }

  private struct Name: Identifiable { let id: String }

  // MARK: Submission

  func submission() {
    let view = TextField("Name", text: $text)
    //: onSubmit(of:_:)
    _ = view.onSubmit { text = "" }.onSubmit(of: .search) {}.onSubmit(of: [.text, .search]) {}
    //: submitScope(_:)
    _ = view.submitScope().submitScope(false)
    //: submitLabel(_:)
    _ = view.submitLabel(.done).submitLabel(.go).submitLabel(.send).submitLabel(.join)
    _ = view.submitLabel(.route).submitLabel(.search).submitLabel(.return).submitLabel(.next)
    _ = view.submitLabel(.continue)
  }

  // MARK: Focus

  func focus() {
    let view = TextField("Name", text: $text)
    //: @FocusState
    @FocusState var isThere: Bool
    isThere = true
    //: focused(_:)
    _ = view.focused($isFocused)
    //: focused(_:equals:)
    _ = view.focused($field, equals: .name)
    field = .mail
    //: defaultFocus(_:_:priority:)
    _ = view.defaultFocus($field, .name)
    _ = view.defaultFocus($field, .name, priority: .userInitiated)
    //: focusable(_:)
    _ = view.focusable().focusable(false)
    //: focusable(_:interactions:)
    _ = view.focusable(interactions: .activate).focusable(true, interactions: .edit)
    //: focusSection()
    _ = view.focusSection()
    //: focusEffectDisabled(_:)
    _ = view.focusEffectDisabled()
    //: prefersDefaultFocus(_:in:)
    let namespace = Namespace().wrappedValue
    _ = view.prefersDefaultFocus(in: namespace)
    //: focusScope(_:)
    _ = view.focusScope(namespace)
    //: @Namespace
    @Namespace var own
    _ = view.focusScope(own)
    //: EnvironmentValues.isFocused
    _ = EnvironmentValues().isFocused
  }
}

//: TextFieldStyle
private struct Quiet: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).border(.secondary)
  }
}
