/// Resolves backslash escapes and entities in destinations, titles and info strings. A title's lines end
/// in line feeds, whatever ends them in the source.
public enum Unescape {
  /// The text of bytes with their escapes and entities resolved.
  public static func string(_ bytes: some Collection<UInt8>) -> String {
    Array(bytes).withUnsafeBufferPointer { string($0, 0..<$0.count) }
  }

  static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let slice = bytes[range]
    let isPlain = slice.allSatisfy {
      $0 != Byte.backslash && $0 != Byte.ampersand && $0 != Byte.carriageReturn
    }
    if isPlain { return String(decoding: slice, as: UTF8.self) }
    let text = UnsafeBufferPointer(rebasing: slice)
    var result: [UInt8] = []
    var at = 0
    while at < text.count {
      let byte = text[at]
      if byte == Byte.backslash, at + 1 < text.count, text[at + 1].isPunctuation {
        result.append(text[at + 1])
        at += 2
      } else if byte == Byte.ampersand, let entity = Entities.entity(text, at: at) {
        result.append(contentsOf: entity.text.utf8)
        at = entity.end
      } else if byte == Byte.carriageReturn {
        let isPair = at + 1 < text.count && text[at + 1] == Byte.lineFeed
        result.append(Byte.lineFeed)
        at += isPair ? 2 : 1
      } else {
        result.append(byte)
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
