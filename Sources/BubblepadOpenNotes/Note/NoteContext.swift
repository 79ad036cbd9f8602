import BubblepadPanels

/// The open notes and the focus, for a service that works on them.
@MainActor
package protocol NoteContext: Presenter {
  /// The note that keys and commands are about.
  var note: OpenNote? { get }
  /// The notes of all tabs that have been read.
  var openNotes: [OpenNote] { get }
  /// The place that has the focus.
  var place: Place { get }
  /// Moves the focus.
  func focus(_ place: Place)
}
