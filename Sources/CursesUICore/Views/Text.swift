import TerminalCore
import Themes

/// A text that cannot be edited, in one role of the theme.
public struct Text: View, PrimitiveView {
  var content: String
  var role: Role?
  var attributes: TextAttributes = []

  public init(_ content: some StringProtocol) { self.content = String(content) }
  public init(verbatim content: String) { self.content = content }

  /// The text alone, for places that show no styles.
  package var plainText: String { content }

  /// The text in a role of the theme.
  public func role(_ role: Role) -> Text { changed { $0.role = role } }
  public func bold() -> Text { changed { $0.attributes.insert(.bold) } }
  public func italic() -> Text { changed { $0.attributes.insert(.italic) } }
  public func underline() -> Text { changed { $0.attributes.insert(.underline) } }

  private func changed(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TextNode ?? TextNode(context)
    node.environment = context.environment
    node.text = self
    return node
  }
}

/// The node of `Text`: breaks the lines for the width it gets.
final class TextNode: Node {
  var text = Text("") {
    didSet {
      guard text.content != oldValue.content else {
        if text.role != oldValue.role || text.attributes != oldValue.attributes { invalidate() }
        return
      }
      broken = nil
      graph.setNeedsLayout()
      invalidate()
    }
  }
  private var broken: (columns: Int, lines: [String])?

  private func lines(columns: Int) -> [String] {
    if let broken, broken.columns == columns { return broken.lines }
    let lines = LineBreaker(widths: graph.look.widths).lines(of: text.content, columns: columns)
    broken = (columns, lines)
    return lines
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let limit = environment.lineLimit
    let lines = lines(columns: proposal.columns ?? .max)
    let shown = lines.prefix(min(limit ?? .max, proposal.rows.map { max(1, $0) } ?? .max))
    let widest = shown.map { graph.look.width(of: $0) }.max() ?? 0
    return Size(columns: min(widest, proposal.columns ?? widest), rows: shown.count)
  }

  override func draw(in canvas: inout Canvas) {
    let lines = lines(columns: frame.size.columns)
    let rows = min(lines.count, frame.size.rows)
    for (index, line) in lines.prefix(rows).enumerated() {
      let isCut = index == rows - 1 && lines.count > rows
      let shown = isCut ? lines[index...].joined(separator: " ") : line
      let width = graph.look.width(of: shown)
      let shift =
        switch environment.multilineTextAlignment {
        case .leading: 0
        case .center: max(0, (frame.size.columns - width) / 2)
        case .trailing: max(0, frame.size.columns - width)
        }
      canvas.write(
        graph.look.fitted(shown, columns: frame.size.columns), column: frame.minColumn + shift,
        row: frame.minRow + index, role: text.role ?? (environment.isEnabled ? .text : .dim),
        attributes: text.attributes)
    }
  }
}

/// Breaks a text into lines at spaces, for labels and messages.
struct LineBreaker {
  let widths: WidthModel

  func lines(of text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      CellWidth.width(of: line, in: widths) <= columns
        ? [String(line)] : broken(line, columns: max(1, columns))
    }
  }

  private func broken(_ line: Substring, columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let candidate = current.isEmpty ? String(word) : current + " " + word
      if CellWidth.width(of: candidate, in: widths) <= columns {
        current = candidate
        continue
      }
      if !current.isEmpty { lines.append(current) }
      current = cut(String(word), columns: columns, into: &lines)
    }
    return lines + [current]
  }

  /// Puts whole lines of an overlong word into `lines` and returns its rest.
  private func cut(_ word: String, columns: Int, into lines: inout [String]) -> String {
    var rest = ""
    var used = 0
    for character in word {
      let cells = CellWidth.of(character, in: widths)
      if used + cells > columns, !rest.isEmpty {
        lines.append(rest)
        rest = ""
        used = 0
      }
      rest.append(character)
      used += cells
    }
    return rest
  }
}

public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

extension EnvironmentValues {
  /// How many lines a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

extension View {
  /// The most lines a text of this view may take.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Where the lines of texts in this view stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
