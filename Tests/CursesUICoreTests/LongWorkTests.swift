import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Patterns, counts and macros that would go on for long: they give way to keys, and can be stopped.
@Suite("Work that takes long") @MainActor
struct LongWorkTests {
  private func editor(_ text: String) -> RichEditorModel {
    let editor = RichEditorModel(RichDocument(SourceText(text)))
    editor.resize(
      to: Size(columns: 60, rows: 20), widths: .perScalar, usesUnicode: true)
    return editor
  }

  private static let pattern = "(a?){1000}a{1000}"
  private let hard = String(
    repeating: String(repeating: "a", count: 900) + "\n\n", count: 60)

  private var options: SearchOptions {
    var options = SearchOptions()
    options.isPattern = true
    return options
  }

  @Test func aSearchGoesOnInSlices() throws {
    let editor = editor(hard + "a needle\n")
    try editor.beginFind(Self.pattern, options: options)
    let first = editor.searchOn(tick: 0)
    #expect(!first.isDone && first.isFound == nil)
    // What is typed meanwhile begins another search, which knows nothing of the first.
    try editor.beginFind("needle")
    var progress = editor.searchOn(tick: 0)
    var isFound: Bool?
    while !progress.isDone {
      isFound = progress.isFound ?? isFound
      progress = editor.searchOn(tick: 0)
    }
    #expect(progress.isFound ?? isFound == true)
    #expect(progress.count == .init(current: 1, total: 1))
  }

  @Test func slicesComeToTheSameEnd() throws {
    let text = "ab\n\n" + String(repeating: "xaaaab\n\n", count: 30)
    let whole = editor(text)
    #expect(try whole.find("(a?){30}b", options: options, tick: 0))
    let sliced = editor(text)
    try sliced.beginFind("(a?){30}b", options: options)
    var progress = sliced.searchOn(tick: 0)
    while !progress.isDone { progress = sliced.searchOn(tick: 0) }
    #expect(sliced.document.state.selection == whole.document.state.selection)
    #expect(progress.count == .init(current: 1, total: 31))
    sliced.beginFindAgain(forward: false)
    progress = sliced.searchOn(tick: 0)
    while !progress.isDone { progress = sliced.searchOn(tick: 0) }
    #expect(progress.count == .init(current: 31, total: 31))
  }

  /// Drawing does not wait for the matches it shows.
  @Test func drawingGivesWayToo() throws {
    let editor = editor(hard)
    try editor.beginFind(Self.pattern, options: options)
    var looks = 0
    editor.isInterrupted = {
      looks += 1
      return false
    }
    var frame = Frame(size: Size(columns: 60, rows: 20))
    _ = editor.draw(
      into: &frame, rect: Rect(column: 0, row: 0, columns: 60, rows: 20), theme: .fallback,
      isFocused: true)
    // It asks nobody, since it never goes on for so long.
    #expect(looks == 0)
    #expect(editor.searchOn(tick: 0).isDone == false)
  }

  /// A search that was stopped says nothing about those after it.
  @Test func aStoppedSearchStopsNoLaterOne() throws {
    let editor = editor(hard + "a needle\n\na needle\n")
    editor.isInterrupted = { true }
    #expect(try !editor.find(Self.pattern, options: options, tick: 0))
    editor.isInterrupted = { false }
    #expect(try editor.find("(e+dle?){1,1000}", options: options, tick: 0))
    let first = editor.document.state.selection.main
    #expect(editor.perform(.findNext, tick: 0).message == nil)
    #expect(editor.document.state.selection.main.lowerBound > first.lowerBound)
  }

  @Test(arguments: [
    "99999999999999999999ix <Esc>", "100000ia.<Esc>", ":%normal 9999999999ix.<CR>",
    "yyp9999999p", "qaix <Esc>q99999@a", "99999J", ":%s/(a?){1000}a{1000}b/x/<CR>",
    "/(a?){1000}a{1000}b<CR>", ":g/(a?){1000}a{1000}b/d<CR>", "9999oab <Esc>",
  ])
  func escStopsWhatGoesOnForLong(keys: String) {
    let text = keys.contains("1000") ? hard : String(repeating: "- a line\n", count: 300)
    let screen = ViScreen("¦" + text)
    var looks = 0
    screen.editor.isInterrupted = {
      looks += 1
      return looks >= 20
    }
    let version = screen.editor.document.version
    screen.press(keys)
    #expect(screen.messages.last?.hasPrefix("Stopped") == true, "\(screen.messages)")
    // What is done after the key is asked for is no more than one turn.
    #expect(looks < 200, "\(looks)")
    #expect(screen.editor.document.version - version < 400)
    screen.editor.isInterrupted = { false }
    for _ in 0..<400 where screen.editor.document.history.canUndo { screen.press("u") }
    #expect(screen.editor.document.state.text.string == text)
  }

