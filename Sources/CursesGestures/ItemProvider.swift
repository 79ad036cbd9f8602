import CursesGeometry
import CursesViewGraph

/// A kind of data. After UniformTypeIdentifiers' `UTType`.
public struct UTType: Hashable, Sendable {
  /// Its name, as `public.plain-text`.
  public let identifier: String
  /// The kind of a name.
  public init(_ identifier: String) { self.identifier = identifier }
  /// A kind of data that the program declares; what it conforms to is accepted.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier)
  }
  /// A kind of data that another program declares; what it conforms to is accepted.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier)
  }
  /// Any data.
  public static let data = UTType("public.data")
  /// Any text.
  public static let text = UTType("public.text")
  /// Text without styles.
  public static let plainText = UTType("public.plain-text")
  /// An address.
  public static let url = UTType("public.url")
  /// The address of a file.
  public static let fileURL = UTType("public.file-url")
  /// A picture.
  public static let image = UTType("public.image")
  /// JSON.
  public static let json = UTType("public.json")
}

/// What another program hands over. After Foundation's `NSItemProvider`, which Linux lacks; a terminal makes none.
public final class NSItemProvider: Sendable {
  private init() {}
}

extension View {
  /// Accepted, and never called: a terminal pastes what is dropped on it. Within the program there are `draggable`
  /// and `dropDestination`.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepted, and never called, as above.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
}

extension View {
  /// The name that `onLongPressGesture` has on Apple TV.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, perform: action, onPressingChanged: onTouchingChanged)
  }
}
