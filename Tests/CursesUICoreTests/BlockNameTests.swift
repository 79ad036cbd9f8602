import CursesCore
import Testing

@testable import CursesTextEditors

/// `^name` at the end of a paragraph is dim; the box of a task has its sign.
@MainActor
@Suite struct BlockNameTests {
  @Test(arguments: [
    ("text ^blk1\n", "^blk1"), ("- item ^a-b\n", "^a-b"), ("^alone\n", "^alone"),
    ("text^no\n", ""), ("text ^no more\n", ""), ("text ^\n", ""), ("**bold** ^x\n", "^x"),
    ("`a ^b`\n", ""),
  ])
  func namesOfBlocksAreDim(source: String, name: String) throws {
    let screen = try EditorScreen(source, rows: 3)
    let raw = screen.theme.style(.raw, on: .panel).foreground
    let frame = screen.draw().frame
    let dim = (0..<screen.size.columns).map { column in
      let cell = frame[column, 0]
      return cell.style.foreground == raw ? cell.glyph.text : " "
    }.joined().split(separator: " ").joined()
    #expect(dim.contains("^") == !name.isEmpty)
    #expect(name.isEmpty || dim.hasSuffix(name))
  }

  @Test(arguments: [
    ("a %%b *c*%% d\n", "%%bc%%"), ("%%a%% b %%c%%\n", "%%a%%%%c%%"), ("a %%b\n", ""),
    ("a %% b\n", ""), ("`%%a%%`\n", ""), ("100% and 5%\n", ""), ("%%%%\n", "%%%%"),
  ])
  func commentsAreDim(source: String, comments: String) throws {
    let screen = try EditorScreen(source, rows: 3)
    let raw = screen.theme.style(.raw, on: .panel).foreground
    let frame = screen.draw().frame
    let dim = (0..<screen.size.columns).map { column in
      let cell = frame[column, 0]
      return cell.style.foreground == raw ? cell.glyph.text : " "
    }.joined().split(separator: " ").joined()
    #expect(dim.hasPrefix(comments) && dim.contains("%") == !comments.isEmpty, "\(dim)")
  }

  @Test func boxesOfTasksHaveTheirSigns() {
    #expect(TaskSigns.sign(of: "/", isUnicode: true) == "◧")
    #expect(TaskSigns.sign(of: "-", isUnicode: true) == "☒")
    #expect(TaskSigns.sign(of: " ", isUnicode: true) == "☐")
    #expect(TaskSigns.sign(of: "/", isUnicode: false) == "[/]")
    #expect(TaskSigns.sign(of: "X", isUnicode: false) == "[x]")
  }
}
