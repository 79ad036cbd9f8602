import CursesText

extension SourceText {
  /// Whether its last line is ended.
  package var endsLine: Bool {
    guard count > 0 else { return false }
    let last = bytes(in: count - 1..<count).first
    return last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
  }
}
