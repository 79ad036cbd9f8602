import CursesControls
import CursesViewGraph

/// An address that can be followed. After SwiftUI's `Link`.
///
/// Terminals that know links open it by a click of their own. Enter asks `\.openURL`, which copies the
/// address to the clipboard unless the program does something else: a program in a terminal is often
/// on another machine than the person.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .buttonStyle(.link)
  }
}

extension Link where Label == Text {
  /// A link under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey).link(destination) }
  }

  /// A link under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title).link(destination) }
  }
}

extension Text {
  /// The text as a link that a terminal can follow.
  func link(_ destination: URL) -> Text {
    styled {
      $0.link = destination.absoluteString
      $0.decide(.underline)
    }
  }
}

/// Opens an address. After SwiftUI's `OpenURLAction`.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let isTaken: Bool
    let other: URL?
    /// The program has opened it.
    public static let handled = Result(isTaken: true, other: nil)
    /// Nobody opens it, and it is not copied either.
    public static let discarded = Result(isTaken: true, other: nil)
    /// Left to the library, which copies it.
    public static let systemAction = Result(isTaken: false, other: nil)
    /// Left to the library, with another address.
    public static func systemAction(_ url: URL) -> Result { Result(isTaken: false, other: url) }
  }

  let handler: @MainActor (URL) -> Result
  let copy: @MainActor (String) -> Void

  /// - Parameter handler: opens an address, and says what became of it.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.init(handler: handler, copy: { _ in })
  }

  init(
    handler: @escaping @MainActor (URL) -> Result, copy: @escaping @MainActor (String) -> Void
  ) {
    self.handler = handler
    self.copy = copy
  }

  /// Opens an address.
  @MainActor
  public func callAsFunction(_ url: URL) {
    let result = handler(url)
    if !result.isTaken { copy((result.other ?? url).absoluteString) }
  }

  /// Opens an address, and says whether the program has taken it.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler(url)
    if !result.isTaken { copy((result.other ?? url).absoluteString) }
    completion(result.isTaken)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// What following a link does; without an own action its address is copied.
  public var openURL: OpenURLAction {
    get {
      let own = self[OpenURLKey.self]
      let copy = copyText
      return OpenURLAction(
        handler: { url in own?.handler(url) ?? .systemAction }, copy: copy)
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
