/// Why something that was asked for is not done, in a sentence for the status bar.
package struct Refusal: Error, Equatable {
  package let words: String

  package init(_ words: String) { self.words = words }
}
