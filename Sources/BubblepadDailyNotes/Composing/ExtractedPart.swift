import BubblepadIndex
import BubblepadNotebook
import BubblepadProperties
import CursesText

/// A part of a note that becomes a note of its own, or joins another: what is selected, or a heading with all below it.
package struct ExtractedPart: Sendable {
  /// What leaves the note.
  package let range: Range<Int>
  /// What a note of it may be called: the words of its first line.
  package let title: String
  private let source: [UInt8]
  private let definitions: PartDefinitions
  /// What its links need where it comes.
  private var edits: [Edit] = []

  /// What is selected, without the blanks and line ends around it; nil where that is nothing.
  ///
  /// - Parameter isWhole: whether a part of one line can be taken out: no mark begins in it and ends outside.
  package init?(selection: Range<Int>, isWhole: Bool, in source: [UInt8]) {
    let body = (FrontMatterBlock(source)?.end ?? 0)..<source.count
    var range = Self.trimmed(selection.clamped(to: body), in: source)
    guard !range.isEmpty else { return nil }
    if !isWhole || source[range].contains(Self.lineFeed) {
      let before = source[body.lowerBound..<range.lowerBound]
      let lower = before.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? body.lowerBound
      let upper = source[range.upperBound...].firstIndex(of: Self.lineFeed) ?? source.count
      range = Self.trimmed(lower..<upper, in: source, onlyAfter: true)
    }
    self.init(range, source)
  }

  /// The heading at a line, or the last one above it, with all up to the next that is none of its own; nil where
  /// there is none.
  ///
  /// - Parameter line: from 1.
  package init?(headingAt line: Int, in source: [UInt8]) {
    let headings = NoteSource.headings(in: source)
    guard let index = headings.lastIndex(where: { $0.line <= line }) else { return nil }
    func start(_ heading: NoteFacts.Heading) -> Int {
      source.split(
        separator: Self.lineFeed, maxSplits: heading.line - 1, omittingEmptySubsequences: false
      ).last?.startIndex ?? 0
    }
    let next = headings[(index + 1)...].first { $0.level <= headings[index].level }
    let range = start(headings[index])..<(next.map(start) ?? source.count)
    self.init(Self.trimmed(range, in: source, onlyAfter: true), source)
  }

  private init(_ range: Range<Int>, _ source: [UInt8]) {
    (self.range, self.source) = (range, source)
    definitions = PartDefinitions(range, of: source)
    let line = source[range].prefix { $0 != Self.lineFeed }
    title = NoteTitle.trimmed(NoteSummary.plainLine(String(decoding: line, as: UTF8.self)))
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func trimmed(
    _ range: Range<Int>, in source: [UInt8], onlyAfter: Bool = false
  ) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let upper = source[range].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? range.lowerBound
    let lower =
      onlyAfter
      ? range.lowerBound : source[range.lowerBound..<upper].firstIndex { !isBlank($0) } ?? upper
    return lower..<upper
  }

  private var lineEnd: String { source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// The text that another note gets of it: the definitions that it uses come after it.
  package var text: SourceText {
    let left = definitions.left.map { Edit($0, "") }
    let part = bytes(of: range, with: left)
    let kept = part[Self.trimmed(part.indices, in: part, onlyAfter: true)]
    return SourceText(bytes: kept + comingDefinitions + lineEnd.utf8)
  }

  /// The definitions that come along from outside of the part, after a blank line.
  private var comingDefinitions: [UInt8] {
    var bytes: [UInt8] = []
    var last: PartDefinitions.Definition?
    for definition in definitions.coming {
      bytes +=
        last.map { definitions.gap(between: $0, definition, lineEnd: lineEnd) }
        ?? Array((lineEnd + lineEnd).utf8)
      bytes += self.bytes(of: definition.range)
      last = definition
    }
    return bytes
  }

  /// The text of a range, with what its links need.
  private func bytes(of range: Range<Int>, with others: [Edit] = []) -> [UInt8] {
    let own = edits.filter { edit in
      range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
        && !others.contains { $0.range.overlaps(edit.range) }
    }
    let (first, end) = (source[..<range.lowerBound], source[range.upperBound...])
    let text = Transaction(own + others, event: .external).applying(to: SourceText(bytes: source))
    return Array(text.bytes.dropFirst(first.count).dropLast(end.count))
  }

  /// The same with links that lead from another note where they led from its own.
  ///
  /// - Parameters:
  ///   - path: that of its own note.
  ///   - newPath: that of the other, which may not be there yet.
  package func moving(from path: String, to newPath: String, in files: NotebookFiles) -> Self {
    var part = self
    part.edits = LeavingPart([range] + definitions.coming.map(\.range), of: source)
      .edits(from: path, to: newPath, in: files)
    return part
  }

  /// The lines of its source that do not leave with it.
  package var leftLines: [Range<Int>] { definitions.left }

  /// Leaves a link in its place, with the definitions in it that the note uses, and takes away those that come along.
  package func edits(leaving link: String) -> [Edit] {
    var edits: [Edit] = []
    var (start, text) = (range.lowerBound, Array(link.utf8))
    var last: PartDefinitions.Definition?
    for definition in definitions.staying {
      text +=
        last.map { definitions.gap(between: $0, definition, lineEnd: lineEnd) }
        ?? Array((lineEnd + lineEnd).utf8)
      edits.append(Edit(start..<definition.range.lowerBound, bytes: text))
      (start, text, last) = (definition.range.upperBound, [], definition)
    }
    edits.append(Edit(start..<range.upperBound, bytes: text))
    let cut = definitions.cut.map { Edit($0, "") }
    return (edits + cut).filter { !$0.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Puts its text at the end of another note.
  package func edit(appendingTo other: SourceText) -> Edit {
    let held = other.bytes + Self.gap(after: other.bytes)
    return Edit(
      other.count..<other.count,
      SourceText(bytes: held.dropFirst(other.count) + text(joining: held).bytes))
  }

  /// Its text for another note: labels that mean something else there are new ones.
  package func text(joining held: [UInt8]) -> SourceText { JoinedLabels(text, into: held).text }

  /// The line ends that a note lacks at its end, so that what comes there is a block of its own.
  static func gap(after text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 > 0x20 }) else { return [] }
    let lineEnd = Array((text.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n").utf8)
    let ends = text.reversed().prefix { $0 == lineFeed || $0 == 0x0D }.count { $0 == lineFeed }
    return Array(Array(repeating: lineEnd, count: max(0, 2 - ends)).joined())
  }
}

extension ExtractedPart {
  /// The path of a note of its own: beside the one that it comes from, or in the folder that the name begins with, which
  /// may not be there yet.
  package static func newPath(
    named name: String, besides source: String, in notebook: NotebookFolder
  ) -> String {
    let below = name.contains("/") ? name.parentFolder : ""
    let folder = below.isEmpty ? source.parentFolder : notebook.path + "/" + below
    return NotebookFolder(path: folder).newPath(titled: name.lastComponent)
  }

  /// Makes a note of it, and returns that note's path.
  package func save(to path: String, _ places: NotebookPlaces) throws(FileError) -> String {
    try SafeFile.save(text, to: path, expecting: .absent, backupFolder: places.backupFolder).path
  }

  /// A link to the note that a part comes into, as the vault writes links.
  ///
  /// - Parameters:
  ///   - path: that of the note.
  ///   - source: that of the note with the link.
  package static func link(to path: String, from source: String, in files: NotebookFiles) -> String
  {
    let known = files.entries.map { files.inside($0.path) } + (files.otherFiles ?? [])
    let (inside, folder) = (files.inside(path), files.folder)
    let all = known.filter { !$0.isSamePath(as: inside) } + [inside]
    return LinkWriter(
      LinkResolver(all, notebook: folder), source: files.inside(source),
      style: ObsidianSettings(notebook: folder).links
    ).link(to: inside, part: nil, words: nil)
  }
}
