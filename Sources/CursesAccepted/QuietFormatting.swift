import CursesControls
import CursesViewGraph

// The system's controls for the format of text, which a terminal has none of: taken, so that a program compiles as it is.
// docs/swiftui.md says why.

/// Where the system shows controls for the format of text. After SwiftUI's.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several of these places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a text.
    public static let contextMenu = Set(rawValue: 1)
    /// The row above a keyboard on the screen.
    public static let inputAssistant = Set(rawValue: 2)
    /// All of them.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Accepted: there are no controls of the system to show or hide.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
