@_spi(Nodes) import CursesViewGraph

enum CopyTextKey: EnvironmentKey {
  static let defaultValue: @MainActor (String) -> Void = { _ in }
}

enum StopProgramKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  /// Ends the program.
  package var stopProgram: @MainActor () -> Void {
    get { self[StopProgramKey.self] }
    set { self[StopProgramKey.self] = newValue }
  }

  /// Puts a text on the clipboard of the window.
  package var copyText: @MainActor (String) -> Void {
    get { self[CopyTextKey.self] }
    set { self[CopyTextKey.self] = newValue }
  }
}
