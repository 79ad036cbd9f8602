extension NoteSource {
  /// The line that a link leads to after its `#`, from 1; nil where the source has no such heading, block or footnote.
  public static func line(of subpath: String, in source: [UInt8]) -> Int? {
    guard subpath.hasPrefix("[^"), subpath.hasSuffix("]") else {
      return LinkSubpath.line(of: subpath, in: NoteReader.facts(of: source))
    }
    let lines = LineStarts(source)
    let opener = Array((subpath + ":").utf8)
    return (0..<lines.count).first { line in
      source[lines.range(of: line, in: source)].drop { $0 == 0x20 }.starts(with: opener)
    }.map { $0 + 1 }
  }
}
