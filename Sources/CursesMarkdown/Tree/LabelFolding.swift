extension LinkLabel {
  /// The text with its case folded, white space at the ends cut and inner white space made one space.
  ///
  /// Folding is lower, upper and lower case again, which takes `ẞ` and `SS` to the same text. Escapes
  /// are left as they are written, and nothing is normalised.
  static func folded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isASCII = true
    var isSpacePending = false
    for byte in text {
      if byte.isWhitespace {
        isSpacePending = !result.isEmpty
        continue
      }
      if isSpacePending { result.append(Byte.space) }
      isSpacePending = false
      if byte >= 0x80 { isASCII = false }
      result.append(byte.lowercased)
    }
    guard !isASCII else { return result }
    let text = String(decoding: result, as: UTF8.self)
    return Array(text.lowercased().uppercased().lowercased().utf8)
  }
}
