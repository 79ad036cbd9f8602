import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// How `:sort` compares lines.
struct ViOrder: Hashable, Sendable {
  var ignoresCase = false
  var isByNumber = false
  /// Whether of lines that are the same one is kept.
  var isUnique = false
  var isReversed = false

  /// Reads what stands behind the name; nil where there is something else.
  init?(_ command: ViExCommand) {
    isReversed = command.isForced
    for flag in command.rest {
      switch flag {
      case "i": ignoresCase = true
      case "n": isByNumber = true
      case "u": isUnique = true
      case " ": break
      default: return nil
      }
    }
  }

  /// The lines in order, by their index; those that are equal stay as they were.
  func sorted(_ lines: [String]) -> [Int] {
    let keys = lines.map(key)
    let order = lines.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left] < keys[right]
    }
    guard isReversed else { return order }
    return lines.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[right] < keys[left]
    }
  }

  func isSame(_ left: String, _ right: String) -> Bool { key(left) == key(right) }

  private func key(_ line: String) -> Key {
    let text = ignoresCase ? line.lowercased() : line
    guard isByNumber else { return Key(number: nil, text: text) }
    let bytes = Array(line.utf8)
    let number = ViNumber.range(in: bytes, at: 0).flatMap {
      Int(String(decoding: bytes[$0], as: UTF8.self))
    }
    return Key(number: number, text: "")
  }

  /// Lines without a number come first.
  private struct Key: Comparable {
    var number: Int?
    var text: String

    static func < (left: Key, right: Key) -> Bool {
      if left.number != right.number { return (left.number ?? .min) < (right.number ?? .min) }
      return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
  }
}
