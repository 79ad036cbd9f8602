import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex

/// Two notes whose names differ in their normal form alone: one is not the other.
@Suite("Notes whose names differ in their normal form alone") struct TwinTests {
  private let composed = "Caf\u{E9}.md"
  private let decomposed = "Cafe\u{301}.md"

  private func notebook() throws -> (TemporaryNotebook, NoteIndex) {
    let notebook = TemporaryNotebook()
    notebook.write("composed one [[Target]]\n", to: composed)
    notebook.write("decomposed other [[Target]] #tag\n", to: decomposed)
    notebook.write("[a](Caf\u{E9}.md) [[Cafe\u{301}]]\n", to: "Target.md")
    let index = notebook.index()
    #expect(index.update() == .ready)
    return (notebook, index)
  }

  private func bytes(_ paths: [String]) -> Set<[UInt8]> { Set(paths.map { Array($0.utf8) }) }

  @Test func bothAreFoundAsThemselves() throws {
    let (notebook, index) = try notebook()
    defer { withExtendedLifetime(notebook) {} }
    for (word, path) in [("composed one", composed), ("decomposed other", decomposed)] {
      let answer = try #require(index.search(try SearchQuery("\"\(word)\""), now: 0))
      #expect(bytes(answer.hits.map(\.path)) == bytes([path]))
    }
    let both = try #require(index.search(try SearchQuery("caf\u{E9}"), now: 0))
    #expect(bytes(both.hits.map(\.path)).isSuperset(of: bytes([composed, decomposed])))
  }

  @Test func aChangeOfOneIsNoneOfTheOther() throws {
    let (notebook, index) = try notebook()
    notebook.write("anew\n", to: decomposed)
    #expect(index.update() == .ready)
    #expect(index.search(try SearchQuery("anew"), now: 0)?.hits.count == 1)
    #expect(index.search(try SearchQuery("\"composed one\""), now: 0)?.hits.count == 1)
    notebook.remove(composed)
    #expect(index.update() == .ready)
    let left = try #require(index.search(try SearchQuery("file:caf"), now: 0))
    #expect(bytes(left.hits.map(\.path)) == bytes([decomposed]))
  }

  @Test func linksLeadToTheOneThatTheySpell() throws {
    let (notebook, index) = try notebook()
    defer { withExtendedLifetime(notebook) {} }
    let links = try #require(index.links())
    for path in [composed, decomposed] {
      let title = String(path.dropLast(3))
      #expect(path.isSamePath(as: links.path(of: title, from: "Target.md")))
      #expect(path.isSamePath(as: links.path(of: path, from: "sub/x.md")))
      #expect(index.backlinks(to: path)?.map(\.path) == ["Target.md"])
      #expect(index.backlinks(to: path)?.count == 1)
    }
    #expect(
      bytes(index.backlinks(to: "Target.md")?.map(\.path) ?? []) == bytes([composed, decomposed]))
    let around = try #require(index.neighbourhood(of: "Target.md"))
    #expect(bytes(around.linksTo.files.map(\.path)) == bytes([composed, decomposed]))
    #expect(bytes(around.linksHere.files.map(\.path)) == bytes([composed, decomposed]))
  }

  @Test func theCheckOfLinksTellsThemApart() throws {
    let (notebook, index) = try notebook()
    notebook.write("[a](Caf\u{E9}.md)\n", to: "Target.md")
    #expect(index.update() == .ready)
    let check = try #require(index.linkCheck())
    #expect(bytes(check.orphans) == bytes([decomposed]))
    #expect(bytes(check.twins) == bytes([composed, decomposed]))
  }

  @Test func recordsAndTimesAreOfEach() throws {
    let (notebook, index) = try notebook()
    defer { withExtendedLifetime(notebook) {} }
    let records = try #require(index.records())
    #expect(records.first { $0.path.isSamePath(as: decomposed) }?.tags == ["tag"])
    #expect(records.first { $0.path.isSamePath(as: composed) }?.tags == [])
    #expect(
      bytes(records.first { $0.path == "Target.md" }?.links ?? []) == bytes([composed, decomposed]))
    #expect(index.creationTimes()?.count == 3)
  }
}
