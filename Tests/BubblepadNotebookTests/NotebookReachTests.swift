import Foundation
import Testing

@testable import BubblepadNotebook

/// What lies in the notebook, and what only a link leads to.
@Suite struct NotebookReachTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "reach-\(UUID().uuidString)")

  private func make(_ path: String) throws -> String {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x\n".utf8).write(to: file)
    return file.path
  }

  @Test func aSymlinkThatLeadsOutIsOutside() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let inside = try make("notes/sub/in.md")
    let outside = try make("else/out.md")
    let notes = root.appendingPathComponent("notes").path
    try FileManager.default.createSymbolicLink(
      atPath: notes + "/link.md", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(
      atPath: notes + "/near.md", withDestinationPath: inside)
    try FileManager.default.createSymbolicLink(
      atPath: root.path + "/alias", withDestinationPath: notes)
    for folder in [notes, root.path + "/alias"] {
      var reach = NotebookReach(folder: folder)
      for path in ["/sub/in.md", "/near.md", "/new.md"] {
        #expect(reach.contains(try NoteContent.load(folder + path)), "\(path)")
      }
      for path in ["/link.md", "/../else/out.md", "/../new.md"] {
        #expect(!reach.contains(try NoteContent.load(folder + path)), "\(path)")
      }
      #expect(!reach.contains(try NoteContent.load("/etc/passwd")))
      let link = try NoteContent.load(folder + "/link.md")
      reach.allow(folder + "/link.md")
      #expect(reach.contains(link) && reach.isAllowedOutside(link))
      #expect(!reach.contains(try NoteContent.load("/etc/passwd")))
    }
  }

  @Test func aNamedNoteHasItsFolder() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let one = try make("notes/one.md")
    _ = try make("notes/two.md")
    let far = try make("else/far.md")
    try FileManager.default.createSymbolicLink(
      atPath: root.path + "/notes/far.md", withDestinationPath: far)
    let reach = NotebookReach(folder: nil, files: [one])
    #expect(reach.contains(try NoteContent.load(root.path + "/notes/two.md")))
    #expect(!reach.contains(try NoteContent.load(far)))
    #expect(!reach.contains(try NoteContent.load(root.path + "/notes/far.md")))
    // A link that was named is a choice.
    let named = NotebookReach(folder: nil, files: [root.path + "/notes/far.md"])
    let content = try NoteContent.load(root.path + "/notes/far.md")
    #expect(named.contains(content) && !named.isAllowedOutside(content))
  }

  /// A file that another program goes on writing is read as far as it went when it was opened.
  @Test func whatIsAddedMeanwhileIsNotWaitedFor() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let path = try make("log.txt")
    try Data(repeating: 0x61, count: 100).write(to: URL(fileURLWithPath: path))
    let loaded = try SafeFile.load(path, firstBytes: 10)
    let rest = try #require(loaded.rest)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 0x62, count: 5_000))
    let piece = try await rest.next()
    #expect(piece?.count == 90)
    await #expect(throws: FileError.self) { _ = try await rest.next() }
  }

  @Test func filesOfTheSystemAreReadWithoutASize() throws {
    let loaded = try SafeFile.load("/proc/self/status", firstBytes: 8)
    #expect(loaded.text.count > 100)
  }

  /// Each is looked up on the disk: of ten thousand notes that takes a tenth of a second.
  @Test func fewNotesAreLookedUpForTheFirst() {
    let stamp = FileStamp(device: 1, inode: 1, size: 1, modified: 1)
    var entries = (0..<1000).map { NoteEntry(path: "/n/\($0).md", folder: "", stamp: stamp) }
    var asked = 0
    func first() -> String? {
      asked = 0
      return NotebookReach.firstNote(of: entries) { entry in
        asked += 1
        return entry.title != "0"
      }?.title
    }
    #expect(first() == "1" && asked == 2)
    entries.append(NoteEntry(path: "/n/Welcome.md", folder: "", stamp: stamp))
    #expect(first() == "Welcome" && asked == 1)
    #expect(NotebookReach.firstNote(of: entries) { _ in false }?.title == "0")
  }
}
