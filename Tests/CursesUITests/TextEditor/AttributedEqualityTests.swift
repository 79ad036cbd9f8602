import CursesCore
import Foundation
import Testing

@testable import CursesUI

/// How an editor finds out that a program has left its text alone.
@Suite("Attributed equality") struct AttributedEqualityTests {
  /// A copy is known without its text; a change of it is another text, one of attributes is not equal.
  @Test func copiesAreKnown() {
    var text = AttributedString("some words")
    let copy = text
    #expect(text.hasCopiedText(of: copy))
    #expect(text.isEqual(to: copy))
    text.append(AttributedString("!"))
    #expect(!text.hasCopiedText(of: copy))
    #expect(!text.isEqual(to: copy))
    let changed = text
    text[text.startIndex..<text.index(afterCharacter: text.startIndex)].inlinePresentationIntent =
      .stronglyEmphasized
    #expect(!text.isEqual(to: changed))
  }

  /// Text of its own is compared by its bytes: letters put together otherwise are others.
  @Test func othersAreComparedByBytes() {
    #expect(AttributedString("caf\u{E9}").isEqual(to: AttributedString("caf\u{E9}")))
    #expect(!AttributedString("caf\u{E9}").isEqual(to: AttributedString("cafe\u{301}")))
    #expect(AttributedString("").isEqual(to: AttributedString("")))
    #expect(!AttributedString("").isEqual(to: AttributedString("a")))
  }
}
