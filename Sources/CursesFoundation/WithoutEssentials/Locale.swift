#if !Essentials
/// A language and a region by their name, such as `de_CH`. After Foundation's; what is known of them is how they
/// write numbers.
public struct Locale: Hashable, Codable, Sendable {
  /// The name: `de`, `de_CH`.
  public let identifier: String
  private var isFollowed = false

  /// A locale by its name.
  public init(identifier: String) { self.identifier = identifier }

  /// No language and no region.
  public static let current = Locale(identifier: "en_001")
  /// The locale of the place where something is shown.
  public static let autoupdatingCurrent: Locale = {
    var locale = current
    locale.isFollowed = true
    return locale
  }()
}
#endif
