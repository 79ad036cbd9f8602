import CursesControls
@_exported import CursesFoundation
@_spi(Nodes) import CursesViewGraph

/// What was copied last in this program. After UIKit's.
///
/// A text that is put here goes to the terminal's clipboard too. What other programs have copied cannot be read: the
/// terminal pastes that by itself.
@MainActor
public final class UIPasteboard {
  /// The one there is.
  public static let general = UIPasteboard()
  private init() {}

  /// The text that was copied last; nil for none.
  public var string: String? {
    get { Clipboard.current.flatMap { $0.words.isEmpty ? nil : $0.words } }
    set { Clipboard.current?.copy(newValue ?? "") }
  }
  /// The same as a list.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
}

/// What was copied last in this program. After AppKit's.
@MainActor
public final class NSPasteboard {
  /// What is copied. After AppKit's.
  public enum PasteboardType: Hashable, Sendable {
    case string
  }
  /// The one there is.
  public static let general = NSPasteboard()
  private init() {}

  /// Accepted: what is put there takes the place of what was.
  @discardableResult
  public func clearContents() -> Int { 0 }
  /// Copies a text.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }
  /// The text that was copied last; nil for none.
  public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}

/// A button that hands over what was copied last in this program. After SwiftUI's.
///
/// What other programs have copied cannot be read: the terminal pastes that by itself.
public struct PasteButton: View {
  let onPaste: ([String]) -> Void

  /// A button for texts.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    self.onPaste = onPaste
  }

  public var body: some View {
    Button("Paste") { if let text = UIPasteboard.general.string { onPaste([text]) } }
  }
}
