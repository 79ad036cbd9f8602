import CursesSecrets
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// A note that is typed in and saved, locked or recovered by a process that is killed at each of its system
/// calls in turn: `strace` does it. Nothing that was typed is lost, and no plain text is left of what was
/// being locked.
@Suite struct KilledNoteTests {
  enum Task: String, CaseIterable { case note, lock, recover }

  static let old = "the old zebra\n"
  static let new = "the new zebra\n"
  static let passphrase = SecretBytes(copying: Array("open sesame".utf8))

  let strace = Command.find("strace")
  var probe: String { Command.buildFolder + "/BubblepadSaveProbe" }

  /// A folder with everything a run needs.
  struct Stage {
    let folder = TemporaryFolder()
    var note: String { folder("notes/note.md") }
    var places: NotebookPlaces {
      NotebookPlaces(stateFolder: folder("state"), dataHome: folder("state"))
    }

    init(_ task: Task, isLinked: Bool) throws {
      mkdir(folder("notes"), 0o700)
      folder.write("input", KilledNoteTests.new)
      writeFile(note, Array(KilledNoteTests.old.utf8))
      if isLinked { link(note, folder("notes/second.md")) }
      guard task == .recover else { return }
      let path = FilePath.resolved(note) ?? note
      let base = JournalBase(
        path: path, stamp: FileStamp(ofFileAt: path)!, text: SourceText(KilledNoteTests.old))
      let journal = try Journal(in: places.recoveryFolder, base: base)
      journal.append(4..<7, inserted: Array("new".utf8))
      try journal.flush()
      journal.abandon()
    }

    /// The paths below a folder whose files hold a word.
    func files(containing word: String, in path: String) -> [String] {
      (Folder.names(in: path) ?? []).flatMap { name -> [String] in
        let below = FilePath.join(path, name)
        if status(below).st_mode & S_IFMT == S_IFDIR { return files(containing: word, in: below) }
        return readText(below)?.contains(word) == true ? [below] : []
      }
    }
  }

  /// The calls that a run makes between its marks, each with its number among its kind.
  private func steps(_ task: Task, isLinked: Bool) throws -> [(call: String, number: Int)] {
    let stage = try Stage(task, isLinked: isLinked)
    let log = stage.folder("log")
    guard let strace,
      let run = Command(
        strace,
        [
          "-f", "-o", log, probe, task.rawValue, stage.note, stage.folder("input"),
          stage.folder("state"),
        ]), run.status == 0
    else { return [] }
    var counts: [String: Int] = [:]
    var steps: [(call: String, number: Int)] = []
    var isInside = false
    for line in (readText(log) ?? "").split(separator: "\n") {
      // `4711 openat(…`; what is resumed has been counted.
      guard let word = line.split(separator: " ").dropFirst().first,
        let end = word.firstIndex(of: "("), word.first != "<"
      else { continue }
      let call = String(word[..<end])
      counts[call, default: 0] += 1
      if line.contains("/save-begins") { isInside = true }
      if line.contains("/save-ends") { isInside = false }
      if isInside, Self.changesFiles(call) { steps.append((call, counts[call] ?? 0)) }
    }
    return steps
  }

  /// Between two of these calls the disk does not change.
  private static func changesFiles(_ call: String) -> Bool {
    [
      "openat", "write", "pwrite64", "ftruncate", "rename", "renameat2", "unlink", "link", "fsync",
      "fdatasync", "fchmod", "mkdir", "fallocate",
    ].contains(call)
  }

  @Test(arguments: Task.allCases, [false, true])
  func nothingIsLost(task: Task, isLinked: Bool) throws {
    guard let strace, Command(strace, ["-o", "/dev/null", "/bin/true"])?.status == 0 else {
      print("strace is not there or may not trace: not tested")
      return
    }
    let steps = try steps(task, isLinked: isLinked)
    #expect(steps.contains { $0.call == "write" })
    for step in steps {
      let stage = try Stage(task, isLinked: isLinked)
      let run = Command(
        strace,
        [
          "-f", "-o", "/dev/null", "-e", "trace=\(step.call)", "-e",
          "inject=\(step.call):signal=SIGKILL:when=\(step.number)", probe, task.rawValue,
          stage.note, stage.folder("input"), stage.folder("state"),
        ])
      try judge(stage, task, try #require(run).status, "\(task) \(step.call) \(step.number)")
    }
    print("\(task), \(isLinked ? "two names" : "one name"): killed at \(steps.count) calls")
  }

  private func judge(_ stage: Stage, _ task: Task, _ status: Int32, _ what: String) throws {
    // What the next start does.
    for copy in InterruptedSaves.copies(stage.places) {
      try copy.restore(backupFolder: stage.places.backupFolder)
    }
    let found = RecoverableNote.scan(stage.places)
    let swept = InterruptedSaves(
      notebook: stage.folder("notes"), folders: [], stage.places)
    #expect(swept.kept.isEmpty, "\(what)")
    let hidden = (Folder.names(in: stage.folder("notes")) ?? []).filter { $0.hasPrefix(".") }
    #expect(hidden.isEmpty, "left: \(what)")

    let file = try #require(try? SafeFile.load(stage.note).text)
    let isLocked = LockedNote.isLocked(file)
    let text = isLocked ? try LockedNote.open(file, passphrase: Self.passphrase) : file
    #expect([Self.old, Self.new].contains(text.string), "half: \(what)")
    let offered = try found.compactMap { found in
      try found.text(passphrase: found.isLocked ? Self.passphrase : nil)?.text.string
    }
    if task == .recover {
      #expect(offered.contains(Self.new), "lost: \(what)")
      return
    }
    // What was typed was on the disk before the first byte of the note changed; before that second it was in
    // no file, as when it is typed less than a second before.
    #expect(offered.allSatisfy { $0 == Self.new }, "\(what)")
    if text.string == Self.new { #expect(offered.isEmpty, "offered although saved: \(what)") }
    if isLocked {
      let plain = stage.files(containing: "zebra", in: stage.folder("notes"))
      #expect(plain.isEmpty, "plain text left: \(what)")
      #expect(stage.files(containing: "zebra", in: stage.folder("state")).isEmpty, "\(what)")
    }
  }
}
