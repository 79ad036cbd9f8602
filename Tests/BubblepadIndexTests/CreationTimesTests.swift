import BubblepadNotebook
import Glibc
import Testing

@testable import BubblepadIndex

@Suite("When notes were created") struct CreationTimesTests {
  let notebook = TemporaryNotebook()

  private func seconds(_ index: NoteIndex, _ path: String) -> Int64? {
    index.creationTimes()?[FileID(path)].map { $0 / 1_000_000_000 }
  }

  @Test func theFrontMatterSaysIt() {
    notebook.write("---\ncreated: 2001-02-03T04:05:06Z\n---\n", to: "a.md")
    notebook.write("---\nDate: \"2001-02-03 04:05Z\"\n---\n", to: "b.md")
    // The more exact word wins, wherever it stands; what is no date says nothing.
    notebook.write("---\ndate: 2011-01-01\ncreated: 2001-02-03T04:05:06Z\n---\n", to: "c.md")
    notebook.write("---\ncreated: long ago\ndate: 2001-02-03T04:05:06Z\n---\n", to: "d.md")
    let index = notebook.readyIndex()
    #expect(seconds(index, "a.md") == 981_173_106 && seconds(index, "b.md") == 981_173_100)
    #expect(seconds(index, "c.md") == 981_173_106 && seconds(index, "d.md") == 981_173_106)
  }

  @Test func elseTheFileDoesAlsoAfterASaveAndARename() throws {
    notebook.write("x", to: "a.md")
    let path = notebook.notes + "/a.md"
    guard let born = CreationTime.ofFile(at: path) else { return }
    let index = notebook.readyIndex()
    #expect(index.creationTimes()?[FileID("a.md")] == born)
    // A save that puts a new file in the place of the old one.
    usleep(20_000)
    notebook.write("longer", to: "new")
    #expect(rename(notebook.notes + "/new", path) == 0)
    #expect(try #require(CreationTime.ofFile(at: path)) > born)
    #expect(index.update(["a.md"]) == .ready)
    #expect(index.creationTimes()?[FileID("a.md")] == born)
    #expect(rename(path, notebook.notes + "/b.md") == 0)
    #expect(index.update(["a.md", "b.md"]) == .ready)
    #expect(index.creationTimes() == [FileID("b.md"): born])
    // Another note of that name is another.
    notebook.remove("b.md")
    #expect(index.update(["b.md"]) == .ready)
    usleep(20_000)
    notebook.write("other", to: "b.md")
    #expect(index.update(["b.md"]) == .ready)
    #expect(
      index.creationTimes()?[FileID("b.md")] == CreationTime.ofFile(at: notebook.notes + "/b.md"))
  }
}
