import BubblepadRandomEvents

/// What has come of the runs, for each kind of terminal.
struct Tally {
  private struct Line {
    var runs = 0
    var count = EventCount()
    var traps = 0
    var hangs = 0
    var screens = 0
    /// Runs in which many events together took longer than they may, and none of them by itself.
    var slow = 0
    /// Screens that differed by what goes by itself, such as a message.
    var passing = 0
    /// Hangs that did not come again.
    var once = 0
    var others = 0
  }

  private var lines: [String: Line] = [:]

  var count: EventCount { lines.values.reduce(into: EventCount()) { $0 += $1.count } }
  var runs: Int { lines.values.reduce(0) { $0 + $1.runs } }
  var failures: Int {
    lines.values.reduce(0) { $0 + $1.traps + $1.hangs + $1.screens + $1.others }
  }

  mutating func add(_ count: EventCount, on terminal: String) {
    lines[terminal, default: Line()].count += count
    lines[terminal, default: Line()].runs += 1
  }

  mutating func add(_ kind: RunFailure.Kind, on terminal: String) {
    switch kind {
    case .signalled: lines[terminal, default: Line()].traps += 1
    case .hanging: lines[terminal, default: Line()].hangs += 1
    case .screen: lines[terminal, default: Line()].screens += 1
    case .exited, .terminal: lines[terminal, default: Line()].others += 1
    }
  }

  mutating func addSlow(on terminal: String) { lines[terminal, default: Line()].slow += 1 }

  mutating func addPassing(on terminal: String) { lines[terminal, default: Line()].passing += 1 }

  mutating func addUnrepeated(on terminal: String) { lines[terminal, default: Line()].once += 1 }

  /// A table, a line for each kind of terminal.
  var text: String {
    var sum = Line()
    var rows = [
      [
        "terminal", "runs", "events", "inputs", "traps", "hangs", "screens", "others", "once",
        "slow", "passing", "slowest",
      ]
    ]
    func row(_ name: String, _ line: Line) -> [String] {
      let numbers = [
        line.runs, line.count.events, line.count.inputs, line.traps, line.hangs, line.screens,
        line.others, line.once, line.slow, line.passing,
      ]
      let share = "\(Int((100 * line.count.slowest).rounded()))%"
      return [name] + numbers.map(String.init) + [share]
    }
    for (name, line) in lines.sorted(by: { $0.key < $1.key }) {
      rows.append(row(name, line))
      sum.runs += line.runs
      sum.count += line.count
      sum.traps += line.traps
      sum.hangs += line.hangs
      sum.screens += line.screens
      sum.once += line.once
      sum.others += line.others
      sum.slow += line.slow
      sum.passing += line.passing
    }
    rows.append(row("all", sum))
    return rows.map { row in
      row.enumerated().map { column, word in
        let blanks = String(repeating: " ", count: max(0, (column == 0 ? 16 : 10) - word.count))
        return column == 0 ? word + blanks : blanks + word
      }.joined()
    }.joined(separator: "\n")
  }
}
