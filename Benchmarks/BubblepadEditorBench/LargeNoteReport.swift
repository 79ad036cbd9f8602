/// Opens notes of growing size in each editor and tells whether their size is felt.
struct LargeNoteBench {
  let settings: BenchSettings
  let editors: [Editor]
  let folder: String

  /// The sizes that are measured, in bytes.
  static let sizes = [10_000, 1_000_000, 10_000_000, 100_000_000]

  /// Measures all and returns the table; what fails is told by `report`.
  func run(report: (String) -> Void) -> String {
    var figures: [Int: [LargeNoteFigures]] = [:]
    var failed: Set<Int> = []
    for size in Self.sizes where size <= settings.largest {
      var row = [LargeNoteFigures](repeating: LargeNoteFigures(), count: editors.count)
      guard let note = LargeNote(size: size, in: folder) else {
        report("there is no room for a note of \(size) bytes\n")
        continue
      }
      for round in 0..<settings.rounds {
        for step in editors.indices {
          let index = (step + round) % editors.count
          // What cannot open a note will not open a larger one.
          guard !failed.contains(index) else { continue }
          let began = Clock.now
          defer {
            let seconds = (Clock.now - began) / 1_000_000_000
            report("\(editors[index].name), \(size) bytes: \(seconds) s\n")
          }
          let measurement = LargeNoteMeasurement(
            editor: editors[index], note: note, settings: settings, folder: folder)
          do {
            try measurement.round(size + round * editors.count + index, into: &row[index])
          } catch {
            failed.insert(index)
            report("\(editors[index].name), \(size) bytes: \(error)\n")
          }
        }
      }
      figures[size] = row
    }
    return table(figures)
  }

  private func table(_ figures: [Int: [LargeNoteFigures]]) -> String {
    var lines = [
      "notes of growing size, medians; rounds: \(settings.rounds); the paste is 1 MB",
      "",
      BenchReport.row(
        "",
        [
          "bytes", "paint ms", "start µs", "middle µs", "end µs", "jump ms", "200 pages",
          "paste ms",
          "memory MB",
        ]),
    ]
    for (index, editor) in editors.enumerated() {
      for size in Self.sizes {
        guard let row = figures[size]?[index] else { continue }
        let cells: [([Int], Int)] = [
          (row.paints, 1_000_000), (row.start, 1000), (row.middle, 1000), (row.end, 1000),
          (row.jumps, 1_000_000), (row.pages, 1_000_000), (row.pastes, 1_000_000),
          (row.memory, 1024),
        ]
        lines.append(
          BenchReport.row(
            editor.name,
            ["\(size)"] + cells.map { BenchReport.decimal($0.0.percentile(50), per: $0.1) }))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
