import BubblepadNotebook
import Testing

@testable import BubblepadIndex

/// Names and tags follow the notes that have changed, and are those of an index that is read whole.
@Suite("Names that the index knows") struct KnownNamesTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }

  private func text(_ random: inout Random) -> String {
    let parts = [
      "# Head", "## Other", "#tag", "#Tag/below", "#TAG", "words ^id", "plain", "a #two #tag",
    ]
    let aliases = ["", "---\naliases: [One]\n---\n", "---\naliases: [Two, Three]\n---\n"]
    return aliases.randomElement(using: &random)!
      + (0..<Int.random(in: 0...4, using: &random)).map { _ in
        parts.randomElement(using: &random)! + "\n\n"
      }.joined()
  }

  @Test func whatIsPutInComesOut() {
    let names = [
      OtherName(path: "a.md", text: "Größe", line: nil), .init(path: "b.md", text: "", line: 1),
      .init(path: "a.md", text: "x9", line: 3, kind: .block, words: "The words"),
      .init(path: "a.md", text: "重新", line: 2),
    ]
    let kept = OtherNames(names)
    #expect(Array(kept) == names && kept.names(.heading) == [names[1], names[3]])
    #expect(kept.names(.heading, of: "a.md") == [names[3]] && kept.names(.block) == [names[2]])
    #expect(kept.names(ofNotes: { $0 == "b.md" }) == [names[1]] && OtherNames().isEmpty)
  }

  @Test(arguments: [1, 2, 3]) func theyAreThoseOfAnIndexThatIsReadWhole(_ seed: UInt64) throws {
    var random = Random(state: seed)
    let notebook = TemporaryNotebook()
    for number in 0..<8 { notebook.write(text(&random), to: "\(number).md") }
    notebook.write([1, 2], to: "picture.png")
    let index = notebook.readyIndex()
    _ = index.knownNames()
    for step in 0..<60 {
      let path = "\(Int.random(in: 0..<10, using: &random)).md"
      switch Int.random(in: 0..<10, using: &random) {
      case 0: notebook.remove(path)
      case 1: notebook.write([UInt8(step)], to: "\(step % 3).png")
      case 2: notebook.write("age-encryption.org/v1\n#secret", to: path)
      default: notebook.write(text(&random) + "\(step)", to: path)
      }
      if step.isMultiple(of: 3) { _ = index.update() } else { _ = index.update([path]) }
      let known = try #require(index.knownNames())
      func lines(_ names: OtherNames) -> [String] { names.map { "\($0)" }.sorted() }
      #expect(lines(known.others) == lines(try #require(index.otherNames())), "\(step)")
      #expect(known.tags == index.tagTree() && known.files == index.otherFiles(), "\(step)")
    }
  }
}
