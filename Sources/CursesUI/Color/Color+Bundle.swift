#if Locales
import Foundation

extension Color {
  /// A colour by its name, as `init(_:)` has it. Accepted: there is no catalogue in a bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}
#endif
