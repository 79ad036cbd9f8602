import CursesText

/// A state drawn as text: `¦` is the head, `«»` hold the selection.
struct MarkedText {
  var state: TextState

  init(_ marked: String) {
    var plain: [UInt8] = []
    var head: Int?
    var lower: Int?
    var upper: Int?
    for character in marked.unicodeScalars {
      switch character {
      case "¦": head = plain.count
      case "«": lower = plain.count
      case "»": upper = plain.count
      default: plain += Array(String(character).utf8)
      }
    }
    let caret = head ?? 0
    let anchor = lower.flatMap { low in upper.map { caret == low ? $0 : low } } ?? caret
    state = TextState(
      SourceText(bytes: plain), selection: Selection(anchor: anchor, head: caret))
  }

  static func draw(_ state: TextState) -> String {
    let bytes = state.text.bytes
    let main = state.selection.main
    var drawn = ""
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    drawn += piece(0..<main.lowerBound)
    if !main.isCaret { drawn += "«" }
    if main.head == main.lowerBound { drawn += "¦" }
    drawn += piece(main.range)
    if !main.isCaret, main.head == main.upperBound { drawn += "¦" }
    if !main.isCaret { drawn += "»" }
    return drawn + piece(main.upperBound..<bytes.count)
  }
}
