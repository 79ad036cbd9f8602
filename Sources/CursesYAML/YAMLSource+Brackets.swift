extension YAMLSource {
  /// The text with other items of a list in brackets: those that stay keep their bytes, and what stands between two of
  /// them.
  func withItemsInBrackets(of list: YAMLOutline.Node, _ words: [String]) -> [UInt8] {
    let pieces = pieces(of: list.children, words)
    var text: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text += separator(pieces[index - 1], piece, list.children) }
      text += piece.bytes
    }
    guard let first = list.children.first, let last = list.children.last else { return bytes }
    return Array(bytes[..<first.range.lowerBound]) + text + bytes[last.range.upperBound...]
  }

  /// An item as it is to be written, and the one that it is or takes the place of.
  private struct Piece {
    let bytes: [UInt8]
    let item: Int?
  }

  private func pieces(of items: [YAMLOutline.Node], _ words: [String]) -> [Piece] {
    let difference = words.difference(from: items.map(\.text))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var pieces: [Piece] = []
    var index = 0
    for (place, word) in words.enumerated() {
      let isNew = inserted.contains(place)
      if !isNew { while removed.contains(index) { index += 1 } }
      let takesPlace = isNew && removed.contains(index)
      guard isNew else {
        pieces.append(Piece(bytes: Array(bytes[items[index].range]), item: index))
        index += 1
        continue
      }
      // One that only stands elsewhere now is written as it was.
      if let moved = removed.first(where: { items[$0].text == word }) {
        pieces.append(Piece(bytes: Array(bytes[items[moved].range]), item: nil))
        continue
      }
      var style = YAMLScalarStyle.plain
      if takesPlace, case .scalar(let known) = items[index].kind { style = known }
      let text = YAMLText.text(of: .word(word), style: style, isInBrackets: true)
      pieces.append(Piece(bytes: Array(text.utf8), item: takesPlace ? index : nil))
      if takesPlace { index += 1 }
    }
    return pieces
  }

  private func separator(
    _ one: Piece, _ other: Piece, _ items: [YAMLOutline.Node]
  ) -> [UInt8] {
    guard let first = one.item, other.item == first + 1 else { return Array(", ".utf8) }
    return Array(bytes[items[first].range.upperBound..<items[first + 1].range.lowerBound])
  }
}
