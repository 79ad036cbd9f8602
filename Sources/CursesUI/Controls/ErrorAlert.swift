import CursesFoundation
import CursesViewGraph

extension View {
  /// Tells of an error over the window, under its own description. Without actions it has a button OK.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      Text(verbatim: error.map(ErrorWords.title) ?? ""),
      isPresented: isPresented.whileThere(error), actions: actions)
  }

  /// The same with actions and a message that are made of the error.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> Actions,
    @ViewBuilder message: @escaping (E) -> Message
  ) -> some View {
    alert(
      Text(verbatim: error.map(ErrorWords.title) ?? ""), isPresented: isPresented,
      presenting: error, actions: actions, message: message)
  }
}

/// The words for an error.
private enum ErrorWords {
  static func title(_ error: some LocalizedError) -> String {
    error.errorDescription ?? error.localizedDescription
  }
}

extension Binding where Value == Bool {
  /// True only while there is something to be shown too.
  fileprivate func whileThere(_ value: (some Any)?) -> Binding<Bool> {
    Binding(get: { wrappedValue && value != nil }, set: { wrappedValue = $0 })
  }
}
