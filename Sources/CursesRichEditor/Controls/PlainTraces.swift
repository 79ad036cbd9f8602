import CursesCore
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What an editor has given away of its text while that was no secret: the targets of links, which cells
/// name by a number, and what was copied and killed.
@MainActor
struct PlainTraces {
  private let control: RichEditorControl

  init(_ control: RichEditorControl) { self.control = control }

  /// Forgets it, once the text on the screen has become a secret.
  func secrecyChanged(_ wasSecret: Bool) {
    let isSecret = control.keepsCopiesPrivate
    control.editor.view.hasTargets = !isSecret
    guard isSecret, !wasSecret, let node = control.node else { return }
    Link.forgetTargets()
    let text = control.document.state.text.bytes
    node.graph.clipboard.forget { Self.isPart($0, of: text) }
    control.setNeedsDisplay()
  }

  /// Whether a copied text is taken for a part of a longer one: its longest line stands there.
  private static func isPart(_ copied: String, of text: [UInt8]) -> Bool {
    let lines = copied.split(separator: "\n")
    guard let longest = lines.max(by: { $0.utf8.count < $1.utf8.count }) else { return false }
    return Search(String(longest), isCaseSensitive: true)?.hasMatch(in: text) ?? false
  }
}
