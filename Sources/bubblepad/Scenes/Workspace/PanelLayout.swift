/// How the panels share the screen, as a person has arranged them.
struct PanelLayout: Equatable, Sendable {
  var isListShown = true
  /// Columns of the list; nil lets the layout choose.
  var listColumns: Int?
  var isStatusShown = true

  static let listRange = 18...80

  /// Takes over what was remembered.
  mutating func take(_ other: PanelLayout) {
    isListShown = other.isListShown
    listColumns = other.listColumns ?? listColumns
    isStatusShown = other.isStatusShown
  }
}

extension PanelLayout {
  /// One line a thing, for a file: `list-width 32`.
  var text: String {
    var lines = ["list \(isListShown ? "shown" : "hidden")"]
    if let listColumns { lines.append("list-width \(listColumns)") }
    lines.append("status \(isStatusShown ? "shown" : "hidden")")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a file says; what is not understood is passed over.
  init(text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      switch (words[0], words[1]) {
      case ("list", let word): isListShown = word != "hidden"
      case ("status", let word): isStatusShown = word != "hidden"
      case ("list-width", let word):
        listColumns = Int(word).flatMap { Self.listRange.contains($0) ? $0 : nil }
      default: continue
      }
    }
  }
}
