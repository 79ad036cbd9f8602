import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
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
  private var blocks: BlockOffers?

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
      blocks = nil
    }
    guard let finder = finder?.finder else { return [] }
    let found = finder.found(name.typed, isEmbed: name.kind == .link(isEmbed: true))
    guard name.typed.contains("^") else { return found }
    let blocks = self.blocks ?? makeBlocks(finder)
    self.blocks = blocks
    return found + blocks.completions(for: name.typed)
  }

  /// In bytes: of a longer note the blocks are not read while a key waits.
  private static let longest = 1 << 20

  private func makeBlocks(_ finder: LinkFinder) -> BlockOffers {
    let text = workspace?.openFile?.text
    let own = text.map { $0.count <= Self.longest ? $0.bytes : [] }
    return BlockOffers(
      finder, ownText: own ?? [], caret: note?.editor.document.state.selection.main.head ?? 0,
      index: workspace?.indexing?.readyIndex
    ) { [weak note] in note?.editor.renewNames() }
  }

  /// A link has been taken from the list: the block that it leads to gets its id.
  func taken(_ link: String) {
    guard let workspace, let found = blocks?.block(of: link) else { return }
    BlockNaming(workspace).name(found)
  }

  /// The first lines of what a link leads to.
  func preview(of link: String) -> [String] {
    // One without an id cannot be looked up by the link to it yet.
    if let found = blocks?.block(of: link) { return [found.block.words] }
    return finder?.finder.preview(of: link) { [note] in
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
      services.visits.entriesByUse, notebook: folder.path, source: source,
      otherNames: indexing?.otherNames ?? [], otherFiles: indexing?.otherFiles ?? [],
      own: .init(
        headings: TextOutline(document: note.editor.document).headings().map(\.text), blocks: blocks
      ),
      style: ObsidianSettings(notebook: folder.path).links,
      excluded: ExcludedFiles(notebook: folder.path))
  }
}
