import BubblepadIndex
import BubblepadNotebook
import CursesText

/// A note whose text comes to the end of another, with what its links and the links to it need for that.
package struct NoteMerge: Sendable {
  /// The links that lead to the other note then.
  package let links: RenamePlan
  /// How many labels of footnotes and links are new, as the other note has them for something else.
  private let labelCount: Int
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
    let scan = RenameScan(
      moving: [StepMove(from: source, to: target)], joining: true, files.knowingAll)
    let links = scan.narrowed(by: index).plan(own: SourceText())
    func change(of path: String) -> FileChange? {
      links.files.first { $0.path.isSamePath(as: path) }
    }
    let file = try Self.file(target, files)
    let read = try Self.file(source, files).text
    let held = (change(of: target)?.after ?? file.text).bytes
    let labels = JoinedLabels(change(of: source)?.after ?? read, into: held)
    let own = SourceText(bytes: held + ExtractedPart.gap(after: held))
    let joined: [Edit]
    do throws(TemplateProblem) {
      joined = try TemplateInsertion(
        labels.text.bytes, into: own.bytes, at: own.count..<own.count
      ).edits
    } catch {
      throw Refusal("Cannot merge: \(Self.words(for: error, source, target)).")
    }
    let whole = Transaction(joined, event: .external).applying(to: own)
    let others = links.files.filter {
      !$0.path.isSamePath(as: source) && !$0.path.isSamePath(as: target)
    }
    (self.links, labelCount) = (links, labels.count)
    changes = [FileChange(file, TextMerge.edits(from: file.text, to: whole))] + others
  }

  private static func file(_ path: String, _ files: NotebookFiles) throws(Refusal) -> FileText {
    let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
    guard let file = ScannedFile(path, within: files.bounds), !file.loaded.isBinary else {
      throw Refusal("Cannot merge: “\(title)” cannot be read as a text.")
    }
    guard !file.isOutside else {
      throw Refusal("Cannot merge: “\(title)” lies outside of the notebook.")
    }
    return FileText(file.loaded)
  }

  private static func words(
    for problem: TemplateProblem, _ source: String, _ target: String
  ) -> String {
    func title(_ path: String) -> String { NoteTitle.shownTitle(ofFileName: path.lastComponent) }
    return switch problem {
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
    let remarks = (labelCount > 0 ? [labels] : []) + links.remarks
    return ([moved] + remarks + (links.linkCount > 0 ? [links.changeWords] : []))
      .joined(separator: "\n")
  }
}
