import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadCommands
@testable import bubblepad

@Suite("Films of the screen") @MainActor struct SnapshotFilmTests {
  private func request(_ arguments: [String]) throws -> SnapshotRequest {
    let read = CommandLineReader(environment: FakeFiles().environment)
      .read(["snapshot"] + arguments)
    guard case .picture(let request) = read else { throw Refused() }
    return request
  }

  private struct Refused: Error {}

  @Test func keysArePressedOneAfterTheOther() throws {
    let film = SnapshotFilm(
      try request([
        "--duration", "2", "--rate", "10", "--keys", "wait:1", "--keys", "text:ab", "x.png",
      ]))
    #expect(film.moments.count == 21)
    #expect(film.moments.map(\.time).last == 2)
    let due = film.moments.filter { !$0.steps.isEmpty }
    #expect(due.flatMap(\.steps) == [.type("a"), .type("b")])
    #expect(due.map { Int($0.time * 10) } == [12, 13])
  }

  @Test func aFilmIsAsLongAsItsKeysTake() throws {
    let film = SnapshotFilm(
      try request([
        "--duration", "0.5", "--rate", "5", "--keys", "wait:3", "--keys", "Down", "x.cast",
      ]))
    // Three seconds and the time of a key, five images in each.
    #expect(film.moments.count == 20)
    #expect(film.moments.last?.steps == [.press(KeyChord(.down))])
  }

  @Test(arguments: [
    ["--duration", "3", "x.svg"], ["--duration", "-1", "x.png"], ["--duration", "601", "x.png"],
    ["--rate", "0", "x.png"], ["--rate", "51", "x.png"], ["--keys", "wait:soon", "x.png"],
  ])
  func whatMakesNoFilmIsRefused(_ arguments: [String]) {
    #expect(throws: Refused.self) { try request(arguments) }
  }

  /// What is written of one frame after the other leaves a terminal with the last one.
  @Test func anAsciicastShowsTheScreen() throws {
    let size = Size(columns: 20, rows: 3)
    var cast = Asciicast(size: size, depth: .direct, title: "A “title”\n")
    var frame = Frame(size: size)
    frame.write("say \"hi\" \\ é", column: 1, row: 0, foreground: .white)
    cast.add(frame, caret: nil, at: 0)
    frame.write("more", column: 2, row: 2, foreground: .white, attributes: .bold)
    cast.add(frame, caret: Point(column: 6, row: 2), at: 1.25)
    cast.add(frame, caret: Point(column: 6, row: 2), at: 2)
    let lines = cast.text.split(separator: "\n")
    #expect(lines.count == 3, "a frame without a change is not there")
    #expect(lines[0].contains("\"width\": 20, \"height\": 3"))
    #expect(lines[2].hasPrefix("[1.250, \"o\", \""))
    #expect(cast.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    for piece in ["say", "\\\"hi\\\"", "m\\\\\\u001b", "mé"] {
      #expect(lines[1].contains(piece), "\(piece)")
    }
  }
}
