import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// A save that is killed, or told that the disk is full or broken, at each of its system calls in turn.
///
/// `strace` does the breaking. A first run lists the calls between two marks; then each is broken once
/// with each fault. After every run the file must be the old or the new text, whole, or a complete
/// copy of the old text must be found as a leftover.
@Suite struct BrokenSaveTests {
  enum Shape: String, CaseIterable { case new, exchanged, inPlace }

  static let faults = ["signal=SIGKILL", "error=ENOSPC", "error=EIO"]
  static let old = String(repeating: "old text\n", count: 32_000)
  static let new = String(repeating: "the new text\n", count: 40_000)

  let strace = Command.find("strace")
  var probe: String { Command.buildFolder + "/BubblepadSaveProbe" }

  /// A folder with everything a run needs.
  struct Stage {
    let folder = TemporaryFolder()
    var note: String { folder("note.md") }
    var state: String { folder("state") }
    var backups: String { folder("state/backups") }

    init(_ shape: Shape) {
      folder.write("input", BrokenSaveTests.new)
      if shape != .new { folder.write("note.md", BrokenSaveTests.old) }
      if shape == .inPlace { link(note, folder("second.md")) }
    }
  }

  struct Step: Hashable {
    let call: String
    let number: Int
  }

  /// The calls between the marks, each with its number among its kind since the program began.
  func steps(_ shape: Shape) -> [Step] {
    let stage = Stage(shape)
    let log = stage.folder("log")
    guard let strace,
      let run = Command(
        strace, ["-o", log, probe, "save", stage.note, stage.folder("input"), stage.state]),
      run.status == 0
    else { return [] }
    var counts: [String: Int] = [:]
    var steps: [Step] = []
    var isInside = false
    for line in (readText(log) ?? "").split(separator: "\n") {
      guard let end = line.firstIndex(of: "(") else { continue }
      let call = String(line[..<end])
      counts[call, default: 0] += 1
      if line.contains("/save-begins") {
        isInside = true
      } else if line.contains("/save-ends") {
        isInside = false
      } else if isInside, !Self.isMemory(call) {
        steps.append(Step(call: call, number: counts[call] ?? 0))
      }
    }
    return steps
  }

  static func isMemory(_ call: String) -> Bool {
    ["mmap", "munmap", "brk", "mprotect", "madvise", "futex", "getrandom", "mremap"].contains(call)
  }

  @Test(arguments: Shape.allCases)
  func oldOrNewIsWhole(shape: Shape) throws {
    guard let strace, Command(strace, ["-o", "/dev/null", "/bin/true"])?.status == 0 else {
      print("strace is not there or may not trace: not tested")
      return
    }
    let steps = steps(shape)
    #expect(steps.contains { $0.call == "fsync" })
    #expect(steps.contains { $0.call == "write" })
    var saved = 0
    for fault in Self.faults {
      for step in steps {
        let stage = Stage(shape)
        let run = Command(
          strace,
          [
            "-o", "/dev/null", "-e", "trace=\(step.call)", "-e",
            "inject=\(step.call):\(fault):when=\(step.number)", probe, "save", stage.note,
            stage.folder("input"), stage.state,
          ])
        let status = try #require(run).status
        if status == 0 { saved += 1 }
        judge(stage, shape, status, "\(shape) \(fault) \(step.call) \(step.number)")
      }
    }
    // Faults at calls that a save can do without: closing, looking at attributes, removing.
    print("\(shape): \(steps.count) calls, \(steps.count * 3) runs, \(saved) saved all the same")
    #expect(saved < steps.count * 2)
  }

  private func judge(_ stage: Stage, _ shape: Shape, _ status: Int32, _ what: String) {
    let text = readText(stage.note)
    let isOld = shape == .new ? text == nil : text == Self.old
    let isNew = text == Self.new
    if status == 0 {
      #expect(isNew, "said to be saved: \(what)")
      return
    }
    if status > 0 {
      // An error that is reported has changed nothing.
      #expect(isOld, "failed, but not undone: \(what)")
      return
    }
    if isOld || isNew { return }
    let copies = SafeFile.leftovers(inBackupFolder: stage.backups).filter { !$0.isRedundant }
    #expect(shape == .inPlace, "half written: \(what)")
    #expect((try? copies.first?.text()) == SourceText(Self.old), "no whole text: \(what)")
  }
}
