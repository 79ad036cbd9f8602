import BubblepadIndex
import BubblepadNotebook
import CursesRichText
import CursesText
import CursesUICore

/// Says which links of an open note name a note that is not there yet.
///
/// A link out of the notebook, to a file that is no note or to a part of the same note is never one of them, and
/// nothing is while the files of the notebook are not known.
@MainActor
package final class MissingLinks: LinkJudge {
  let table: NotebookLinks
  /// The path of the note from the notebook's folder on; nil for one whose links are not judged.
  private var source: String?
  private var ownRevision = 0

  /// Judges by the table of the notebook.
  package init(_ table: NotebookLinks) { self.table = table }

  package var revision: Int { ownRevision + table.revision }

  /// Takes the note that the links stand in: its path from the notebook's folder on, nil outside of one.
  package func judge(for source: String?) {
    guard source != self.source else { return }
    self.source = source
    ownRevision += 1
  }

  package func leadsNowhere(_ address: String) -> Bool {
    guard let source, let resolver = table.resolver else { return false }
    if let page = WikiLink.page(of: address) {
      let name = NoteTitle.trimmed(String(page.prefix { $0 != "#" && $0 != "|" }))
      guard Self.mayBeNote(name), !name.hasFileEnding else { return false }
      return resolver.path(of: name, from: source) == nil
    }
    let target = String(address.prefix { $0 != "#" }).percentDecoded
    guard !address.contains(":"), target.hasNoteEnding else { return false }
    return Self.mayBeNote(target)
      && resolver.path(of: target, .markdown, from: source) == nil
  }

  /// Whether a name is that of a note of the notebook: it does not lead out of its folder.
  private static func mayBeNote(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }
}
