import CursesCore
import CursesTextFields
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A part of a find bar that can be clicked.
enum FindBarPart: Equatable {
  case field(Int)
  case previous, next, close, replace, replaceAll
  case option(FindBarOption)
}

/// A switch of a find bar.
enum FindBarOption: CaseIterable {
  case matchCase, wholeWord, regularExpression

  var keyPath: WritableKeyPath<TextFinder.Query, Bool> {
    switch self {
    case .matchCase: \.isCaseSensitive
    case .wholeWord: \.isWholeWord
    case .regularExpression: \.isRegularExpression
    }
  }

  var sign: String {
    switch self {
    case .matchCase: "Aa"
    case .wholeWord: "Word"
    case .regularExpression: ".*"
    }
  }
}

/// Where a part of a find bar lies on the screen.
struct FindBarZone {
  var part: FindBarPart
  var rect: Rect
}

extension FindBarModel {
  /// Draws one of the two rows, from the right: the buttons, then the field in what is left. Returns
  /// the column of the field's caret.
  func drawRow(_ row: Int, in canvas: inout Canvas) -> Int? {
    let at = frame.minRow + row
    let label = row == 0 ? " Find    " : " Replace "
    let shown = frame.size.columns >= 40 ? label : " "
    canvas.write(
      shown, column: frame.minColumn, row: at, role: row == active && isFocused ? .accent : .dim)
    let left = frame.minColumn + shown.utf8.count
    var right = frame.maxColumn - 1
    for item in row == 0 ? findItems : replaceItems {
      let width = canvas.look.width(of: item.text)
      // A narrow bar keeps room for the field.
      guard right - width > left + 8 else { break }
      right -= width
      canvas.write(
        item.text, column: right, row: at, role: item.role, attributes: item.attributes)
      if let part = item.part {
        zones.append(
          FindBarZone(part: part, rect: Rect(column: right, row: at, columns: width, rows: 1)))
      }
      right -= 1
    }
    return drawField(row, from: left, to: right - 1, at: at, in: &canvas)
  }

  private func drawField(
    _ index: Int, from left: Int, to right: Int, at row: Int, in canvas: inout Canvas
  ) -> Int? {
    let rect = Rect(column: left, row: row, columns: max(1, right - left), rows: 1)
    let isActive = isFocused && index == active
    canvas.tint(rect, role: isActive ? .fieldFocused : .field)
    let look = FieldLook(
      theme: canvas.theme, isFocused: isActive, usesUnicode: canvas.look.isUnicode)
    fields[index].widths = canvas.look.widths
    zones.append(FindBarZone(part: .field(index), rect: rect))
    return fields[index].draw(
      into: &canvas.frame, rect: rect, look: look, isFocused: isActive,
      placeholder: canvas.look.fitted(
        index == 0 ? "text to find" : "in its place", columns: rect.size.columns))
  }

  private struct Item {
    var text: String
    var role: Role
    var part: FindBarPart?
    var attributes: TextAttributes = []
  }

  private var isUnicode: Bool { look?.isUnicode ?? true }

  /// What stands right of the field, from the right.
  private var findItems: [Item] {
    let options = FindBarOption.allCases.reversed().map { option -> Item in
      let isOn = finder.query[keyPath: option.keyPath]
      return Item(
        text: isOn ? "[\(option.sign)]" : " \(option.sign) ", role: isOn ? .accent : .dim,
        part: .option(option), attributes: isOn ? .bold : [])
    }
    return [
      Item(text: isUnicode ? "✕" : "x", role: .dim, part: .close)
    ] + options + [
      Item(text: isUnicode ? "›" : ">", role: .accent, part: .next),
      Item(text: isUnicode ? "‹" : "<", role: .accent, part: .previous),
      count,
    ]
  }

  private var replaceItems: [Item] {
    [
      Item(text: "[ All ]", role: .accent, part: .replaceAll),
      Item(text: "[ Replace ]", role: .accent, part: .replace),
    ]
  }

  /// How many matches there are and which one it is: `3 of 12`.
  private var count: Item {
    if let replacedCount { return Item(text: "\(replacedCount) replaced", role: .good) }
    if let problem = finder.problem { return Item(text: problem, role: .error) }
    guard !finder.query.pattern.isEmpty else { return Item(text: "", role: .dim) }
    let found = control.editor.foundMatches.count
    guard found > 0 else { return Item(text: "not found", role: .warning) }
    let total = found >= TextFinder.mostMatches ? "\(found)+" : "\(found)"
    guard let current = control.editor.currentMatch else { return Item(text: total, role: .dim) }
    return Item(text: "\(current + 1) of \(total)", role: .dim)
  }
}
