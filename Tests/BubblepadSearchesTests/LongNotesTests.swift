import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadIndex
@testable import BubblepadSearches

/// A note that is too long to be looked at with all others is read to its end after them.
@Suite("Searching long notes") @MainActor struct LongNotesTests {
  private let folder = TemporaryFolder()

  private static let atOnce: TextSearch.Schedule = { _, action in
    action()
    return {}
  }

  private func wait(until isSo: () -> Bool) async throws {
    for step in 1...3_000 where !isSo() {
      try await Task.sleep(for: .milliseconds(min(step, 25)))
    }
    #expect(isSo())
  }

  @Test func theyAreReadToTheirEnds() async throws {
    let line = Array("nothing here\n".utf8)
    var long: [UInt8] = Array("rose\n".utf8)
    for _ in 0...(NoteSource.most / line.count) { long += line }
    let lines = long.count { $0 == 0x0A }
    folder.write("Long.md", long + Array("the needle\n".utf8))
    folder.write("Short.md", "a needle\n")
    let entries = try NotebookFolder(path: folder.path).list().entries
    let search = TextSearch("needle", in: SearchedNotes(entries), folder: folder.path)
    var isFinished = false
    search.start(after: 0, schedule: Self.atOnce) { isFinished = true }
    try await wait { isFinished }
    // What comes of the others does not wait for it.
    #expect(search.isDone && search.hits.map(\.title) == ["Short"])
    #expect(search.countWords(hasIndex: false) == "1 note matches, reading “Long”")
    try await wait { search.longNotesLeft.isEmpty }
    #expect(search.hits.map(\.title) == ["Short", "Long"])
    let id = try #require(search.hits.last?.id)
    #expect(search.match(in: id)?.line == lines + 1)
    #expect(search.hits.last?.snippet == "the needle")
    #expect(search.countWords(hasIndex: false) == "2 notes match")
    // What the start of it has not, the end may have: then it is no hit.
    let without = TextSearch("rose -needle", in: SearchedNotes(entries), folder: folder.path)
    without.start(after: 0, schedule: Self.atOnce) {}
    try await wait { without.isDone && without.longNotesLeft.isEmpty }
    #expect(without.hits.isEmpty)
  }

  /// Of a locked note that is open the text is in memory, and searched to its end, too.
  @Test func lockedOnesThatAreOpenAreSearchedToTheirEnds() async throws {
    let line = Array("nothing here\n".utf8)
    var long: [UInt8] = []
    for _ in 0...(NoteSource.most / line.count) { long += line }
    let lines = long.count { $0 == 0x0A }
    folder.write("Secret.md", "age-encryption.org/v1\n-> scrypt a 18\n")
    let entries = try NotebookFolder(path: folder.path).list().entries
    let path = try #require(entries.first?.path)
    func search() async throws -> TextSearch {
      let text = SourceText(bytes: long + Array("the needle\n".utf8))
      let search = TextSearch(
        "needle", in: SearchedNotes(entries), folder: folder.path,
        unlocked: [.init(path: path, text: text)])
      search.start(after: 0, schedule: Self.atOnce) {}
      try await wait { search.isDone }
      return search
    }
    let open = try await search()
    try await wait { !open.hits.isEmpty && open.longNotesLeft.isEmpty }
    #expect(open.match(in: FileID(path))?.line == lines + 1)
    // Once it is locked again, what is found is a secret.
    let closed = try await search()
    closed.noteClosed(path)
    try await wait { closed.longNotesLeft.isEmpty }
    #expect(closed.hits.isEmpty && closed.found.isEmpty)
  }
}
