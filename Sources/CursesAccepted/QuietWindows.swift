import CursesControls
import CursesGeometry
import CursesViewGraph

// What is about windows, bars and dialogs that a terminal has one of: taken, so that a program compiles as it is.

/// How serious a dialog is. After SwiftUI's; dialogs have one look.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

/// Whether something can be done to the window. After SwiftUI's; the terminal's window is its own.
public enum WindowInteractionBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How a device is held. After SwiftUI's.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Accepted: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted: the window's first row has the title alone.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Accepted: the window's first row has the title alone.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Accepted: the window's first row has the title alone.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
  /// Accepted: the key that quits always does.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Accepted: the key that quits always does.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Accepted: dialogs have no sign.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted: dialogs have one look.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted: dialogs are shown whenever the program says so.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepted: the terminal's window is its own.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted: the terminal's window is its own.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted: the terminal's window is its own.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted: the terminal's window is its own.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted: never called: a terminal tells its new size alone.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted: nothing comes to a program from outside.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
  /// Accepted: a preview becomes nothing.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
