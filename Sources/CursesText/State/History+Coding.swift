/// A history as bytes, for a process to come.
///
/// The bytes hold the steps from the nearest to the farthest, those done and those undone. Numbers are
/// of variable length, seven bits a byte, and most are short distances: a typed word takes about fifteen
/// bytes. They say nothing of the text itself; whoever keeps them keeps a hash of it as well, and a
/// checksum: what is decoded here fits a text of that length, but means something only in that text.
extension History {
  /// The steps as bytes, at most `limit` of them: the farthest steps are left out.
  ///
  /// - Parameter limit: in bytes. A nearest step that is longer than that leaves nothing to keep.
  public func encoded(limit: Int) -> [UInt8] {
    var room = limit - 20
    var pieces = (done: [[UInt8]](), undone: [[UInt8]]())
    var goesOn = (done: true, undone: true)
    for distance in 0..<max(done.count, undone.count) where goesOn.done || goesOn.undone {
      Self.encode(done, distance, &pieces.done, &goesOn.done, &room)
      Self.encode(undone, distance, &pieces.undone, &goesOn.undone, &room)
    }
    var writer = HistoryWriter()
    writer.write(pieces.done.count)
    writer.write(pieces.undone.count)
    return writer.bytes + pieces.done.joined() + pieces.undone.joined()
  }

  /// Encodes one step, if there is one and room for it.
  private static func encode(
    _ steps: StepStack, _ distance: Int, _ pieces: inout [[UInt8]], _ goesOn: inout Bool,
    _ room: inout Int
  ) {
    guard goesOn, distance < steps.count else { return }
    let step = steps[steps.count - 1 - distance]
    // Texts that cannot fit are not copied only to find that out.
    let length = step.transaction.edits.reduce(0) { $0 + $1.text.count }
    guard length <= room else {
      goesOn = false
      return
    }
    var writer = HistoryWriter()
    writer.write(step)
    goesOn = writer.bytes.count <= room
    guard goesOn else { return }
    room -= writer.bytes.count
    pieces.append(writer.bytes)
  }

  /// A history out of bytes that `encoded` has made; `nil` where they are others, or speak of a text of
  /// another length.
  public init?(decoding bytes: [UInt8], textCount: Int) {
    self.init()
    var reader = HistoryReader(bytes)
    guard let doneCount = reader.number(), let undoneCount = reader.number(),
      let done = reader.steps(doneCount, from: textCount),
      let undone = reader.steps(undoneCount, from: textCount), reader.isAtEnd
    else { return nil }
    var history = History()
    history.done = StepStack(done.reversed())
    history.undone = StepStack(undone.reversed())
    takeEarlier(history)
  }
}

extension UserEvent {
  /// Numbers in files: none is ever given another meaning.
  private static let numbers: [UserEvent] = [
    .other, .typing, .deleteBackward, .deleteForward, .paste, .cut, .format, .inputRule, .select,
    .undo, .redo, .external, .acrossFiles,
  ]

  fileprivate var number: Int { Self.numbers.firstIndex(of: self) ?? 0 }

  fileprivate init(number: Int) {
    self = Self.numbers.indices.contains(number) ? Self.numbers[number] : .other
  }
}

/// Makes bytes of steps.
private struct HistoryWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative, its low bits first.
  mutating func write(_ number: Int) {
    var rest = UInt(number.magnitude)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ step: History.Step) {
    write(step.event.number)
    write(step.transaction.edits.count)
    var end = 0
    for edit in step.transaction.edits {
      write(edit.range.lowerBound - end)
      write(edit.range.count)
      write(edit.text.count)
      edit.text.forEachChunk(in: 0..<edit.text.count) { chunk in
        bytes.append(contentsOf: chunk)
        return true
      }
      end = edit.range.upperBound
    }
    write(step.selectionThere)
  }

  private mutating func write(_ selection: Selection) {
    write(selection.ranges.count)
    write(selection.mainIndex)
    for range in selection.ranges {
      write(range.anchor)
      write(range.head)
      write(range.affinity == .upstream ? 0 : 1)
    }
  }
}

/// Takes the same apart again. Nothing it is given makes it trap.
private struct HistoryReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { next == bytes.count }

  mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, through: 49, by: 7) {
      guard next < bytes.count else { return nil }
      let byte = bytes[next]
      next += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  private mutating func number(upTo limit: Int) -> Int? {
    number().flatMap { $0 <= limit ? $0 : nil }
  }

  /// Steps, each of which starts from the text to which the one before it leads.
  mutating func steps(_ count: Int, from length: Int) -> [History.Step]? {
    var steps: [History.Step] = []
    var length = length
    guard count <= bytes.count else { return nil }
    for _ in 0..<count {
      guard let step = step(from: length) else { return nil }
      length += step.transaction.growth
      steps.append(step)
    }
    return steps
  }

  private mutating func step(from length: Int) -> History.Step? {
    guard let event = number(), let count = number(upTo: bytes.count) else { return nil }
    var edits: [Edit] = []
    var end = 0
    for _ in 0..<count {
      guard let edit = edit(from: end, length) else { return nil }
      end = edit.range.upperBound
      edits.append(edit)
    }
    let growth = edits.reduce(0) { $0 + $1.growth }
    guard let selection = selection(upTo: length + growth) else { return nil }
    let transaction = Transaction(edits, event: UserEvent(number: event))
    return History.Step(transaction, selectionThere: selection)
  }

  private mutating func edit(from end: Int, _ length: Int) -> Edit? {
    guard let gap = number(upTo: length - end), let removed = number(upTo: length - end - gap),
      let count = number(), count <= bytes.count - next
    else { return nil }
    defer { next += count }
    let start = end + gap
    return Edit(start..<(start + removed), bytes: Array(bytes[next..<(next + count)]))
  }

  /// A selection in the text that a step leads to.
  private mutating func selection(upTo length: Int) -> Selection? {
    guard let count = number(upTo: bytes.count), let main = number(), main < count else {
      return nil
    }
    var ranges: [SelectionRange] = []
    for _ in 0..<count {
      guard let anchor = number(upTo: length), let head = number(upTo: length),
        let side = number(upTo: 1)
      else { return nil }
      ranges.append(
        SelectionRange(
          anchor: anchor, head: head, affinity: side == 0 ? .upstream : .downstream))
    }
    return Selection(ranges, mainIndex: main)
  }
}
