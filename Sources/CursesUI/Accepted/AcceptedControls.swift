import CursesGestures
import CursesViews

// Looks of controls, lists and menus that a terminal has one of, or none: taken, so that a program
// compiles as it is. docs/swiftui.md says why, line by line.

/// The form of a button's edge. After SwiftUI's; a style has one.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  case roundedCorners(radius: CGFloat)

  /// Corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    .roundedCorners(radius: radius)
  }
}

/// Whether a button that is held goes on. After SwiftUI's; the terminal repeats keys.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How wide buttons are. After SwiftUI's; a button is as wide as its label.
public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }

/// The order of a menu. After SwiftUI's; items stand as they are written.
public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }

/// Whether a menu closes when an item is pressed. After SwiftUI's; it does.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// The look of menus. After SwiftUI's; there is one.
public enum MenuStyleKind: Hashable, Sendable { case automatic, button, borderlessButton }

/// The look of groups of controls. After SwiftUI's; there is one.
public enum ControlGroupStyleKind: Hashable, Sendable {
  case automatic, navigation, menu, compactMenu, palette
}

/// The look of views with a title. After SwiftUI's; there is one.
public enum NavigationViewStyleKind: Hashable, Sendable { case automatic, stack, columns }

/// How much a heading stands out. After SwiftUI's; headings have one look.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Whether every other row has a ground of its own. After SwiftUI's; none has.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Accepted: a style of buttons has one form.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted: the terminal repeats keys that are held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Accepted: a button is as wide as its label.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Accepted: menus have one look; `buttonStyle(_:)` is for their button.
  public func menuStyle(_ style: MenuStyleKind) -> some View { self }
  /// Accepted: the arrow of a menu is always there.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted: items stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Accepted: a button in a menu closes it, other controls do not.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Accepted: the controls stand beside each other.
  public func controlGroupStyle(_ style: ControlGroupStyleKind) -> some View { self }
  /// Accepted: there is one view at a time.
  public func navigationViewStyle(_ style: NavigationViewStyleKind) -> some View { self }
  /// Accepted: headings have one look. A program's own views read it in the environment.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Accepted: signs in rows have the colour of the row.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Accepted: there are no lines between sections.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted: sections begin at the edge of the list.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Accepted: rows lie on the ground of the list.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
  /// Accepted: a cell stands as its column and its row say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Accepted: a line or a colour takes no room of its own in a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

extension DynamicViewContent {
  /// Accepted: never called: a terminal pastes what is dropped on it.
  public func onInsert(
    of supportedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }

  /// Accepted, as above.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension View {
  /// Accepted: radio buttons stand below each other.
  public func horizontalRadioGroupLayout() -> some View { self }
}
