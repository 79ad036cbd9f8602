import BubblepadNotebook
import Testing

@testable import BubblepadIndex

/// A vault of over 300 notes says what the tables beside it say: see `Vault/README.md`.
@Suite("A vault")
struct VaultTests {
  private static let folder: String = {
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(here)/Vault"
  }()

  private struct Row: Hashable, Comparable, CustomStringConvertible {
    let cells: [String]
    var description: String { cells.joined(separator: " | ") }
    static func < (one: Row, two: Row) -> Bool { one.description < two.description }
  }

  private func table(_ name: String) throws -> [Row] {
    let bytes = try SafeFile.load("\(Self.folder)/\(name).tsv").text.bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.map { line in
      Row(
        cells: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// All notes with what is read of them, from the notebook's folder on.
  private func notes() throws -> [(path: String, source: [UInt8], facts: NoteFacts)] {
    let folder = NotebookFolder(path: "\(Self.folder)/notes")
    return try folder.list().entries.map { entry in
      let source = try SafeFile.load(entry.path).text.bytes
      let path = String(entry.path.dropFirst(folder.path.count + 1))
      return (path, source, NoteReader.facts(of: source))
    }
  }

  private func compare(_ found: [Row], with name: String) throws {
    let wanted = try table(name)
    let (found, known) = (found.sorted(), wanted.sorted())
    #expect(!known.isEmpty)
    for row in found.difference(from: known) {
      switch row {
      case .insert(_, let row, _): Issue.record("not in \(name): \(row)")
      case .remove(_, let row, _): Issue.record("only in \(name): \(row)")
      }
    }
  }

  @Test func holdsThreeHundredNotes() throws {
    #expect(try notes().count >= 300)
    #expect(try notes().allSatisfy { !$0.path.hasPrefix(".") })
  }

  @Test func linksLeadWhereTheTableSays() throws {
    let home = TemporaryNotebook()
    let index = NoteIndex(notebook: "\(Self.folder)/notes", place: home.place)
    _ = index.update()
    let resolver = try #require(index.links())
    let notes = try notes()
    let facts = Dictionary(uniqueKeysWithValues: notes.map { ($0.path, $0.facts) })
    var rows: [Row] = []
    for note in notes {
      for link in note.facts.links {
        let path = resolver.path(of: link, from: note.path)
        let place = link.subpath.flatMap { subpath in
          path.flatMap { facts[$0] }.flatMap { LinkSubpath.line(of: subpath, in: $0) }
        }
        rows.append(
          Row(cells: [
            note.path, "\(link.line)", String(decoding: note.source[link.range], as: UTF8.self),
            path ?? "-", place.map { "\($0)" } ?? "-",
          ]))
      }
    }
    try compare(rows, with: "links")
  }

  @Test func tagsAreThoseOfTheTable() throws {
    let rows = try notes().flatMap { note in
      note.facts.tags.map { Row(cells: [note.path, $0.name]) }
    }
    try compare(rows, with: "tags")
  }

  @Test func propertiesAreThoseOfTheTable() throws {
    let rows = try notes().filter { $0.path.contains("ropert") && !$0.path.contains("Tag") }
      .flatMap { note in
        note.facts.properties.map {
          Row(cells: [note.path, $0.key, $0.values.joined(separator: "·")])
        }
      }
    try compare(rows, with: "properties")
  }

  @Test func tasksAreThoseOfTheTable() throws {
    let rows = try notes().flatMap { note in
      note.facts.tasks.map { task in
        Row(cells: [
          note.path, "\(task.line)", "\(task.status)",
          String(decoding: note.source[task.range], as: UTF8.self),
        ])
      }
    }
    try compare(rows, with: "tasks")
  }

  /// Every link that completion would write leads to its note again, from any note.
  @Test func shortestLinksLeadBack() throws {
    let paths = try notes().map(\.path)
    let resolver = LinkResolver(paths, notebook: "\(Self.folder)/notes")
    for (index, path) in paths.enumerated() {
      let source = paths[(index * 7 + 3) % paths.count]
      #expect(
        resolver.path(of: resolver.shortestLink(to: path, from: source), from: source) == path)
    }
  }
}
