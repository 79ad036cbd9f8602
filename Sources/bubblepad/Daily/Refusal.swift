/// Why something that was asked for is not done, in a sentence for the status bar.
struct Refusal: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
