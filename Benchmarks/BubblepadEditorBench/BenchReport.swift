/// The figures as a table of text, with how they stand to vim and nano.
struct BenchReport {
  let settings: BenchSettings
  let figures: [(name: String, figures: EditorFigures)]

  private struct Column: Sendable {
    let title: String
    let width: Int
    let value: @Sendable (EditorFigures) -> Int?
    let scale: Int
    var isRatio = true
  }

  private static let columns: [Column] = [
    Column(title: "paint ms", width: 9, value: { $0.paints.percentile(50) }, scale: 1_000_000),
    Column(title: "key p50 µs", width: 11, value: { $0.keys.percentile(50) }, scale: 1000),
    Column(title: "key p99 µs", width: 11, value: { $0.keys.percentile(99) }, scale: 1000),
    Column(title: "bytes/key", width: 10, value: { $0.keyBytes.percentile(50) }, scale: 1),
    Column(
      title: "insert µs", width: 10, value: { $0.insertions.percentile(50) }, scale: 1000),
    Column(
      title: "bytes", width: 6, value: { $0.insertionBytes.percentile(50) }, scale: 1),
    Column(title: "memory MB", width: 10, value: { $0.memory.percentile(50) }, scale: 1024),
    Column(
      title: "wakes/3 s", width: 10, value: { $0.wakeups.percentile(50) }, scale: 1,
      isRatio: false),
    Column(
      title: "rest CPU %", width: 11, value: { $0.restLoad.percentile(50) }, scale: 10,
      isRatio: false),
    Column(
      title: "rest B/s", width: 9, value: { $0.restBytes.percentile(50) }, scale: 1,
      isRatio: false),
  ]

  var text: String {
    var lines = [
      "\(settings.columns)×\(settings.rows), a note of \(settings.size) bytes, "
        + "\(settings.rounds) rounds of \(settings.keys) keys and \(settings.starts + 1) starts; "
        + "medians unless they say otherwise",
      "", row("", Self.columns.map { ($0.title, $0.width) }),
    ]
    for (name, figures) in figures {
      lines.append(
        row(name, Self.columns.map { (Self.decimal($0.value(figures), per: $0.scale), $0.width) }))
    }
    for peer in Editor.peers { lines += ratios(to: peer.name) }
    return (lines + checks).joined(separator: "\n") + "\n"
  }

  private func ratios(to peer: String) -> [String] {
    guard let base = figures.first(where: { $0.name == peer })?.figures else { return [] }
    let others = figures.filter { row in !Editor.peers.contains { $0.name == row.name } }
    guard !others.isEmpty else { return [] }
    return ["", "× \(peer)"]
      + others.map { name, figures in
        row(
          name,
          Self.columns.map { column in
            guard column.isRatio, let ours = column.value(figures), let theirs = column.value(base),
              theirs > 0
            else { return ("", column.width) }
            return (Self.decimal(ours * 100 / theirs, per: 100, places: 2), column.width)
          })
      }
  }

  private var checks: [String] {
    figures.flatMap { name, figures -> [String] in
      var lines: [String] = []
      if figures.unanswered > 0 {
        lines.append("\(name): \(figures.unanswered) keys had no answer")
      }
      if figures.saved < figures.rounds {
        lines.append("\(name): saved in \(figures.saved) of \(figures.rounds) rounds")
      }
      return lines
    }
  }

  /// A line of a table with columns of one width.
  static func row(_ name: String, _ cells: [String]) -> String {
    name.padded(to: 18) + cells.map { $0.padded(to: -11) }.joined()
  }

  private func row(_ name: String, _ cells: [(String, Int)]) -> String {
    name.padded(to: 18) + cells.map { $0.0.padded(to: -$0.1) }.joined()
  }

  static func decimal(_ value: Int?, per scale: Int, places: Int = 1) -> String {
    guard let value else { return "–" }
    if scale == 1 { return "\(value)" }
    let unit = places == 2 ? 100 : 10
    let scaled = (value * unit + scale / 2) / scale
    let fraction = String(scaled % unit)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(scaled / unit).\(zeros)\(fraction)"
  }
}

extension [Int] {
  /// The value below which `percent` of them lie.
  func percentile(_ percent: Int) -> Int? {
    guard !isEmpty else { return nil }
    return sorted()[Swift.min(count - 1, count * percent / 100)]
  }
}

extension String {
  /// Filled with spaces at the end, or at the start for a negative width.
  fileprivate func padded(to width: Int) -> String {
    let space = String(repeating: " ", count: Swift.max(0, abs(width) - count))
    return width < 0 ? space + self : self + space
  }
}