  /// Letters are typed all at once however often.
  @Test func aCountOfLettersIsQuick() {
    let screen = ViScreen("¦one\n")
    screen.press("99999999999999999999ix<Esc>")
    #expect(
      screen.editor.document.state.text.string == String(repeating: "x", count: 99_999) + "one\n")
    #expect(screen.messages.last == "Counts end at 99999.")
    screen.press("99ix<Esc>u")
    #expect(screen.messages.filter { $0.contains("Counts end") }.count == 1)
    screen.press("u")
    #expect(screen.editor.document.state.text.string == "one\n")
  }

  /// Who waits is told how far it is.
  @Test(arguments: [
    ":%s/line/row/<CR>", ":%norm Ax<CR>", ":g/line/s//row/<CR>", "qaAx<Esc>jq300@a",
  ])
  func howFarItIsIsSaid(keys: String) {
    let screen = ViScreen("¦" + String(repeating: "- a line\n", count: 300))
    var told: [String] = []
    screen.editor.isInterrupted = {
      told.append(screen.editor.workInWords)
      return false
    }
    screen.press(keys)
    for percent in [10, 50, 90] {
      #expect(told.contains("Working, \(percent)% done… Esc stops it."), "\(percent)")
    }
    #expect(screen.editor.document.state.text.string.contains(keys.contains("row") ? "row" : "x"))
  }

  @Test func howFarReplacingIsIsSaid() throws {
    let editor = editor(String(repeating: "a line\n\n", count: 200))
    try editor.beginFind("line")
    var told: Set<String> = []
    editor.isInterrupted = {
      told.insert(editor.workInWords)
      return told.count >= 50
    }
    let effect = editor.replaceAll(with: "row", tick: 0)
    #expect(told.contains("Working, 10% done… Esc stops it."))
    #expect(effect.message?.hasPrefix("Stopped. Replaced ") == true)
    editor.perform(.edit(.undo), tick: 0)
    #expect(!editor.document.state.text.string.contains("row"))
  }

  @Test func whatReplacedNothingSaysSo() throws {
    let editor = editor(String(repeating: "a line\n\n", count: 200))
    try editor.beginFind("row")
    #expect(editor.replaceAll(with: "x", tick: 0).message == "Not found: nothing is replaced.")
    try editor.beginFind("line")
    editor.isInterrupted = { true }
    #expect(editor.replaceAll(with: "x", tick: 0).message == "Stopped: nothing has been changed.")
  }

  /// What was stopped before it began says so, and leaves the registers as they were.
  @Test(arguments: [
    ":%s/some/a/<CR>", ":%norm Ax<CR>", ":g/some/d<CR>", ":%t$<CR>", "dG", "yG", ":%d<CR>",
  ])
  func whatChangedNothingSaysSo(keys: String) {
    let text = String(repeating: "some words\n\n", count: 1_000)
    let screen = ViScreen("¦" + text)
    screen.press("yw")
    screen.editor.isInterrupted = { true }
    screen.press(keys)
    let messages = ["Stopped: nothing has been changed.", "Stopped."]
    #expect(messages.contains(screen.messages.last ?? ""), "\(screen.messages)")
    screen.editor.isInterrupted = { false }
    screen.press("P")
    #expect(screen.editor.document.state.text.string == "some " + text)
  }

  /// Each of the lines that are copied is asked about, in whatever way it is looked at.
  @Test func copyingManyLinesAsksAllTheTime() {
    let screen = ViScreen("¦" + String(repeating: "some words\n\n", count: 1_000))
    var asked = 0
    screen.editor.isInterrupted = {
      asked += 1
      return false
    }
    screen.press("yG")
    #expect(asked >= 5_000 / 64, "\(asked)")
  }

  @Test(arguments: ["yy99999p", "yw99999p", "qayG99999Pq99999@a"])
  func theTextDoesNotGrowWithoutEnd(keys: String) {
    let text = String(repeating: "word", count: 400) + "\n"
    let screen = ViScreen("¦" + text)
    screen.press(keys)
    #expect(screen.messages.last == LongWork.Stop.tooLarge.words, "\(screen.messages)")
    #expect(screen.editor.document.state.text.count < LongWork.mostGrowth * 2)
  }
}
