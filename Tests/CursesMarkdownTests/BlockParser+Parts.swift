@testable import CursesMarkdown

/// What tests ask a parser of blocks for that its line and its blocks have.
extension BlockParser {
  var source: UnsafeBufferPointer<UInt8> {
    get { reader.source }
    set { reader.source = newValue }
  }

  func containers(to index: Int32) -> (known: OpenContainers, whole: OpenContainers?) {
    blocks.containers(to: index)
  }
}
