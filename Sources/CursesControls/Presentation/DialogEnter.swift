@_spi(Nodes) import CursesViewGraph

/// What Enter in a field of a dialog does: it presses the dialog's default button.
@MainActor
final class DialogEnter {
  weak var layer: LayerNode?

  var action: SubmitAction {
    SubmitAction(triggers: .text) {
      MainActor.assumeIsolated { self.layer?.defaultButton?.press() }
    }
  }
}
