import BubblepadNotebook
import Testing

@testable import BubblepadIndex

/// What is one link and two links away from a note.
@Suite("The neighbourhood of a note")
struct NeighbourhoodTests {
  let notebook = TemporaryNotebook()

  private func words(_ ring: Neighbourhood.Ring) -> [String] {
    ring.files.map { "\($0.path) \($0.direction) \($0.kind)" }
  }

  @Test func bothRingsAreKnown() throws {
    notebook.write("[[Left]] [[sub/Right]] [[Right]] [[Left]] ![[a.png]] [[Nowhere]]", to: "Mid.md")
    notebook.write("[[mid]] [x](Far.md) [y](https://x.org/Mid.md) [[#here]]", to: "Left.md")
    notebook.write("[[Far]] [[Nowhere]] [[Right]]", to: "sub/Right.md")
    notebook.write("[[Mid#a|b]]", to: "In.md")
    notebook.write("[[In]]", to: "Before.md")
    notebook.write("plain", to: "Far.md")
    notebook.write("\u{89}PNG", to: "a.png")
    let index = notebook.readyIndex()
    let found = try #require(index.neighbourhood(of: "Mid.md"))
    #expect(found.path == "Mid.md")
    #expect(
      words(found.linksTo) == [
        "Left.md both note", "sub/Right.md to note", "a.png to attachment", "Nowhere to missing",
      ])
    #expect(Set(words(found.linksHere)) == ["In.md from note", "Left.md both note"])
    func ring(_ path: String) -> [String] {
      let all = found.linksHere.files + found.linksTo.files
      return all.first { $0.path == path }.map { words(found.ring(of: $0)) } ?? ["not there"]
    }
    #expect(ring("Left.md") == ["Far.md to note"])
    #expect(ring("In.md") == ["Before.md from note"])
    #expect(ring("sub/Right.md") == ["Far.md to note", "Nowhere to missing"])
    #expect(ring("Nowhere") == ["sub/Right.md from note"])
    #expect(ring("a.png") == [])
    // A note that is not there yet may stand in the middle too.
    let missing = try #require(index.neighbourhood(of: "Nowhere"))
    #expect(Set(missing.linksHere.files.map(\.path)) == ["Mid.md", "sub/Right.md"])
    #expect(missing.linksTo.files == [])
  }

  @Test func lockedNotesAreNamedAndSayNothing() throws {
    notebook.write("[[Diary]]", to: "Mid.md")
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n[[Mid]]", to: "Diary.md")
    let found = try #require(notebook.readyIndex().neighbourhood(of: "Mid.md"))
    #expect(words(found.linksTo) == ["Diary.md to locked"])
    #expect(found.linksHere.files == [] && found.ring(of: found.linksTo.files[0]).files == [])
  }

  @Test func ofManyAPartIsRead() throws {
    notebook.write("x", to: "Hub.md")
    for number in 0..<400 { notebook.write("[[Hub]]", to: "n\(number).md") }
    let index = notebook.readyIndex()
    let found = try #require(index.neighbourhood(of: "Hub.md"))
    #expect(found.linksHere.files.count == 300 && found.linksHere.omittedCount == 100)
    let other = try #require(index.neighbourhood(of: "n7.md"))
    let ring = other.ring(of: other.linksTo.files[0])
    #expect(ring.files.count == 60 && ring.omittedCount == 339)
    #expect(!ring.files.contains { $0.path == "n7.md" })
  }
}
