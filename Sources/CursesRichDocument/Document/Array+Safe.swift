extension Array {
  /// The element at `index`; nil where there is none.
  package subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
