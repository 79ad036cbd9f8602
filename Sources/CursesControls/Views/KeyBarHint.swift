import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The key of a button in the bar of keys that has none of its own: `Alt+1`.
package struct KeyBarHint: View, PrimitiveView {
  /// Every one is like any other.
  package init() {}

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? KeyBarHintNode ?? KeyBarHintNode(context)
    node.environment = context.environment
    return node
  }
}

/// The node of `KeyBarHint`: looks up the number when it is drawn, since bars come and go.
final class KeyBarHintNode: Node {
  private static let columns = 5

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: Self.columns, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let button = ancestor(PressNode.self), let number = graph.chrome.number(of: button) else {
      return
    }
    canvas.write("Alt+\(number)", column: frame.minColumn, row: frame.minRow, role: .key)
  }
}
