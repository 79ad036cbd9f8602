import CursesViews

/// The colours of UIKit and AppKit by their names, as programs give them to `Color`: each is one of the theme's or one
/// of SwiftUI's hues.
public struct UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }
  private init(_ role: Role) { color = Color(.role(role)) }

  /// A colour by its components, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  /// A colour of SwiftUI.
  public static func from(_ color: Color) -> UIColor { UIColor(color) }

  /// The ground of the window.
  public static let systemBackground = UIColor(.backdrop)
  /// The ground of a panel.
  public static let secondarySystemBackground = UIColor(.panel)
  /// The ground of a field.
  public static let tertiarySystemBackground = UIColor(.field)
  /// The ground of the window.
  public static let systemGroupedBackground = UIColor(.backdrop)
  /// The ground of a panel.
  public static let secondarySystemGroupedBackground = UIColor(.panel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The ground of the window.
  public static let windowBackgroundColor = UIColor(.backdrop)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The ground of a field.
  public static let textBackgroundColor = UIColor(.field)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The ground of a panel.
  public static let controlBackgroundColor = UIColor(.panel)
  /// The ground of a field.
  public static let systemFill = UIColor(.field)
  /// The ground of a field.
  public static let secondarySystemFill = UIColor(.field)
  /// The ground of a field.
  public static let tertiarySystemFill = UIColor(.field)
  /// The theme's text.
  public static let label = UIColor(.text)
  /// The theme's text of less weight.
  public static let secondaryLabel = UIColor(.dim)
  /// The theme's text of least weight.
  public static let tertiaryLabel = UIColor(.faint)
  /// What stands in an empty field.
  public static let placeholderText = UIColor(.placeholder)
  /// A line between views.
  public static let separator = UIColor(.border)
  /// A link.
  public static let link = UIColor(.link)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The theme's accent.
  public static let tintColor = UIColor(.accent)
  /// SwiftUI's red.
  public static let systemRed = UIColor(.red)
  /// SwiftUI's orange.
  public static let systemOrange = UIColor(.orange)
  /// SwiftUI's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// SwiftUI's green.
  public static let systemGreen = UIColor(.green)
  /// SwiftUI's blue.
  public static let systemBlue = UIColor(.blue)
  /// SwiftUI's purple.
  public static let systemPurple = UIColor(.purple)
  /// SwiftUI's pink.
  public static let systemPink = UIColor(.pink)
  /// SwiftUI's grey.
  public static let systemGray = UIColor(.gray)
  /// The theme's text of less weight.
  public static let systemGray2 = UIColor(.dim)
  /// The theme's text of least weight.
  public static let systemGray3 = UIColor(.faint)
  /// The ground of a field with the focus.
  public static let systemGray4 = UIColor(.fieldFocused)
  /// The ground of a field.
  public static let systemGray5 = UIColor(.field)
  /// The ground of a panel.
  public static let systemGray6 = UIColor(.panel)
}

/// AppKit's name of the same.
public typealias NSColor = UIColor

extension Color {
  /// A colour by UIKit's name.
  public init(_ uiColor: UIColor) { self = uiColor.color }
  /// A colour by UIKit's name.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A colour by AppKit's name.
  public init(nsColor: UIColor) { self = nsColor.color }

  /// A colour by its name. There is no catalogue of a program's own: the name of one of SwiftUI's colours is that
  /// colour, any other the theme's accent.
  public init(_ name: String) { self = Self.named(name) ?? .accentColor }
}
