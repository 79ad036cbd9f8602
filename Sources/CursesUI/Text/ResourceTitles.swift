import CursesServices
import CursesTextFields
import CursesViewGraph

extension TextField where Label == Text {
  /// A field with a title that is looked up in a table of the program's.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }
}

extension SecureField where Label == Text {
  /// A field with a title that is looked up in a table of the program's.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }
}
