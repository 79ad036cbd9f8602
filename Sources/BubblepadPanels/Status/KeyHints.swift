import BubblepadCommands
import CursesCore
import CursesUICore

/// The keys that matter where the focus is: as many as fit, none of them cut. A click does what the key does.
package struct KeyHints: ControlView {
  private let hints: [KeyHint]
  private let perform: (AppCommand) -> Void

  package init(_ hints: [KeyHint], perform: @escaping (AppCommand) -> Void) {
    (self.hints, self.perform) = (hints, perform)
  }

  package func makeModel() -> KeyHintsModel { KeyHintsModel() }

  package func update(_ model: KeyHintsModel) {
    model.perform = perform
    // A command whose keys have been taken away has none to be told.
    let hints = hints.filter { !$0.key.isEmpty }
    guard model.hints != hints else { return }
    model.hints = hints
    model.setNeedsLayout()
    model.setNeedsDisplay()
  }
}

/// Draws key hints in a row.
package final class KeyHintsModel: ControlModel {
  fileprivate(set) var hints: [KeyHint] = []
  fileprivate var perform: (AppCommand) -> Void = { _ in }
  private static let gap = 2

  override package var isFocusable: Bool { false }

  private func columns(of hint: KeyHint) -> Int {
    (look?.width(of: hint.key) ?? 0) + 1 + (look?.width(of: hint.words) ?? 0)
  }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    var used = 0
    for hint in hints {
      let next = used + self.columns(of: hint) + (used > 0 ? Self.gap : 0)
      if let columns, next > columns { break }
      used = next
    }
    return Size(columns: used, rows: 1)
  }

  override package func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, case .press(.left, _) = mouse.action else { return false }
    var column = frame.minColumn
    for hint in hints where column + columns(of: hint) <= frame.maxColumn {
      let end = column + columns(of: hint)
      if (column..<end).contains(mouse.position.column), let command = hint.command {
        perform(command)
        return true
      }
      column = end + Self.gap
    }
    return false
  }

  override package func draw(in canvas: inout Canvas) {
    var column = frame.minColumn
    for hint in hints where column + columns(of: hint) <= frame.maxColumn {
      column = canvas.write(hint.key, column: column, row: frame.minRow, role: .key) + 1
      column = canvas.write(hint.words, column: column, row: frame.minRow, role: .keyHint)
      column += Self.gap
    }
  }
}

/// A key and what it does here, in a word.
package struct KeyHint: Equatable {
  package let key: String
  package let words: String
  /// What it does; nil where that is the focused control's.
  package let command: AppCommand?

  package init(key: String, words: String, command: AppCommand? = nil) {
    (self.key, self.words, self.command) = (key, words, command)
  }
}
