import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// A rename over many files that is killed at each of its system calls in turn.
///
/// After each the next start finds all files as they were, or all as they are to be, or a step that is finished, or
/// undone, to the byte.
@Suite struct KilledStepTests {
  private static let names = (0..<6).map { "Note \($0).md" }
  private static let probe = Command.buildFolder + "/BubblepadSaveProbe"

  private static func text(_ name: String, of title: String) -> String {
    "# \(name)\n\nSee [[\(title)]] and [t](\(title).md).\n"
  }

  /// A notebook with a note and others that link to it.
  private struct Stage {
    let folder = TemporaryFolder()
    var notebook: String { folder("notes") }
    var places: NotebookPlaces {
      NotebookPlaces(stateFolder: folder("state"), dataHome: folder("state"))
    }

    init() {
      mkdir(notebook, 0o700)
      for name in names + ["Hub.md"] {
        folder.write("notes/" + name, KilledStepTests.text(name, of: "Hub"))
      }
    }

    /// Whether all files are those of a title.
    func isWhole(_ title: String, besides other: String) -> Bool {
      readText(notebook + "/\(other).md") == nil
        && readText(notebook + "/\(title).md") == KilledStepTests.text("Hub.md", of: title)
        && names.allSatisfy {
          readText(notebook + "/" + $0) == KilledStepTests.text($0, of: title)
        }
    }
  }

  private struct Step: Hashable {
    let call: String
    let number: Int
  }

  /// The calls of a run between its marks, each with its number among its kind in its thread.
  private func steps(_ strace: String) -> [Step] {
    let stage = Stage()
    let log = stage.folder("log")
    guard
      Command(strace, ["-f", "-o", log] + words(for: stage))?.status == 0,
      stage.isWhole("Nave", besides: "Hub")
    else { return [] }
    var counts: [Step: Int] = [:]
    var steps: Set<Step> = []
    var isInside = false
    for line in (readText(log) ?? "").split(separator: "\n") {
      guard let space = line.firstIndex(of: " "), let thread = Int(line[..<space]),
        let end = line.firstIndex(of: "(")
      else { continue }
      let call = String(line[space..<end].drop { $0 == " " })
      guard call.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
      counts[Step(call: call, number: thread), default: 0] += 1
      if line.contains("/save-begins") {
        isInside = true
      } else if line.contains("/save-ends") {
        isInside = false
      } else if isInside, !BrokenSaveTests.isMemory(call), call != "rseq", call != "exit" {
        steps.insert(
          Step(call: call, number: counts[Step(call: call, number: thread)] ?? 0))
      }
    }
    return steps.sorted { ($0.call, $0.number) < ($1.call, $1.number) }
  }

  private func words(for stage: Stage) -> [String] {
    [Self.probe, "rename", stage.notebook, stage.notebook + "/Hub.md", stage.folder("state")]
  }

  @Test func allIsAsItWasOrAsItIsToBe() throws {
    guard let strace = Command.find("strace"),
      Command(strace, ["-o", "/dev/null", "/bin/true"])?.status == 0
    else {
      print("strace is not there or may not trace: not tested")
      return
    }
    let steps = steps(strace)
    #expect(steps.contains { $0.call.hasPrefix("rename") })
    #expect(steps.contains { $0.call == "fsync" })
    var (halves, killed) = (0, 0)
    for (index, step) in steps.enumerated() {
      let stage = Stage()
      let run = Command(
        strace,
        [
          "-f", "-o", "/dev/null", "-e", "trace=\(step.call)", "-e",
          "inject=\(step.call):signal=SIGKILL:when=\(step.number)",
        ] + words(for: stage))
      if try #require(run).status < 0 { killed += 1 }
      if try resume(stage, finishes: index.isMultiple(of: 2)) { halves += 1 }
      let isOld = stage.isWhole("Hub", besides: "Nave")
      #expect(isOld || stage.isWhole("Nave", besides: "Hub"), "\(step.call) \(step.number)")
      let left = (Folder.names(in: stage.notebook) ?? []).filter { $0.hasPrefix(".") }
      #expect(left.isEmpty, "\(step.call) \(step.number): \(left)")
    }
    print("\(steps.count) calls, \(killed) killed, \(halves) in the middle")
    #expect(killed > steps.count / 2 && halves > 0)
  }

  /// Does what the next start does. Returns whether the step was in its middle.
  private func resume(_ stage: Stage, finishes: Bool) throws -> Bool {
    let steps = InterruptedStep.all(of: stage.notebook, in: stage.places)
    let bounds = NotebookBounds(folder: stage.notebook)
    for step in steps {
      #expect(step.changedCount == 0)
      let changes = finishes ? try step.moveOn() : step.done
      let outcome = FilesOutcome(
        writing: changes, within: bounds, backups: stage.places.backupFolder)
      #expect(outcome.left.isEmpty)
      if !finishes { try step.moveBack() }
      step.forget()
    }
    return !steps.isEmpty
  }
}
