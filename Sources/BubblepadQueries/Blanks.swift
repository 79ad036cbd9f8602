extension StringProtocol {
  /// The text without the blanks at its ends.
  var withoutBlanksAround: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
