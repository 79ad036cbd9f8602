import CursesThemes
import CursesViewGraph

/// What is wrong with the value of a field, below it: its sign, and the words, whose rows begin below each other.
struct FieldMessage: View {
  let sign: String
  let message: String
  let role: Role

  var body: some View {
    HStack(alignment: .top, gap: 0) {
      Text(verbatim: " \(sign) ").role(role)
      Text(verbatim: message).role(role)
    }
  }
}
