/// The places the focus can stand, dialogs apart.
package enum Place: Hashable {
  case filter, list, title, editor, find, replace
  /// The text of the right pane: whoever asks where the focus is hears of `editor` there too.
  case beside
}
