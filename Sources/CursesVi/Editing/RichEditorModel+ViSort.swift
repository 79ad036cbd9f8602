import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// `:sort` and `:put`.
extension ViKeys {
  /// `:sort`: puts lines in order, by their text or by the first number in them.
  func sort(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    var places = places
    if command.from == nil, !command.isWhole {
      while document.readOn() {}
      places = RichPlace(block: 0, paragraph: 0, visible: 0)...viText.lastLine
    }
    guard let order = ViOrder(command) else {
      effect.message = "Write :sort, with i, n or u after it, or :sort! for reverse order."
      return
    }
    let text = viText
    let lines = text.lines(from: places.lowerBound, upTo: places.upperBound)
    let keys = lines.map { text.line($0).paragraph.string }
    let sorted = order.sorted(keys)
    if sorted.indices.contains(where: { sorted[$0] != $0 }) {
      let outcome = LineOrder(document: document).reorderLines(lines, sorted, tick: tick)
      if case .refused(let reason) = outcome {
        effect.message = reason
        return
      }
    }
    if order.isUnique { removeTwins(of: lines[0], count: lines.count, order, &effect, tick: tick) }
    putViCaret(onFirstNonBlank(document.existing(places.lowerBound)))
  }

  /// Deletes lines that say the same as the one before.
  private func removeTwins(
    of first: RichPlace, count: Int, _ order: ViOrder, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let text = viText
    var places = [text.line(document.existing(first)).start]
    while places.count < count, let next = text.lineAfter(places[places.count - 1]) {
      places.append(next)
    }
    let keys = places.map { text.line($0).paragraph.string }
    let offsets = places.map { viOffset($0) }
    for index in places.indices.dropFirst().reversed()
    where order.isSame(keys[index - 1], keys[index]) {
      guard !stopsVi() else {
        effect.message = "Stopped before all lines were compared."
        return
      }
      putViCaret(document.place(at: offsets[index]))
      if case .refused(let reason) = document.perform(.deleteParagraphs, tick: tick) {
        effect.message = reason
        return
      }
    }
  }

  /// `:put`: what a register holds as lines below another; below line 0 is above all.
  func putBelow(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    let name = command.rest.first
    guard let clip = viClip(name) else {
      effect.message = name.map { "The register \($0) is empty." } ?? "Nothing has been yanked yet."
      return
    }
    let isAbove = command.isForced || command.upTo?.base == .line(0) && command.upTo?.offset == 0
    putViCaret(viText.line(places.upperBound).start)
    var lines: RichLines?
    if case .lines(let whole) = clip.shape { lines = whole }
    putLines(lines, clip, count: 1, isAfter: !isAbove, &effect, tick: tick)
  }
}

/// How `:sort` compares lines.
struct ViOrder: Hashable, Sendable {
  var ignoresCase = false
  var isByNumber = false
  /// Whether of lines that are the same one is kept.
  var isUnique = false
  var isReversed = false

  /// Reads what stands behind the name; nil where there is something else.
  init?(_ command: ViExCommand) {
    isReversed = command.isForced
    for flag in command.rest {
      switch flag {
      case "i": ignoresCase = true
      case "n": isByNumber = true
      case "u": isUnique = true
      case " ": break
      default: return nil
      }
    }
  }

  /// The lines in order, by their index; those that are equal stay as they were.
  func sorted(_ lines: [String]) -> [Int] {
    let keys = lines.map(key)
    let order = lines.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left] < keys[right]
    }
    guard isReversed else { return order }
    return lines.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[right] < keys[left]
    }
  }

  func isSame(_ left: String, _ right: String) -> Bool { key(left) == key(right) }

  private func key(_ line: String) -> Key {
    let text = ignoresCase ? line.lowercased() : line
    guard isByNumber else { return Key(number: nil, text: text) }
    let bytes = Array(line.utf8)
    let number = ViNumber.range(in: bytes, at: 0).flatMap {
      Int(String(decoding: bytes[$0], as: UTF8.self))
    }
    return Key(number: number, text: "")
  }

  /// Lines without a number come first.
  private struct Key: Comparable {
    var number: Int?
    var text: String

    static func < (left: Key, right: Key) -> Bool {
      if left.number != right.number { return (left.number ?? .min) < (right.number ?? .min) }
      return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
  }
}
