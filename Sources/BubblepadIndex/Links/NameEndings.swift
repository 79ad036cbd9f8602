extension String {
  /// Whether it ends as the names of Markdown notes do.
  package var hasNoteEnding: Bool {
    let name = lowercased()
    return [".md", ".markdown", ".md.age"].contains { name.hasSuffix($0) }
  }

  /// Whether a path has what looks like the ending of another file than a note, such as `.png` or `.canvas`.
  package var hasFileEnding: Bool {
    guard !hasNoteEnding, let dot = lastIndex(of: ".") else { return false }
    let ending = self[dot...].dropFirst()
    return (1...6).contains(ending.count) && ending.contains { $0.isLetter }
      && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
