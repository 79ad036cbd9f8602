import CursesViewGraph

/// A preview for an editor that shows previews. Here it is checked by the compiler and becomes
/// nothing.
///
///     #Preview("Signed out") { SignInScreen() }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CursesPreviewMacro", type: "PreviewMacro")

/// A preview with traits, which say how an editor would lay it out.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additional: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CursesPreviewMacro", type: "PreviewMacro")

/// A state of a preview: `@Previewable @State var name = ""` at the start of it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CursesPreviewMacro", type: "PreviewableMacro")

/// A value of the environment with the key that it needs: `@Entry var name: Type = value` in an extension
/// of `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CursesPreviewMacro", type: "EntryMacro")

/// How a preview is laid out.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// Accepted, as all traits: a preview becomes nothing.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFits")
  /// Accepted: a preview becomes nothing.
  public static let portrait = PreviewTrait(name: "portrait")
  /// Accepted: a preview becomes nothing.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Accepted: a preview becomes nothing.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// Accepted, in points: a preview becomes nothing.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixed \(width) \(height)")
  }
}

/// A type that names its previews; nothing shows them here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// A device that an editor shows a preview on. Accepted: a preview becomes nothing.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// A device by its name.
  public init(stringLiteral value: String) { name = value }
  /// A device by its name.
  public init(rawValue: String) { name = rawValue }
}

/// How large an editor shows a preview. Accepted: a preview becomes nothing.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Accepted: a preview becomes nothing.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Accepted: a preview becomes nothing.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Accepted: a preview becomes nothing.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
