import BubblepadNotebook
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadIndex

/// After any renames and moves every link leads to the file that it led to, and undone all bytes are the first ones.
@Suite("Random renames and moves") struct RandomMoveTests {
  private let notebook = TemporaryNotebook()
  private var root: String { notebook.notes }

  private static let folders = ["", "a", "a/deep", "b", "c"]
  /// Several folders have notes of one name.
  private static let titles = ["One", "Two", "Two Words", "Plan", "Äpfel", "v1.2 plan", "Log"]

  private func files() throws -> NotebookFiles {
    NotebookFiles(root, entries: try NotebookFolder(path: root).list().entries).knowingAll
  }

  /// The bytes of all files, by their paths from the notebook's folder on.
  private func bytes() throws -> [String: [UInt8]] {
    let paths = try files().allPaths
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, notebook.bytes($0)) })
  }

  /// A link from a note to some file, in one of the ways in which there are links.
  private func link(to file: String, from note: String, _ dice: inout SeededGenerator) -> String {
    let page = LinkResolver.withoutEnding(file)
    let address = LinkResolver.relative(file, from: note).replacing(" ", with: "%20")
    let isNote = file.hasSuffix(".md")
    return switch dice.below(isNote ? 7 : 3) {
    case 0: "![[\(file.lastComponent)]]"
    case 1: "![x](\(address))"
    case 2: "[t](<\(LinkResolver.relative(file, from: note))>)"
    case 3: "[[\(page)]]"
    case 4: "[[\(page.lastComponent)#Part|words]]"
    case 5: "[[./\(LinkResolver.relative(page, from: note))]]"
    default: "| a |\n|---|\n| [[\(page.lastComponent)\\|cell]] |"
    }
  }

  private func makeNotebook(_ dice: inout SeededGenerator) throws {
    var notes: [String] = []
    for folder in Self.folders {
      for title in Self.titles where dice.below(2) == 0 {
        notes.append((folder.isEmpty ? "" : folder + "/") + title + ".md")
      }
    }
    notes += ["Start.md", "b/Start.md"]
    let pictures = ["p.png", "a/p.png", "c/two words.png"]
    for picture in pictures { notebook.write([0x89], to: picture) }
    for note in notes {
      var text = "---\nup: \"[[\(notes[dice.below(notes.count)].dropLast(3))]]\"\n---\n# Part\n\n"
      for _ in 0..<3 + dice.below(5) {
        let all = notes + pictures
        text += link(to: all[dice.below(all.count)], from: note, &dice) + "\n\n"
      }
      notebook.write(text + "[[Nowhere]] `[[One]]`\n", to: note)
    }
  }

  /// Where each link of each note leads, by the note's path; nil for a link that leads nowhere.
  private func targets() throws -> [String: [String?]] {
    let paths = try files().allPaths
    let resolver = LinkResolver(paths, notebook: root)
    var targets: [String: [String?]] = [:]
    for path in paths where path.hasSuffix(".md") {
      targets[path] = NoteSource.links(in: notebook.bytes(path)).map {
        resolver.path(of: $0, from: path)
      }
    }
    return targets
  }

  /// A move that is possible; nil where chance has found none.
  private func move(_ dice: inout SeededGenerator) throws -> NotebookMove? {
    let listing = try NotebookFolder(path: root).list()
    let notes = listing.entries.map(\.path).sorted()
    let (note, number) = (notes[dice.below(notes.count)], dice.below(1000))
    switch dice.below(4) {
    case 0:
      let folder = Self.folders[dice.below(Self.folders.count)]
      let target = folder.isEmpty ? root : root + "/" + folder
      guard FileStamp(ofFileAt: target + "/" + note.lastComponent) == nil,
        FileStamp.isFolderItself(target)
      else { return nil }
      return NotebookMove([note], into: target, called: folder)
    case 1:
      let folders = listing.folders.sorted()
      let folder = folders[dice.below(folders.count)]
      return NotebookMove(
        renaming: root + "/" + folder, to: (root + "/" + folder).parentFolder + "/f\(number)")
    case 2:
      let picture = try files().otherFiles?.filter { $0.hasSuffix(".png") }.sorted().first
      guard let picture else { return nil }
      return NotebookMove(
        renaming: root + "/" + picture,
        to: (root + "/" + picture).parentFolder + "/pic \(number).png", isFile: true)
    default:
      let title = Self.titles[dice.below(Self.titles.count)]
      let path = note.parentFolder + "/" + title + ".md"
      guard FileStamp(ofFileAt: path) == nil else { return nil }
      return NotebookMove(renaming: note, to: path, isFile: true)
    }
  }

  private func perform(_ move: NotebookMove) throws -> NotebookMove {
    try move.perform(in: NotebookFolder(path: root))
    let outcome = FilesOutcome(
      writing: move.changes, within: NotebookBounds(folder: root),
      backups: notebook.root + "/backups")
    #expect(outcome.left.isEmpty)
    return move.inverse(restoring: outcome.back)
  }

  @Test(arguments: 1...8) func everyLinkMeansWhatItMeant(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    try makeNotebook(&dice)
    let first = try bytes()
    var undoing: [NotebookMove] = []
    for step in 0..<TestVariation.steps(12) {
      guard let move = try move(&dice), !move.moves.isEmpty else { continue }
      let before = try targets()
      let plan = RenameScan(moving: move.moves, try files()).plan(own: SourceText())
      #expect(plan.leftCount == 0 && plan.unreadCount == 0)
      let whole = move.changing(plan)
      undoing.append(try perform(whole))
      let after = try targets()
      for (note, links) in before {
        let new = after[inside(whole.path(of: root + "/" + note))]
        #expect(new?.count == links.count)
        for (old, new) in zip(links, new ?? []) {
          // A new name may give a link a file that led nowhere.
          guard let old else { continue }
          let wanted = inside(whole.path(of: root + "/" + old))
          #expect(
            wanted.isSamePath(as: new), "seed \(seed) step \(step) \(move.words) in \(note): \(old)"
          )
        }
      }
    }
    for move in undoing.reversed() { _ = try perform(move) }
    #expect(try bytes() == first)
  }

  private func inside(_ path: String) -> String { path.below(root) ?? path }
}
