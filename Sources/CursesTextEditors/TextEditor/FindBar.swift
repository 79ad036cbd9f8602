@_spi(Nodes) import CursesControls
import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The row below a text editor in which text is looked for and replaced.
package struct FindBar: ControlView {
  let control: TextEditorControl
  let canReplace: Bool
  let close: () -> Void

  package init(
    _ control: TextEditorControl, canReplace: Bool, close: @escaping () -> Void
  ) {
    self.control = control
    self.canReplace = canReplace
    self.close = close
  }

  package func makeModel() -> FindBarModel { FindBarModel(control) }

  package func isShown(by model: FindBarModel) -> Bool { model.control === control }

  package func update(_ model: FindBarModel) {
    model.close = close
    model.setCanReplace(canReplace)
  }
}
