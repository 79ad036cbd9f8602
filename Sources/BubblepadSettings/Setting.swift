/// The settings, by their names in the settings file.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case theme, light, dark, background, color, measure
  case noteList = "note-list"
  case listWidth = "list-width"
  case folders
  case statusBar = "status-bar"
  case outlinePanel = "outline-panel"
  case animation, ripple
  case reducedMotion = "reduced-motion"
  case screenReader = "screen-reader"
  case notebook
  case autosave
  case mouse
  case smartTyping = "smart-typing"
  case undoHistory = "undo-history"
  case vi, pictures, spelling, keys
}
