import CursesCore
import CursesThemes

/// Whether the disk has what is on the screen.
package struct SavedState: Equatable {
  package let sign: String
  package let words: String
  package let role: Role

  package init(sign: String, words: String, role: Role) {
    (self.sign, self.words, self.role) = (sign, words, role)
  }
}
