/// Keys as they are written on a command line.
enum KeyText {
  /// `\e` is Esc, `\r` Enter, `\t` Tab, `^X` Ctrl+X; all else is itself.
  static func bytes(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.popFirst() {
      guard first == "\\" || first == "^", let second = rest.popFirst() else {
        result.append(first)
        continue
      }
      switch (first, second) {
      case ("\\", "e"): result.append("\u{1B}")
      case ("\\", "r"): result.append("\r")
      case ("\\", "t"): result.append("\t")
      case ("^", let letter):
        let code = letter.uppercased().utf8.first.map { $0 & 0x1F } ?? 0
        result.unicodeScalars.append(Unicode.Scalar(code))
      default: result.append(second)
      }
    }
    return result
  }
}
