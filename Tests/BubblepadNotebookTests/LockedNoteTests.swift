import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

@Suite struct LockedNoteTests {
  let passphrase = SecretBytes(copying: Array("flower stall käse".utf8))

  func random(_ count: Int) -> SourceText {
    var generator = SeededGenerator(seed: UInt64(count))
    return SourceText(bytes: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000], [false, true])
  func textsOfAllSizesComeBack(count: Int, isArmored: Bool) throws {
    let text = random(count)
    let file = try LockedNote.lock(text, passphrase: passphrase, work: 5, isArmored: isArmored)
    #expect(LockedNote.isLocked(file))
    #expect(LockedNote.isArmored(file) == isArmored)
    #expect(try LockedNote.open(file, passphrase: passphrase) == text)
  }

  @Test func everyLockIsNew() throws {
    let first = try LockedNote.lock(random(10), passphrase: passphrase, work: 5)
    let second = try LockedNote.lock(random(10), passphrase: passphrase, work: 5)
    #expect(first != second)
    let salts = try [first, second].map { try AgeHeader.parse($0.bytes).header.stanzas[0] }
    #expect(salts[0].arguments[1] != salts[1].arguments[1])
    #expect(salts[0].body != salts[1].body)
  }

  @Test func aWrongPassphraseIsSaidInWords() throws {
    let file = try LockedNote.lock(random(10), passphrase: passphrase, work: 5)
    for wrong in ["", "Flower stall käse", "flower stall käse "] {
      let error = #expect(throws: LockedNoteError.self) {
        try LockedNote.open(file, passphrase: SecretBytes(copying: Array(wrong.utf8)))
      }
      #expect(error == .wrongPassphrase)
      #expect(error?.message == "That passphrase does not open this note.")
    }
  }

  @Test func tooMuchWorkIsRefused() throws {
    #expect(throws: LockedNoteError.tooMuchWork(22)) {
      try LockedNote.lock(random(1), passphrase: passphrase, work: 22)
    }
  }

  /// A file of another program that says 4 GB is refused before the first byte of them is taken.
  @Test func aFileThatSaysTooMuchWorkIsRefused() throws {
    let text = try LockedNote.lock(random(1), passphrase: passphrase, work: 5).bytes
    let line = try #require(text.firstRange(of: Array(" 5\n".utf8)))
    let file = SourceText(
      bytes: text[..<line.lowerBound] + Array(" 22\n".utf8) + text[line.upperBound...])
    #expect(throws: LockedNoteError.tooMuchWork(22)) {
      try LockedNote.open(file, passphrase: passphrase)
    }
  }

  @Test func workThatTakesTooMuchMemoryIsRefused() throws {
    try ScryptMemory.check(work: 18, free: 0)
    try ScryptMemory.check(work: 20, free: 0)
    try ScryptMemory.check(work: 21, free: 8 << 30)
    let error = LockedNoteError.tooMuchMemory(needed: 2048, free: 1536)
    #expect(throws: error) { try ScryptMemory.check(work: 21, free: 6 << 30) }
    #expect(
      error.message.hasPrefix("This note takes 2 GB of memory to open, and 1 GB can be spared."))
    #expect(try #require(ScryptMemory.available()) > 1 << 20)
  }

  /// No changed or shortened file gives a text, and none ends the program.
  @Test func damagedFilesGiveErrors() throws {
    let file = try LockedNote.lock(random(300), passphrase: passphrase, work: 2).bytes
    var generator = SeededGenerator(seed: 3)
    for count in 0..<file.count {
      #expect(throws: LockedNoteError.self) {
        try LockedNote.open(SourceText(bytes: Array(file[..<count])), passphrase: passphrase)
      }
    }
    for place in file.indices {
      var damaged = file
      damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      #expect(throws: LockedNoteError.self) {
        try LockedNote.open(
          SourceText(bytes: damaged), passphrase: passphrase, maximumWork: 8)
      }
    }
  }

  @Test func filesForKeysAreToldApart() {
    let file =
      "age-encryption.org/v1\n-> X25519 abc\n\(String(repeating: "A", count: 43))\n--- "
      + String(repeating: "A", count: 43) + "\n"
    #expect(throws: LockedNoteError.lockedForKey) {
      try LockedNote.open(SourceText(file), passphrase: passphrase)
    }
    #expect(throws: LockedNoteError.notLocked) {
      try LockedNote.open(SourceText("# Groceries\n"), passphrase: passphrase)
    }
  }

  @Test func phasesAreReportedAndNothingBlocks() async throws {
    let phases = Phases()
    let file = try await LockedNote.lock(random(100), passphrase: passphrase, work: 10) {
      phases.add($0)
    }
    let text = try await LockedNote.open(file, passphrase: passphrase) { phases.add($0) }
    #expect(text == random(100))
    #expect(phases.names == ["derive", "lock", "derive", "open"])
  }

  /// The work is held up in its first phase until the cancelled call has answered.
  @Test func cancellingAnswersWhileTheWorkGoesOn() async throws {
    let passphrase = passphrase
    let text = random(10)
    let phases = Phases()
    let gate = Gate()
    let (started, signal) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await LockedNote.lock(text, passphrase: passphrase, work: 4) { phase in
        phases.add(phase)
        signal.yield()
        gate.wait()
      }
    }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: LockedNoteError.cancelled) { try await task.value }
    #expect(phases.names == ["derive"])
    gate.open()
  }

  final class Gate: @unchecked Sendable {
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    init() { sem_init(semaphore, 0, 0) }
    func wait() { sem_wait(semaphore) }
    func open() { sem_post(semaphore) }
  }

  final class Phases: @unchecked Sendable {
    private var list: [String] = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    init() { pthread_mutex_init(lock, nil) }
    deinit { lock.deallocate() }

    var names: [String] { list }

    func add(_ phase: LockPhase) {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      switch phase {
      case .derivingKey: list.append("derive")
      case .opening: list.append("open")
      case .locking: list.append("lock")
      }
    }
  }
}

@Suite struct Base64Tests {
  @Test(arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg")])
  func knownValues(plain: String, letters: String) {
    #expect(Base64.encode(Array(plain.utf8)) == Array(letters.utf8))
    #expect(Base64.decode(Array(letters.utf8)) == Array(plain.utf8))
  }

  @Test(arguments: ["Z", "Zh", "Zm9=", "Zm 9", "Zm8\n", "Zm9vY", "Zm-_"])
  func otherSpellingsAreRefused(letters: String) {
    #expect(Base64.decode(Array(letters.utf8)) == nil)
  }
}
