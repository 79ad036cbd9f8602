import CursesText

/// A task's line in a text, and the lines that take its place.
package enum TaskRewrite {
  /// The edits that put lines in the place of a task's; nil where that line is another by now. Where one line becomes
  /// two, the numbers of its list count up once more.
  ///
  /// - Parameters:
  ///   - number: of the line, from 1.
  ///   - lines: up to two, of which the last is what becomes of the task itself; none deletes the line.
  package static func edits(
    of text: SourceText, line number: Int, holding old: TaskLine, to lines: [TaskLine]
  ) -> [Edit]? {
    guard 1...text.lineCount ~= number else { return nil }
    let content = text.lineContentRange(number - 1)
    guard text.bytes(in: content) == old.bytes else { return nil }
    guard let last = lines.last else { return [Edit(whole(content, number, text), bytes: [])] }
    let added = lines.dropLast().flatMap { $0.bytes + lineEnd(at: number, in: text) }
    var numbers = added.isEmpty ? nil : TaskNumbers(in: text, line: number - 1)
    if let head = numbers?.head, !last.bytes.starts(with: old.bytes[..<head]) { numbers = nil }
    let rest = numbers?.head ?? 0
    let place = content.lowerBound + rest
    var edits: [Edit] = []
    if !added.isEmpty {
      edits.append(Edit(content.lowerBound..<place, bytes: added + (numbers?.newHead ?? [])))
    }
    let change = difference(Array(old.bytes[rest...]), Array(last.bytes[rest...]), at: place)
    if let change { edits.append(change) }
    return edits + (numbers?.laterEdits ?? [])
  }

  /// The line with its end, or of the last line with the end before.
  private static func whole(_ content: Range<Int>, _ number: Int, _ text: SourceText) -> Range<Int>
  {
    let line = text.lineRange(number - 1)
    guard line.upperBound == content.upperBound, number > 1 else { return line }
    return text.lineContentRange(number - 2).upperBound..<content.upperBound
  }

  /// How the line ends; the last one as the one before.
  private static func lineEnd(at number: Int, in text: SourceText) -> [UInt8] {
    for line in [number - 1, number - 2] where line >= 0 {
      let end = text.lineContentRange(line).upperBound..<text.lineRange(line).upperBound
      if !end.isEmpty { return text.bytes(in: end) }
    }
    return [0x0A]
  }

  /// What differs between two lines, at whole characters.
  private static func difference(_ old: [UInt8], _ new: [UInt8], at start: Int) -> Edit? {
    guard old != new else { return nil }
    func isWithin(_ bytes: [UInt8], _ index: Int) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    var head = zip(old, new).prefix { $0 == $1 }.count
    while head > 0, isWithin(old, head) || isWithin(new, head) { head -= 1 }
    var tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    while tail > 0, isWithin(old, old.count - tail) { tail -= 1 }
    return Edit(
      start + head..<start + old.count - tail, bytes: Array(new[head..<new.count - tail]))
  }
}
