import BubblepadIndex
import BubblepadNotebook
import BubblepadProperties
import CursesText

/// A note whose text comes to the end of another, with what its links and the links to it need for that.
package struct NoteMerge: Sendable {
  /// The links that lead to the other note then.
  package let links: RenamePlan
  /// How many labels of footnotes and links are new, as the other note has them for something else.
  private let labelCount: Int
  /// How many blocks have new ids, likewise.
  private let idCount: Int
  /// What is said of properties that both have, with other values; nil where there are none.
  private let droppedWords: String?
  /// The files that change, the other note among them.
  package let changes: [FileChange]

  /// Reads both notes, and all that may have links to the first. It takes as long as they are: not for the main
  /// thread.
  ///
  /// - Parameters:
  ///   - source: the path of the note that is given up.
  ///   - target: that of the one that gets its text.
  ///   - index: one that has taken in all that was saved; nil to read all notes.
  /// - Throws: what cannot be read, or whose properties cannot be joined, in a sentence.
  package init(
    _ source: String, into target: String, _ files: NotebookFiles, index: NoteIndex?
  ) throws(Refusal) {
    let file = try Self.file(target, files)
    let read = try Self.file(source, files).text
    let places = JoinedPart(
      read, from: FrontMatterBlock.startOfText(in: read),
      holding: file.text.bytes + ExtractedPart.gap(after: file.text.bytes))
    let scan = RenameScan(
      moving: [StepMove(from: source, to: target)], joining: true, files.knowingAll)
    let links = scan.narrowed(by: index).plan(own: SourceText(), renaming: places)
    func change(of path: String) -> FileChange? {
      links.files.first { $0.path.isSamePath(as: path) }
    }
    let held = (change(of: target)?.after ?? file.text).bytes
    let labels = JoinedLabels(
      places.renamingBlocks(in: change(of: source)?.after ?? read), into: held)
    let hasText = held.contains { $0 > 0x20 }
    let own = SourceText(bytes: held + ExtractedPart.gap(after: held))
    let joined: [Edit]
    do throws(TemplateProblem) {
      joined = try TemplateInsertion(
        hasText ? Self.withoutGap(labels.text) : labels.text.bytes, into: own.bytes,
        at: own.count..<own.count
      ).edits
    } catch {
      throw Refusal("Cannot merge: \(Self.words(for: error, source, target)).")
    }
    let whole = Transaction(joined, event: .external).applying(to: own)
    let others = links.files.filter {
      !$0.path.isSamePath(as: source) && !$0.path.isSamePath(as: target)
    }
    (self.links, labelCount, idCount) = (links, labels.count, places.newIDCount)
    droppedWords = Self.words(
      ofDropped: (try? NoteProperties(file.text.bytes).namesDropped(
        joining: NoteProperties(read.bytes))) ?? [], source, target)
    changes = [FileChange(file, TextMerge.edits(from: file.text, to: whole))] + others
  }

  private static func file(_ path: String, _ files: NotebookFiles) throws(Refusal) -> FileText {
    let title = title(path)
    guard let file = ScannedFile(path, within: files.bounds), !file.loaded.isBinary else {
      throw Refusal("Cannot merge: “\(title)” cannot be read as a text.")
    }
    guard !file.isOutside else {
      throw Refusal("Cannot merge: “\(title)” lies outside of the notebook.")
    }
    return FileText(file.loaded)
  }

  /// A text without the blank lines below its properties: others part it from what is above.
  private static func withoutGap(_ text: SourceText) -> [UInt8] {
    guard let end = FrontMatterBlock(text.bytes)?.end else { return text.bytes }
    return Array(text.bytes[..<end] + text.bytes[FrontMatterBlock.startOfText(in: text)...])
  }

  private static func title(_ path: String) -> String {
    NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }

  private static func words(
    ofDropped names: [String], _ source: String, _ target: String
  ) -> String? {
    guard !names.isEmpty else { return nil }
    let all = Numbers.list(names.map { "“\($0)”" })
    return names.count == 1
      ? "\(all) has another value in “\(title(target))”: that of “\(title(source))” is dropped."
      : "\(all) have other values in “\(title(target))”: those of “\(title(source))” are dropped."
  }

  private static func words(
    for problem: TemplateProblem, _ source: String, _ target: String
  ) -> String {
    switch problem {
    case .template(let reason): "in “\(title(source))” \(reason)"
    case .note(let reason): "in “\(title(target))” \(reason)"
    }
  }

  /// What is said before it, a line for each thing.
  package var words: String {
    let moved = "Its text comes to the end, its properties join, and the note goes to the trash."
    let labels =
      Numbers.words(labelCount, "label") + (labelCount == 1 ? " gets a new name" : " get new names")
      + ": both notes have " + (labelCount == 1 ? "it." : "them.")
    let ids =
      Numbers.words(idCount, "block") + (idCount == 1 ? " gets a new id" : " get new ids")
      + ": both notes have " + (idCount == 1 ? "it." : "them.")
    let own = [droppedWords, labelCount > 0 ? labels : nil, idCount > 0 ? ids : nil]
    let remarks = own.compactMap(\.self) + links.remarks
    return ([moved] + remarks + (links.linkCount > 0 ? [links.changeWords] : []))
      .joined(separator: "\n")
  }
}
