import CursesMarkdown

/// The blanks behind a word that was deleted at the start of a line. Markdown shows none there, so they are in no source;
/// but who types another word in its place has not meant them to go: they come back behind it.
package struct LostBlanks {
  /// The blanks, as they were written.
  private let atoms: [DraftAtom]
  /// Whether they have no style, so that a word before them has none of the text after them.
  package let isPlain: Bool
  /// Where they wait.
  package var caret: LoneCaret

  /// Nil where there are none, or no caret at which they could wait.
  package init?(_ atoms: [DraftAtom], isPlain: Bool? = nil, at caret: LoneCaret?) {
    guard !atoms.isEmpty, let caret else { return nil }
    self.caret = caret
    self.isPlain = isPlain ?? atoms[0].chain.isEmpty
    self.atoms = atoms.map { atom in
      var atom = atom
      (atom.chain, atom.isNew) = ([], false)
      return atom
    }
  }

  /// Those that come back when a text is typed, or pasted: none behind blanks. Behind what may become a marker they wait
  /// on.
  package func owed(to text: [UInt8]) -> [DraftAtom] {
    let isMarker = text.allSatisfy { "-+#>".utf8.contains($0) }
    return text.last?.isWhitespace != false || isMarker ? [] : atoms
  }

  /// The same for another version of the text and the caret in it.
  package func waiting(at caret: LoneCaret?) -> LostBlanks? {
    LostBlanks(atoms, isPlain: isPlain, at: caret)
  }
}

/// The only caret of a version of the text, with nothing selected.
package struct LoneCaret: Equatable {
  package var version: Int
  package let head: Int

  /// A caret at an offset.
  package init(version: Int, head: Int) { (self.version, self.head) = (version, head) }
}
