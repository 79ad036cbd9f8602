import CursesMarkdown

/// What the attributes of a tag say of the text in it.
extension HTMLTag {
  /// The value of a property in its `style`, in small letters.
  package func styleValue(_ property: String) -> String? {
    guard let style = attributes["style"] else { return nil }
    for declaration in style.utf8.split(separator: Byte.semicolon) {
      guard let colon = declaration.firstIndex(of: Byte.colon) else { continue }
      let name = Array(declaration[..<colon])[...].trimmingBlanks.map(\.lowercased)
      guard name.elementsEqual(property.utf8) else { continue }
      let value = Array(declaration[declaration.index(after: colon)...])[...].trimmingBlanks
      return String(decoding: value.map(\.lowercased), as: UTF8.self)
    }
    return nil
  }

  /// Whether nothing in it is shown.
  package var isUnseen: Bool {
    guard !isVoid else { return false }
    return attributes["hidden"] != nil || styleValue("display") == "none"
  }

  /// The styles that its `style` gives to text.
  package var styles: Set<Style> {
    guard attributes["style"] != nil else { return [] }
    var styled: Set<Style> = []
    if isHeavy == true { styled.insert(.strong) }
    if let slant = styleValue("font-style"), slant == "italic" || slant == "oblique" {
      styled.insert(.emphasis)
    }
    let lines = ["text-decoration", "text-decoration-line"].compactMap(styleValue)
    if lines.contains(where: { $0.contains("line-through") }) { styled.insert(.strikethrough) }
    return styled
  }

  /// Whether its `style` makes letters heavy; nil where it says nothing.
  private var isHeavy: Bool? {
    guard let weight = styleValue("font-weight") else { return nil }
    return weight == "bold" || weight == "bolder" || (Int(weight) ?? 0) >= 600
  }

  /// Whether its `style` takes from an element what it is there for, as office programs have it.
  package func isUnstyled(_ style: Style) -> Bool {
    switch style {
    case .strong: isHeavy == false
    case .emphasis: styleValue("font-style") == "normal"
    case .strikethrough, .highlight, .code: false
    }
  }

  /// The programming language that its class names.
  package var language: String {
    for word in (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      for prefix in ["language-", "lang-", "highlight-source-"] where word.hasPrefix(prefix) {
        let name = word.dropFirst(prefix.count)
        let isName = name.utf8.allSatisfy {
          $0.isAlphanumeric || [Byte.plus, Byte.hyphen, Byte.hash, Byte.dot].contains($0)
        }
        if isName { return String(name) }
      }
    }
    return ""
  }

  /// Where the text of a cell stands.
  package var alignment: ColumnAlignment {
    switch attributes["align"]?.lowercased() ?? styleValue("text-align") {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .none
    }
  }
}
