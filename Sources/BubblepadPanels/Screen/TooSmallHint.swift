import CursesCore
import CursesUICore

/// What hides the panels while the window is too small for them, and says so.
package struct TooSmallHint: View {
  private let size: Size
  private let smallest: Size

  package init(size: Size, smallest: Size) { (self.size, self.smallest) = (size, smallest) }

  package var body: some View {
    Panel(isBordered: false) {
      Text(
        "\(size.columns)×\(size.rows) is too small.\nMake it \(smallest.columns)×\(smallest.rows) or more."
      )
      .multilineTextAlignment(.center)
      .frame(maxColumns: .max, maxRows: .max)
    }
  }
}
