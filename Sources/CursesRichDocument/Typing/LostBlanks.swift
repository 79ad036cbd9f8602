import CursesMarkdown

/// The blanks behind a word that was deleted at the start of a line. Markdown shows none there, so they are in no source;
/// but who types another word in its place has not meant them to go: they come back behind it.
package struct LostBlanks {
  /// The blanks, as they were written.
  private let atoms: [DraftAtom]
  /// Whether they have no style, so that a word before them has none of the text after them.
  package let isPlain: Bool
  /// The version of the text, and the caret, that they wait at.
  package var version: Int
  private let head: Int

  /// Nil where there are none.
  package init?(_ atoms: [DraftAtom], isPlain: Bool? = nil, in document: RichDocument) {
    guard !atoms.isEmpty, document.carets == nil, document.state.selection.main.isCaret else {
      return nil
    }
    self.isPlain = isPlain ?? atoms[0].chain.isEmpty
    self.atoms = atoms.map { atom in
      var atom = atom
      (atom.chain, atom.isNew) = ([], false)
      return atom
    }
    (version, head) = (document.version, document.state.selection.main.head)
  }

  /// Those that wait at the caret of a document.
  package static func here(in document: RichDocument) -> LostBlanks? {
    guard let lost = document.typing.lostBlanks, lost.version == document.version,
      document.carets == nil, document.state.selection.main.isCaret,
      lost.head == document.state.selection.main.head
    else { return nil }
    return lost
  }

  /// Those that come back when a text is typed, or pasted: none behind blanks. Behind what may become a marker they wait
  /// on.
  package func owed(to text: [UInt8]) -> [DraftAtom] {
    let isMarker = text.allSatisfy { "-+#>".utf8.contains($0) }
    return text.last?.isWhitespace != false || isMarker ? [] : atoms
  }

  /// The same for the version of the text that a document has now.
  package func waiting(in document: RichDocument) -> LostBlanks? {
    LostBlanks(atoms, isPlain: isPlain, in: document)
  }
}
