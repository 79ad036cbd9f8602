import CursesUI

/// What has a say while one types.
struct TypingGroup: View {
  @State private var order = "NR-2026"
  @State private var code = ""
  @State private var heading = 90
  @State private var price = 12.5
  @State private var raw = "nothing typed yet"
  @State private var line = "Hello, 世界"
  @State private var selection: TextSelection?
  @State private var said: [String] = []
  @State private var word = ""
  @State private var city = ""
  @State private var history = TextInputHistory(["make test", "git log", "ls -la"])

  var body: some View {
    hooks
    formats
    events
  }

  @ViewBuilder private var hooks: some View {
    Exhibit(
      "A delegate", state: order.debugDescription,
      source: """
        TextField("Order", text: $order)
          .textFieldDelegate(KeepsPrefix())
        """
    ) {
      TextField("Order", text: $order)
        .textFieldDelegate(KeepsPrefix())
    }
    Exhibit(
      "The selection", state: selected,
      source: """
        TextField("Line", text: $line, selection: $selection)
        """
    ) {
      TextField("Line", text: $line, selection: $selection)
    }
    Exhibit(
      "Capital letters", state: city.debugDescription,
      source: """
        TextField("City", text: $city)
          .textInputAutocapitalization(.words)
        """
    ) {
      TextField("City", text: $city)
        .textInputAutocapitalization(.words)
    }
  }

  @ViewBuilder private var formats: some View {
    Exhibit(
      "A formatter", state: code.debugDescription, isChecked: true,
      source: """
        TextField("Code", value: $code, formatter: CodeFormatter())
        """
    ) {
      TextField("Code", value: $code, formatter: CodeFormatter())
    }
    Exhibit(
      "A format of one's own", state: "\(heading)", isChecked: true,
      source: """
        TextField("Heading", value: $heading, format: Heading())
        """
    ) {
      TextField("Heading", value: $heading, format: Heading())
    }
    Exhibit(
      "The raw text", state: raw, isChecked: true,
      source: """
        TextField("Price", value: $price, format: .number)
          .onTextChange { text, state in raw = "\\(text.debugDescription) is \\(state)" }
        """
    ) {
      TextField("Price", value: $price, format: .number)
        .onTextChange { text, state in raw = "\(text.debugDescription) is \(state)" }
    }
  }

  @ViewBuilder private var events: some View {
    Exhibit(
      "Events", state: said.suffix(2).joined(separator: ", "),
      source: """
        TextField("Word", text: $word)
          .onChange(of: word) { old, new in said.append("\\(old.count) to \\(new.count)") }
          .onSubmit { said.append("submitted") }
          .submitLabel(.custom("Keep"))
        """
    ) {
      TextField("Word", text: $word)
        .onChange(of: word) { old, new in said.append("\(old.count) to \(new.count)") }
        .onSubmit { said.append("submitted") }
        .submitLabel(.custom("Keep"))
    }
    Exhibit(
      "A history", state: "\(history.entries.count) entries",
      source: """
        TextField("Command", text: $word, prompt: Text("↑ for earlier ones"))
          .textInputHistory(history)
        """
    ) {
      TextField("Command", text: $word, prompt: Text("↑ for earlier ones"))
        .textInputHistory(history)
    }
  }

  private var selected: String {
    guard let selection, case .selection(let range) = selection.indices,
      range.upperBound <= line.endIndex
    else { return "none yet" }
    let start = line.distance(from: line.startIndex, to: range.lowerBound)
    return selection.isInsertion ? "a caret at \(start)" : String(line[range]).debugDescription
  }
}

/// Lets nobody change the first three characters.
private struct KeepsPrefix: TextFieldDelegate {
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { range.location >= 3 }
}

/// Capital letters in pairs: `AB-CD`.
private final class CodeFormatter: Formatter {
  override func string(for obj: Any?) -> String? {
    guard let letters = obj as? String else { return nil }
    return letters.enumerated().map { ($0 > 0 && $0.isMultiple(of: 2) ? "-" : "") + String($1) }
      .joined()
  }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let letters = string.filter { $0 != "-" }
    guard letters.count.isMultiple(of: 2) else {
      error?.pointee = "Letters come in pairs."
      return false
    }
    obj?.pointee = letters as AnyObject
    return true
  }

  override func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard partialString.allSatisfy({ $0.isLetter || $0 == "-" }) else { return false }
    guard partialString != partialString.uppercased() else { return true }
    newString?.pointee = NSString(string: partialString.uppercased())
    return false
  }
}

/// Degrees from 0 to 359, with their sign.
private struct Heading: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ text: String) throws -> Int {
      let digits = text.trimmingCharacters(in: CharacterSet(charactersIn: " °"))
      guard let degrees = Int(digits), (0..<360).contains(degrees) else {
        throw CocoaError(.formatting)
      }
      return degrees
    }
  }

  var parseStrategy: Strategy { Strategy() }
  func format(_ degrees: Int) -> String { "\(degrees)°" }
}
