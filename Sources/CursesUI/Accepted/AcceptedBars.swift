import CursesViews

// Looks of bars and sheets that a terminal has one of, or none: taken, so that a program
// compiles as it is. docs/swiftui.md says why, line by line.

/// What a toolbar is for. After SwiftUI's; a terminal has one.
public enum ToolbarRole: Hashable, Sendable { case automatic, browser, editor, navigationStack }

/// How the title of a toolbar stands. After SwiftUI's; a title is one row.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, inlineLarge, large
}

/// An item that the system puts into a toolbar. After SwiftUI's; a terminal puts none there.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title }

/// What is behind a sheet while it is there. After SwiftUI's; nothing can be done there.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// What dragging in a sheet does. After SwiftUI's; a sheet is not dragged.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// What a presentation becomes where there is little room. After SwiftUI's; all are sheets.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// How large a sheet is. After SwiftUI's; it is as large as what is in it.
public enum PresentationSizingKind: Hashable, Sendable { case automatic, fitted, form, page }

extension View {
  /// Accepted: a toolbar has one arrangement.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted: a title is one row.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted: bars lie on the ground of the window, in its colours.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted: a bar is there while it has items.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted: a bar is there while it has items.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted: bars lie on the ground of the window, in its colours.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted: a terminal puts no items into a toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Accepted: there is no way back to show.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// Accepted: a bar is there while it has items.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Accepted: a sheet has the ground of dialogs.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted: nothing is done behind a sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Accepted: a sheet has the frame of dialogs.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Accepted: a sheet is not dragged.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Accepted: all of them are sheets.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
  /// Accepted: a sheet is as large as what is in it.
  public func presentationSizing(_ sizing: PresentationSizingKind) -> some View { self }
  /// Accepted: a terminal lays nothing over a program.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// A sheet: what a popover shows stands in the middle of the window. The rest is accepted.
  public func popover<Popover: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Popover
  ) -> some View { popover(isPresented: isPresented, content: content) }

  /// A sheet for an item. The rest is accepted.
  public func popover<Item: Identifiable, Popover: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Popover
  ) -> some View { popover(item: item, content: content) }
}

/// What a popover points to. After SwiftUI's; it points to nothing.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle.
  public enum Source: Hashable, Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}
