import CursesMarkdown
import CursesText

/// The kinds of lists.
package enum ListKind {
  case bullet, ordered, task
}
