import CursesUICore

/// A key and what it does, in a word. A click does the same.
package struct ClickableHint: View {
  private let key: String
  private let words: String
  private let action: () -> Void

  package init(key: String, words: String, action: @escaping () -> Void) {
    (self.key, self.words, self.action) = (key, words, action)
  }

  package var body: some View {
    HStack {
      Text(key).role(.key)
      Text(words).role(.dim)
    }
    .onTapGesture { action() }
  }
}
