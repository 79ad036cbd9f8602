import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches
import CursesRichText
import CursesUICore

/// The links and tags that are offered while one is typed. Names of notes are gathered once for
/// each link.
@MainActor
final class NameOffers {
  private weak var workspace: Workspace?
  private weak var note: OpenNote?
  private var finder: (start: RichPlace, finder: LinkFinder)?

  init(_ workspace: Workspace, in note: OpenNote) {
    (self.workspace, self.note) = (workspace, note)
  }

  func found(for name: TypedName) -> [NameCompletion] {
    switch name.kind {
    case .link: links(for: name)
    case .tag: tags(for: name.typed, sign: "#")
    case .bareTag: tags(for: name.typed, sign: "")
    }
  }

  private func links(for name: TypedName) -> [NameCompletion] {
    if finder?.start != name.start || name.typed.isEmpty {
      finder = makeFinder().map { (name.start, $0) }
    }
    return finder?.finder.found(name.typed, isEmbed: name.kind == .link(isEmbed: true)) ?? []
  }

  /// The first lines of what a link leads to.
  func preview(of link: String) -> [String] {
    finder?.finder.preview(of: link) { [note] in
      guard let text = note?.editor.text else { return [] }
      return text.bytes(in: 0..<min(text.count, 1 << 16))
    } ?? []
  }

  private func makeFinder() -> LinkFinder? {
    note.flatMap { workspace?.linkFinder(for: $0) }
  }

  /// What goes on from what is typed is meant, unless that is a tag itself: then Enter ends the line.
  private func tags(for typed: String, sign: String) -> [NameCompletion] {
    guard let tree = workspace?.indexing?.tags else { return [] }
    let wanted = typed.lowercased()
    let isTag = tree.tags.contains { $0.id == wanted }
    return tree.completions(of: typed).filter { Hashtag.isName($0.name) }.map { tag in
      NameCompletion(
        title: sign + tag.name, detail: Numbers.words(tag.noteCount, "note"),
        markdown: sign + tag.name, isMeant: !isTag && tag.id.hasPrefix(wanted))
    }
  }
}

extension Workspace {
  /// The links that can stand in a note; nil where it does not lie in the notebook.
  func linkFinder(for note: OpenNote) -> LinkFinder? {
    guard let folder, let source = note.path.below(folder.path) else { return nil }
    let text = note.editor.text
    let blocks = text.count <= NoteSource.most ? NoteSource.blockNames(in: text.bytes) : []
    return LinkFinder(
      entriesByUse, notebook: folder.path, source: source,
      otherNames: indexing?.otherNames ?? [], otherFiles: indexing?.otherFiles ?? [],
      own: .init(headings: note.editor.document.headings().map(\.text), blocks: blocks),
      style: ObsidianSettings(notebook: folder.path).links,
      excluded: ExcludedFiles(notebook: folder.path))
  }
}
