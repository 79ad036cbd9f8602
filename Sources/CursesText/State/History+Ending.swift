// MARK: - The end of the last line

extension History {
  /// Notes that a line end was put behind the text that is no step. Steps keep it, but for one over which the
  /// text is empty or has a line end of its own there.
  ///
  /// - Parameters:
  ///   - count: how many bytes it has.
  ///   - text: the text without it.
  public mutating func noteEnding(of count: Int, behind text: SourceText) {
    done.widenLast(by: count, behind: text)
    undone.widenLast(by: count, behind: text)
    changeCount += 1
    isGroupOpen = false
    savedRevision = nil
  }
}

extension StepStack {
  /// Lets the step that brings another end of the text take away the bytes that were put behind it.
  fileprivate mutating func widenLast(by count: Int, behind text: SourceText) {
    var text = text
    for index in indices.reversed() {
      let step = self[index].transaction
      let end = text.count
      step.apply(to: &text)
      guard let last = step.edits.last, last.range.upperBound == end,
        text.count == 0 || text.endsInLineEnd
      else { continue }
      let wide = Edit(last.range.lowerBound..<(end + count), last.text)
      self[index].transaction = Transaction(
        step.edits.dropLast() + [wide], selection: step.selection, reveals: step.reveals,
        event: step.event)
      return
    }
  }
}

extension SourceText {
  fileprivate var endsInLineEnd: Bool {
    count > 0 && [0x0A, 0x0D].contains(byte(at: count - 1))
  }
}
