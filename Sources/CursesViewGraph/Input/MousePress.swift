import CursesCore

extension Mouse {
  /// Whether a button went down.
  public var isPress: Bool {
    if case .press = action { return true }
    return false
  }
}
