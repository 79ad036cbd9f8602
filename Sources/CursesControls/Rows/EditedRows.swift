@_spi(Nodes) import CursesViewGraph

/// What may be done to the rows of a `ForEach` in a list, by their places.
struct RowEdits {
  /// Takes a row out.
  var delete: ((Int) -> Void)?
  /// Puts a row before the one that is at a place now.
  var move: ((_ from: Int, _ before: Int) -> Void)?
}

/// The rows of a `ForEach` that can be deleted or moved in a `List`.
///
/// The list takes the focus: Delete takes the row at its bar out, Alt with an arrow key moves it. While the
/// list is edited (`EditButton`) each row has a sign that is clicked to delete it.
public struct EditedRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  let rows: ForEach<Data, ID, Content>
  var edits = RowEdits()

  /// The elements that the rows are made of.
  public var data: Data { rows.data }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = rows.resolve(old, context)
    (node as? LazyRowsNode)?.edits = edits
    return node
  }

  /// The same rows with another way to delete them; nil for none.
  package func deleting(_ delete: ((Int) -> Void)?) -> EditedRows {
    var copy = self
    copy.edits.delete = delete
    return copy
  }

  /// The same rows with another way to move them; nil for none.
  package func moving(_ move: ((_ from: Int, _ before: Int) -> Void)?) -> EditedRows {
    var copy = self
    copy.edits.move = move
    return copy
  }
}

extension ForEach {
  /// The rows as ones that can be edited.
  package var edited: EditedRows<Data, ID, Content> { EditedRows(rows: self) }
}
