import CursesControls
import CursesGeometry
import CursesViewGraph

extension View {
  /// A view at the right of this one while a binding is true, 30 columns wide.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let inspector = content()
    return HStack(alignment: .top, spacing: 0) {
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Divider()
        inspector.frame(width: 240, alignment: .topLeading)
      }
    }
  }

  /// Whether the labels of controls are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }

  /// Leaves an item of a group in a toolbar out.
  @ViewBuilder
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }

  /// Steps a value through a range with Page Up and Page Down.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    onKeyPress(keys: [.pageUp, .pageDown], phases: [.down, .repeat]) { press in
      let now = value.wrappedValue
      guard bounds.contains(now) else { return .ignored }
      if press.key == .pageUp {
        guard now - bounds.lowerBound >= step else { return .ignored }
        value.wrappedValue = now - step
      } else {
        guard bounds.upperBound - now >= step else { return .ignored }
        value.wrappedValue = now + step
      }
      return .handled
    }
  }
}

/// A view that is evaluated again only when it is another one. After SwiftUI's: here every view is compared by what
/// its state has changed, so it is what is in it.
public struct EquatableView<Content: View & Equatable>: View {
  /// What is in it.
  public var content: Content
  /// A view in it.
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view as an `EquatableView`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
