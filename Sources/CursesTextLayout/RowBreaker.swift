import CursesCore

/// Lays out one row at a time, from a known start.
struct RowBreaker {
  let style: ParagraphStyle
  let room: Int
  let indent: Int
  private let scanner: ClusterScanner
  private var bytes: UnsafeBufferPointer<UInt8> { scanner.bytes }

  init(_ bytes: UnsafeBufferPointer<UInt8>, style: ParagraphStyle, isFirst: Bool) {
    self.style = style
    room = style.room(isFirst: isFirst)
    indent = style.indent(isFirst: isFirst)
    scanner = ClusterScanner(bytes, widths: style.widths)
  }

  /// A place where the row may end.
  private struct Candidate {
    var offset: Int
    var column: Int
    var isInAddress: Bool
    var isPlain: Bool
  }

  /// What is known of the row while it grows.
  private struct Growth {
    var start: Int
    var offset: Int
    var column = 0
    var isPlain = true
    var context = BreakContext()
    var candidate: Candidate?
  }

  /// The row that starts at `start`.
  ///
  /// It is one loop on purpose: this is where the time of layout goes.
  func row(from start: Int, startsInAddress: Bool) -> (Row, goesOnInAddress: Bool) {
    if let whole = plainRest(from: start, startsInAddress) { return (whole, false) }
    var growth = Growth(start: start, offset: start)
    growth.context.isInAddress = startsInAddress
    // An address goes on: what begins the row is not the start of a word.
    if startsInAddress { growth.context.last = .letter }
    while growth.offset < bytes.count {
      takePlainLetters(&growth)
      guard growth.offset < bytes.count else { break }
      let cluster = scanner.cluster(at: growth.offset)
      if cluster.kind == .lineEnd {
        growth.offset += cluster.length
        return (
          row(growth, startsInAddress, end: .line(bytes: cluster.length)), goesOnInAddress: false
        )
      }
      let width = cluster.width > 0 ? cluster.width : tabWidth(at: growth.column)
      noteCandidate(&growth, before: cluster.kind)
      if isFull(growth, adding: width, kind: cluster.kind) {
        return wrapped(growth, startsInAddress)
      }
      if !scanner.isPlain(at: growth.offset) { growth.isPlain = false }
      growth.column += width
      growth.offset += cluster.length
      growth.context.append(cluster.kind)
      noteAddress(&growth)
    }
    return (row(growth, startsInAddress, end: .paragraph), goesOnInAddress: false)
  }

  /// The row of all that is left where that is ASCII without controls, and there is room for it.
  private func plainRest(from start: Int, _ startsInAddress: Bool) -> Row? {
    let count = bytes.count - start
    guard count <= room else { return nil }
    for offset in start..<bytes.count where bytes[offset] < 0x20 || bytes[offset] >= 0x7F {
      return nil
    }
    return Row(
      range: start..<bytes.count, indent: indent, columns: count, end: .paragraph,
      startsInAddress: startsInAddress, isPlain: true)
  }

  /// Runs over ASCII letters inside a word: no break can lie there.
  @inline(__always)
  private func takePlainLetters(_ growth: inout Growth) {
    guard growth.context.last == .letter else { return }
    let limit = min(bytes.count - 1, growth.offset + room - growth.column)
    var offset = growth.offset
    while offset < limit, bytes[offset] | 0x20 >= 0x61, bytes[offset] | 0x20 <= 0x7A,
      bytes[offset + 1] < 0x80
    {
      offset += 1
    }
    guard offset > growth.offset else { return }
    growth.column += offset - growth.offset
    growth.offset = offset
    growth.context.beforeLast = .letter
  }

  private func tabWidth(at column: Int) -> Int {
    let stop = max(1, style.tabWidth)
    return stop - column % stop
  }

  @inline(__always)
  private func noteCandidate(_ growth: inout Growth, before kind: BreakClass) {
    guard style.wrapping != .characters, growth.offset > growth.start,
      growth.context.allowsBreak(before: kind)
    else { return }
    growth.candidate = Candidate(
      offset: growth.offset, column: growth.column, isInAddress: growth.context.isInAddress,
      isPlain: growth.isPlain)
  }

  /// Whether the row is over before a cluster. The first cluster always has a place; spaces hang over
  /// the end, though not for ever.
  @inline(__always)
  private func isFull(_ growth: Growth, adding width: Int, kind: BreakClass) -> Bool {
    guard growth.column + width > room, growth.offset > growth.start else { return false }
    let hangs = kind == .space && style.wrapping == .words
    return !hangs || growth.offset - growth.start > ParagraphStyle.longestRow
  }

  private func wrapped(_ growth: Growth, _ startsInAddress: Bool) -> (Row, goesOnInAddress: Bool) {
    var growth = growth
    if let candidate = growth.candidate {
      growth.offset = candidate.offset
      growth.column = candidate.column
      growth.context.isInAddress = candidate.isInAddress
      growth.isPlain = candidate.isPlain
    }
    return (
      row(growth, startsInAddress, end: .wrap), goesOnInAddress: growth.context.isInAddress
    )
  }

  private func row(_ growth: Growth, _ startsInAddress: Bool, end: Row.End) -> Row {
    Row(
      range: growth.start..<growth.offset, indent: indent,
      columns: min(growth.column, max(room, firstWidth(growth))),
      end: end, startsInAddress: startsInAddress, isPlain: growth.isPlain)
  }

  /// A row too narrow for its only cluster is as wide as that cluster.
  private func firstWidth(_ growth: Growth) -> Int { room == 1 ? min(growth.column, 2) : 0 }

  /// Notes that an address has begun: after `://` or `www.`.
  @inline(__always)
  private func noteAddress(_ growth: inout Growth) {
    guard !growth.context.isInAddress, growth.offset >= 3 else { return }
    let offset = growth.offset
    switch growth.context.last {
    case .slash:
      growth.context.isInAddress = bytes[offset - 2] == 0x2F && bytes[offset - 3] == 0x3A
    case .mark where offset >= 4:
      growth.context.isInAddress =
        bytes[offset - 1] == 0x2E && bytes[offset - 2] | 0x20 == 0x77
        && bytes[offset - 3] | 0x20 == 0x77 && bytes[offset - 4] | 0x20 == 0x77
    default: break
    }
  }
}
