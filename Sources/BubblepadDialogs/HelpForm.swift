import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

/// The keys that are shown, and what they are looked for by.
@Observable @MainActor
package final class HelpForm {
  private let pages: HelpPages
  var query = "" {
    didSet {
      guard query != oldValue else { return }
      shown = pages.matching(query)
      top = 0
    }
  }
  private(set) var shown: HelpPages
  /// The selected row.
  var top: Int? = 0

  package init(_ pages: HelpPages) {
    self.pages = pages
    shown = pages
  }
}
