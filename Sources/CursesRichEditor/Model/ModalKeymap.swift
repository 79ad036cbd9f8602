import CursesCore
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A keymap with modes, a guest of a rich editor: it is asked before the editor's own keymap, and does what it
/// wants by the editor's commands.
///
/// The editor knows nothing else of it. `CursesVi` is one.
@MainActor
package protocol ModalKeymap: AnyObject {
  // MARK: What comes to the editor

  /// Does a key; nil where it is the editor's.
  func handle(_ key: Key, tick: Int) -> RichEditorEffect?
  /// Takes a paste: its text cleaned of controls, and its bytes as they came; nil where it is the editor's.
  func paste(_ text: [UInt8], _ bytes: [UInt8]) -> RichEditorEffect?
  /// Does a command of the editor's own keymap or of a menu, with `RichEditorModel.carryOut`.
  func perform(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect
  /// Forgets a command of which some keys were typed.
  func cancel()
  /// Notes that the mouse or an edit may have left another selection than the keymap did.
  func selectionMayHaveChanged()
  /// Notes that the editor shows another document.
  func documentIsReplaced()

  /// Notes that what was being done goes no further: what would follow it is not done.
  func workIsStopped()

  // MARK: What the editor shows

  /// The source offset of the caret where that is no end of the selection.
  var cursor: Int? { get }
  /// The form of the caret.
  var caretShape: CaretMark.Shape { get }
  /// The line at the bottom, a question or what is typed there, and how many of its characters stand before the
  /// caret. Characters, not a string: a mark that is typed first would be one with the character before it.
  var prompt: (characters: [Character], caret: Int)? { get }
  /// Whether a letter goes into the text, and is no command.
  var takesText: Bool { get }
  /// Whether a key means the text to its end, and must wait until all of it is read.
  func needsWholeText(_ key: Key) -> Bool
}

/// What a modal keymap asks of the program around the editor: a value of the keymap's own, which a program that
/// uses it knows.
package struct ModalRequest: Hashable, Sendable {
  package let asked: any Hashable & Sendable

  package init(_ asked: any Hashable & Sendable) { self.asked = asked }

  package static func == (left: ModalRequest, right: ModalRequest) -> Bool {
    AnyHashable(left.asked) == AnyHashable(right.asked)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(asked).hash(into: &hasher) }
}
