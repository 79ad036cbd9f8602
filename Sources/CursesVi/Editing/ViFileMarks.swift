import CursesCore
import CursesMarkdown
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// A mark of vi, by its line and column.
public struct ViFileMark: Hashable, Sendable {
  /// A line of the source, from 1.
  public var line: Int
  /// The byte in it, from 0.
  public var column: Int

  /// A mark in a line, from 1, at a byte of it, from 0.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Marks with capital names, which hold from one text to the next.
@MainActor
struct ViFileMarks: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// The marks with capital names that lie in this text. Those set here are taken as they are.
  var marks: [Character: ViFileMark] {
    get {
      var found: [Character: ViFileMark] = [:]
      for name in Self.fileMarkNames {
        guard let offset = document.mark(name) else { continue }
        let line = document.line(at: offset)
        found[name] = ViFileMark(
          line: line + 1, column: offset - document.lineContent(line).lowerBound)
      }
      return found
    }
    nonmutating set {
      for (name, mark) in newValue { document.setMark(name, at: offset(of: mark)) }
    }
  }

  /// Goes to a mark of this text: to its place, or to the first character of its line.
  func go(to mark: ViFileMark, isLine: Bool) {
    let place = document.place(at: offset(of: mark))
    let reached = isLine ? caret.onFirstNonBlank(place) : caret.text.onCharacter(place)
    caret.noteJump(caret.place)
    caret.put(reached)
  }

  /// Whether a mark must be asked for: a capital that is not in this text. Nothing can be selected up to it.
  func asksForMark(_ name: Character, isLine: Bool, _ effect: inout RichEditorEffect) -> Bool {
    guard Self.fileMarkNames.contains(name), document.mark(name) == nil, caret.state.visual == nil
    else {
      return false
    }
    effect.viRequest = .goToMark(name, isLine: isLine)
    // What a macro would do now it would do in the text that is left.
    caret.state.hasFailed = true
    return true
  }

  private static let fileMarkNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  private func offset(of mark: ViFileMark) -> Int {
    let content = document.lineContent(max(1, mark.line) - 1)
    return content.lowerBound + min(max(0, mark.column), content.count)
  }
}
