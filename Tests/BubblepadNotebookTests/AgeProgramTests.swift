import CursesSecrets
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

/// Files go both ways between the `age` program and here. It reads passphrases from a terminal only.
@Suite(.serialized) struct AgeProgramTests {
  let folder = TemporaryFolder()
  let passphrase = "pão de queijo 🧀"

  @Test(arguments: [0, 1, 65_536, 100_000], [false, true])
  func whatIsLockedHereOpensThere(count: Int, isArmored: Bool) throws {
    guard let age = Command.find("age") else {
      print("age is not installed: not tested")
      return
    }
    let text = SourceText(bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try LockedNote.lock(text, passphrase: secret, work: 10, isArmored: isArmored)
    folder.write("note.age", file.bytes)
    let status = Terminal.run(
      age, ["-d", "-o", folder("plain"), folder("note.age")], answers: [passphrase])
    #expect(status == 0)
    // age makes no file of an empty text.
    #expect(readFile(folder("plain")) ?? [] == text.bytes)
  }

  @Test(arguments: [false, true])
  func whatIsLockedThereOpensHere(isArmored: Bool) throws {
    guard let age = Command.find("age") else {
      print("age is not installed: not tested")
      return
    }
    let plain = folder.write("plain", String(repeating: "A note for age.\n", count: 5000))
    let options = (isArmored ? ["-a"] : []) + ["-p", "-o", folder("note.age"), plain]
    #expect(Terminal.run(age, options, answers: [passphrase, passphrase]) == 0)
    let file = try SafeFile.load(folder("note.age")).text
    #expect(LockedNote.isArmored(file) == isArmored)
    #expect(try LockedNote.open(file, passphrase: secret).bytes == readFile(plain))
  }

  var secret: SecretBytes { SecretBytes(copying: Array(passphrase.utf8)) }
}

/// A program on a terminal of its own that is given one line for each prompt.
enum Terminal {
  static func run(_ path: String, _ arguments: [String], answers: [String]) -> Int32 {
    // What posix_openpt, unlockpt and ptsname do, which Swift's Glibc module does not have.
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard controller >= 0, ioctl(controller, 0x4004_5431, &unlocked) == 0,
      ioctl(controller, 0x8004_5430, &number) == 0
    else { return -1 }
    let name = "/dev/pts/\(number)"
    defer { close(controller) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opening a terminal in a new session makes it the session's.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    guard posix_spawn(&id, path, &actions, &attributes, &words, environ) == 0 else { return -1 }
    answer(controller, answers)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Each prompt ends with a colon and a space; reading fails when the program has ended.
  private static func answer(_ controller: Int32, _ answers: [String]) {
    var waiting = answers[...]
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var poll = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, 20_000) > 0 else { return }
      let count = read(controller, &buffer, buffer.count)
      if count <= 0 { return }
      seen += buffer[..<count]
      guard let next = waiting.first, seen.suffix(80).contains(UInt8(ascii: ":")) else { continue }
      seen = []
      waiting.removeFirst()
      let line = Array((next + "\n").utf8)
      _ = write(controller, line, line.count)
    }
  }
}
