/// What was measured with a notebook as a list, with the goals for 10,000 notes of 2 KB beside.
struct NotebookReport {
  let figures: NotebookFigures
  let rounds: Int

  private struct Line {
    let name: String
    let values: [Int]
    let scale: Int
    let unit: String
    var goal: String?
  }

  private var lines: [Line] {
    [
      Line(name: "start, a file alone", values: figures.alone, scale: 1_000_000, unit: "ms"),
      Line(name: "the first start in it", values: figures.first, scale: 1_000_000, unit: "ms"),
      Line(
        name: "each other start in it", values: figures.inNotebook, scale: 1_000_000, unit: "ms",
        goal: "the same"),
      Line(
        name: "list has all notes", values: figures.lists, scale: 1_000_000, unit: "ms", goal: "100"
      ),
      Line(name: "letter of a search", values: figures.echoes, scale: 1_000_000, unit: "ms"),
      Line(
        name: "what it finds", values: figures.keys, scale: 1_000_000, unit: "ms", goal: "20"),
      Line(name: "  work, with the note", values: figures.keyWork, scale: 1_000_000, unit: "ms"),
      Line(
        name: "memory after searches", values: figures.memory, scale: 1000, unit: "MB", goal: "60"),
      Line(name: "  of it its own", values: figures.privateMemory, scale: 1000, unit: "MB"),
      Line(name: "  the most ever", values: figures.peakMemory, scale: 1000, unit: "MB"),
    ]
  }

  var text: String {
    let head = "the app with this notebook, \(rounds) rounds; goals in brackets for 10,000 notes\n"
    return head
      + lines.map { line in
        let (median, most) = (line.values.percentile(50), line.values.max())
        return BenchReport.row(
          line.name.filled(to: 24),
          [
            "median", BenchReport.decimal(median, per: line.scale), "most",
            BenchReport.decimal(most, per: line.scale), line.unit,
          ]) + (line.goal.map { " [\($0)]" } ?? "")
      }.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
