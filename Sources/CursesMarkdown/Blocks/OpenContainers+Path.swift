extension [BlockRecord] {
  /// The containers from the outermost to one of them. `whole` is nil when not all of them can be told.
  func containers(to index: Int32) -> (known: OpenContainers, whole: OpenContainers?) {
    guard index > 0 else { return (.empty, .empty) }
    var path: [Int] = []
    var at = Int(index)
    while at > 0 {
      path.append(at)
      at = Int(self[at].parent)
    }
    var known = OpenContainers.empty
    for (place, at) in path.enumerated().reversed() {
      guard let step = step(at, isLast: place == 0) else { continue }
      guard known.append(step) else { return (known, nil) }
    }
    return (known, known)
  }

  private func step(_ index: Int, isLast: Bool) -> OpenContainers.Step? {
    let record = self[index]
    switch record.tag {
    case .blockQuote: return .quote
    case .list: return isLast ? .list(marker: record.detail) : nil
    case .item:
      return .item(marker: self[Int(record.parent)].detail, indent: Int(record.indent))
    case .footnoteDefinition:
      let isReopened = record.flags.contains(.reopened)
      return .footnote(
        labelLength: isReopened ? Int(record.indent) : record.info.upper - record.info.lower)
    default: return nil
    }
  }
}
