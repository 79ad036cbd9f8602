import CursesControls
import CursesViewGraph

// What modifiers without effect leave for a program's own views and styles to read.

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// How large controls are asked to be; those of the library have one size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How much headings are asked to stand out; those of the library have one look.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The form that symbols are asked for; a sign has one.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// Whether the labels of controls are shown: `automatic` where nothing is said.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
}

/// The look of menus that have no other. There is one.
public typealias DefaultMenuStyle = MenuStyleKind
/// A menu as a button. Menus have one look.
public typealias ButtonMenuStyle = MenuStyleKind
/// A menu as a button without an edge. Menus have one look.
public typealias BorderlessButtonMenuStyle = MenuStyleKind

extension MenuStyleKind {
  /// The one look of menus.
  public init() { self = .automatic }
}

/// The look of views with a title that have no other. There is one.
public typealias DefaultNavigationViewStyle = NavigationViewStyleKind
/// Views on each other. Views with a title have one look.
public typealias StackNavigationViewStyle = NavigationViewStyleKind
/// Views beside each other. Views with a title have one look.
public typealias ColumnNavigationViewStyle = NavigationViewStyleKind

extension NavigationViewStyleKind {
  /// The one look of views with a title.
  public init() { self = .automatic }
}

/// Where suggestions of a search are shown. After SwiftUI's; they stand in a list below the field.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let number: Int
  /// Below the field, as all.
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  /// Below the field.
  public static let menu = SearchSuggestionsPlacement(number: 1)
  /// In place of the content; here below the field.
  public static let content = SearchSuggestionsPlacement(number: 2)

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Below the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Accepted: suggestions stand below the field.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Accepted: nothing is printed onto the screen of the program.
  public static func _printChanges() {}
}
