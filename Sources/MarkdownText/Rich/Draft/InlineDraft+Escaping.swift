extension InlineDraft {
  /// Puts backslashes before the punctuation that was typed. Returns whether there was any.
  mutating func escapeNew() -> Bool {
    var result: [DraftAtom] = []
    var isChanged = false
    for atom in atoms {
      let isCode = isCode(atom)
      guard atom.isNew, atom.isLiteral, !isCode || isTableRow else {
        result.append(atom)
        continue
      }
      for byte in atom.visible {
        let escapes = isCode ? byte == Byte.pipe : byte.isPunctuation
        isChanged = isChanged || escapes
        var piece = atom
        piece.visible = [byte]
        piece.source = escapes ? [Byte.backslash, byte] : [byte]
        piece.isLiteral = !escapes
        if let last = result.last, last.isNew, last.isLiteral, piece.isLiteral,
          last.chain == piece.chain
        {
          result[result.count - 1].visible.append(byte)
          result[result.count - 1].source.append(byte)
        } else {
          result.append(piece)
        }
      }
    }
    atoms = result
    return isChanged
  }

  /// Puts a backslash before the first punctuation at or behind `visible` that has none. Returns whether
  /// there was any.
  mutating func escape(from visible: Int) -> Bool {
    var place = 0
    for index in atoms.indices {
      let atom = atoms[index]
      defer { place += atom.visible.count }
      guard atom.isLiteral, atom.attributes.isEmpty, !isCode(atom) else { continue }
      guard place + atom.visible.count > visible else { continue }
      let from = max(0, visible - place)
      guard let at = atom.visible[from...].firstIndex(where: { $0.isPunctuation }) else { continue }
      escape(at: place + at)
      return true
    }
    return false
  }

  /// Takes the backslash from the punctuation that ends at `visible`, or lets a space there be one that is
  /// written as an entity, as at the end of a cell. Returns whether there was either.
  mutating func freeEscape(before visible: Int) -> Bool {
    var place = 0
    for index in atoms.indices {
      place += atoms[index].visible.count
      guard place >= visible else { continue }
      guard place == visible, !atoms[index].isLiteral, atoms[index].attributes.isEmpty,
        atoms[index].source == [Byte.backslash] + atoms[index].visible
          || atoms[index].isSpaceEntity
      else { return false }
      atoms[index].source = atoms[index].visible
      atoms[index].isLiteral = true
      return true
    }
    return false
  }

  /// Writes the typed characters as entities. Returns whether there are any.
  mutating func writeNewAsEntities() -> Bool {
    var isChanged = false
    for index in atoms.indices where atoms[index].isNew && !isCode(atoms[index]) {
      let entities = String(decoding: atoms[index].visible, as: UTF8.self).unicodeScalars.map {
        "&#\($0.value);"
      }
      atoms[index].source = Array(entities.joined().utf8)
      atoms[index].isLiteral = false
      isChanged = true
    }
    return isChanged
  }

  /// Writes the letters beside a stretch as entities. Returns whether there are any where it was asked for.
  mutating func encodeLetters(around range: Range<Int>, left: Bool, right: Bool) -> Bool {
    let text = text
    var isChanged = true
    if right { isChanged = encodeCharacter(from: range.upperBound, text) && isChanged }
    if left {
      var start = range.lowerBound - 1
      while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
      isChanged = start >= 0 && encodeCharacter(from: start, text) && isChanged
    }
    return isChanged
  }

  private mutating func encodeCharacter(from start: Int, _ text: [UInt8]) -> Bool {
    guard start < text.count, !text[start].isWhitespace, !text[start].isPunctuation else {
      return false
    }
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let first = split(at: start)
    let last = split(at: end)
    guard last == first + 1, atoms[first].isLiteral, atoms[first].attributes.isEmpty,
      !isCode(atoms[first]),
      let scalar = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.first
    else { return false }
    atoms[first].source = Array("&#\(scalar.value);".utf8)
    atoms[first].isLiteral = false
    return true
  }

  private mutating func escape(at visible: Int) {
    let start = split(at: visible)
    let end = split(at: visible + 1)
    guard start < end else { return }
    atoms[start].source = [Byte.backslash] + atoms[start].visible
    atoms[start].isLiteral = false
  }

  private func isCode(_ atom: DraftAtom) -> Bool {
    attributes(of: atom.chain).contains(.code)
  }
}

extension DraftAtom {
  /// Whether it is a space written as `&#32;`: where Markdown would drop it.
  var isSpaceEntity: Bool { visible == [Byte.space] && source.elementsEqual("&#32;".utf8) }
}
