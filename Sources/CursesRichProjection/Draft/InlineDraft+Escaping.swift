import CursesMarkdown

extension InlineDraft {
  /// The visible offsets of the characters that a backslash can stand before: first those that were there,
  /// then those typed just now.
  package var escapable: (old: [Int], new: [Int]) {
    var old: [Int] = []
    var new: [Int] = []
    var place = 0
    for atom in atoms {
      defer { place += atom.visible.count }
      let isVerbatim = isVerbatim(atom)
      guard atom.isLiteral, atom.attributes.isEmpty, !isVerbatim || isTableRow else { continue }
      for (index, byte) in atom.visible.enumerated()
      where isVerbatim ? byte == Byte.pipe : byte.isPunctuation {
        if atom.isNew { new.append(place + index) } else { old.append(place + index) }
      }
    }
    return (old, new)
  }

  /// The visible offsets of the spaces typed just now, which can be written as entities: at the edge of a cell nothing
  /// else shows them. Of letters nobody would write one.
  package var encodable: [Int] {
    var places: [Int] = []
    var place = 0
    for atom in atoms {
      defer { place += atom.visible.count }
      guard atom.isNew, atom.isLiteral, !isVerbatim(atom) else { continue }
      for (index, byte) in atom.visible.enumerated() where byte.isBlank {
        places.append(place + index)
      }
    }
    return places
  }

  /// Puts a backslash before the characters at `places`, which ascend.
  package func escaping(_ places: [Int]) -> InlineDraft {
    replacing(places) { [Byte.backslash] + $0 }
  }

  /// Writes the characters at `places`, which ascend, as entities, and a backslash before one so that it is one.
  package func encoding(_ places: [Int]) -> InlineDraft {
    let text = text
    let backslashes = places.compactMap { $0 > 0 && text[$0 - 1] == Byte.backslash ? $0 - 1 : nil }
    return escaping(backslashes).replacing(places) { $0.flatMap { Array("&#\($0);".utf8) } }
  }

  /// Cuts the characters at `places` out, to be written as `source` says; what is no literal text stays as it is.
  private func replacing(_ places: [Int], by source: ([UInt8]) -> [UInt8]) -> InlineDraft {
    var result = self
    result.atoms = []
    var places = places[...]
    var end = 0
    for atom in atoms {
      let start = end
      end += atom.visible.count
      places = places.drop { $0 < start }
      var cut = 0
      func append(upTo index: Int) {
        if cut < index { result.atoms.append(atom.part(cut..<index)) }
      }
      guard atom.isLiteral, let first = places.first, first < end else {
        result.atoms.append(atom)
        continue
      }
      while let place = places.first, place < end {
        places.removeFirst()
        let at = place - start
        append(upTo: at)
        var piece = atom
        piece.visible = Array(
          atom.visible[at...].prefix(1) + atom.visible[(at + 1)...].prefix { $0 & 0xC0 == 0x80 })
        piece.source = source(piece.visible)
        piece.isLiteral = false
        result.atoms.append(piece)
        cut = at + piece.visible.count
      }
      append(upTo: atom.visible.count)
    }
    return result
  }

  /// Lets a space that ends at `visible` and is written as an entity, as at the end of a cell, be one.
  /// Returns whether there was any.
  package mutating func freeSpace(before visible: Int) -> Bool {
    var place = 0
    for index in atoms.indices {
      place += atoms[index].visible.count
      guard place >= visible else { continue }
      guard place == visible, atoms[index].attributes.isEmpty, atoms[index].isSpaceEntity else {
        return false
      }
      atoms[index].source = atoms[index].visible
      atoms[index].isLiteral = true
      return true
    }
    return false
  }

  /// Whether a backslash shows there as itself: in code, and between the brackets of `[[page]]` and `<address>`.
  private func isVerbatim(_ atom: DraftAtom) -> Bool {
    atom.chain.contains {
      spans[$0].attributes.contains(.code) || spans[$0].opener.starts(with: "[[".utf8)
        || spans[$0].opener == [Byte.less]
    }
  }
}

extension DraftAtom {
  /// Whether it is a space written as `&#32;`: where Markdown would drop it.
  /// A space where Markdown keeps none, at the edge of a cell.
  package static let spaceEntity = Array("&#32;".utf8)

  package var isSpaceEntity: Bool { visible == [Byte.space] && source == Self.spaceEntity }
}
