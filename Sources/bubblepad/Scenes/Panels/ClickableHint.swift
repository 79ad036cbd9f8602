import CursesUICore

/// A key and what it does, in a word. A click does the same.
struct ClickableHint: View {
  let key: String
  let words: String
  let action: () -> Void

  var body: some View {
    HStack {
      Text(key).role(.key)
      Text(words).role(.dim)
    }
    .onTapGesture { action() }
  }
}
