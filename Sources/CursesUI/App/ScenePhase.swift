import CursesViewGraph

/// Whether people can see and use a scene. After SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Always `.active`: a program in a terminal is stopped as a whole when it is not in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The older form of `isPresented` and `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { if !$0.isPresented { dismiss() } })
  }
}

/// Whether a view is presented, and a way to end that. After SwiftUI's `PresentationMode`.
public struct PresentationMode: Hashable, Sendable {
  /// Whether the view stands in a sheet or dialog.
  public internal(set) var isPresented: Bool
  /// Closes the sheet or dialog that the view is in.
  public mutating func dismiss() { isPresented = false }
}
