import CursesViewGraph

extension View {
  /// Acts on keys that type one of some characters, before the control with the focus does.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }
}
