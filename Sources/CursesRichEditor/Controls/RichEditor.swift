@_spi(Nodes) import CursesControls
import CursesCore
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A control that shows a Markdown text as rich text and edits it as such.
///
/// The text belongs to the `RichEditorControl` it is made with, which lives as long as its owner keeps it.
public struct RichEditor: ControlView {
  let control: RichEditorControl
  let keys: (Key) -> Bool

  /// - Parameter keys: sees every key before the editor does, and returns whether it took it.
  public init(_ control: RichEditorControl, keys: @escaping (Key) -> Bool = { _ in false }) {
    self.control = control
    self.keys = keys
  }

  public func makeModel() -> RichEditorControl { control }

  public func isShown(by model: RichEditorControl) -> Bool { model === control }

  public func update(_ model: RichEditorControl) { model.keys = keys }
}
