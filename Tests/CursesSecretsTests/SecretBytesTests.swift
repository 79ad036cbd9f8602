import CCursesFileShims
import Glibc
import Testing

@testable import CursesSecrets

@Suite(.serialized) struct SecretBytesTests {
  /// The pages lie in a memory file of which the test keeps a mapping of its own.
  @Test func bytesAreWipedWhenTheSecretGoes() throws {
    let descriptor = memoryFile()
    defer { close(descriptor) }
    let seen = try #require(bp_map_pages(4096, descriptor))
    let view = UnsafeRawBufferPointer(start: seen, count: 4096)
    var secret: SecretBytes? = SecretBytes(pages: LockedPages(capacity: 10, descriptor: descriptor))
    secret?.append("open sesame".utf8)
    #expect(view.prefix(11).elementsEqual("open sesame".utf8))
    secret?.remove(4..<11)
    #expect(view.prefix(4).elementsEqual("open".utf8))
    #expect(view.dropFirst(4).allSatisfy { $0 == 0 })
    secret?.wipe()
    #expect(view.allSatisfy { $0 == 0 })
    secret?.append("again".utf8)
    #expect(view[0] == UInt8(ascii: "a"))
    secret = nil
    #expect(view.allSatisfy { $0 == 0 })
  }

  @Test func growingWipesTheOldPages() throws {
    let descriptor = memoryFile()
    defer { close(descriptor) }
    let seen = try #require(bp_map_pages(4096, descriptor))
    let view = UnsafeRawBufferPointer(start: seen, count: 4096)
    let secret = SecretBytes(pages: LockedPages(capacity: 10, descriptor: descriptor))
    secret.append([UInt8](repeating: 7, count: 4096))
    #expect(view.allSatisfy { $0 == 7 })
    secret.append([8])
    #expect(view.allSatisfy { $0 == 0 })
    #expect(secret.count == 4097)
    #expect(secret.withBytes { $0[4095] == 7 && $0[4096] == 8 })
  }

  @Test func pagesAreLockedAndKeptOutOfDumps() throws {
    let secret = SecretBytes(copying: Array("locked".utf8))
    guard secret.isLockedInMemory else {
      print("this system lets no memory be locked: not tested")
      return
    }
    let address = secret.withBytes { UInt(bitPattern: $0.baseAddress) }
    let flags = try #require(mappingFlags(at: address))
    #expect(flags.contains("lo"))
    #expect(flags.contains("dd"))
    #expect(flags.contains("wf"))
  }

  @Test func nothingPrintsTheContent() {
    let secret = SecretBytes(copying: Array("visible?".utf8))
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), String(describing: [secret]), dumped] {
      #expect(!text.contains("visible"))
      #expect(!text.contains("118"))
    }
    #expect("\(secret)" == "SecretBytes(hidden)")
  }

  @Test func takingWipesTheSource() {
    var bytes = Array("from a reader".utf8)
    let secret = SecretBytes(taking: &bytes)
    #expect(bytes.isEmpty)
    #expect(secret == SecretBytes(copying: Array("from a reader".utf8)))
  }

  @Test func equalityIsOfBytes() {
    let one = SecretBytes(copying: [1, 2, 3])
    #expect(one == one.copy())
    #expect(one != SecretBytes(copying: [1, 2, 4]))
    #expect(one != SecretBytes(copying: [1, 2]))
    #expect(SecretBytes() == SecretBytes(copying: []))
  }

  @Test func manyThreadsMayUseOne() async {
    let secret = SecretBytes()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 { secret.append([1]) }
        }
      }
    }
    #expect(secret.count == 4000)
  }

  private func memoryFile() -> Int32 {
    let path = "/dev/shm/bubblepad-test-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    unlink(path)
    ftruncate(descriptor, 4096)
    return descriptor
  }

  /// The `VmFlags` of the mapping an address lies in, from /proc/self/smaps.
  private func mappingFlags(at address: UInt) -> [Substring]? {
    guard let file = fopen("/proc/self/smaps", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4096)
    var isInside = false
    while fgets(&line, 4096, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let range = text.prefix { $0 != " " }.split(separator: "-")
      if range.count == 2, let from = UInt(range[0], radix: 16), let to = UInt(range[1], radix: 16)
      {
        isInside = (from..<to).contains(address)
      } else if isInside, text.hasPrefix("VmFlags:") {
        return text.dropFirst(8).split(whereSeparator: \.isWhitespace)
      }
    }
    return nil
  }
}

@Suite(.serialized) struct CoreDumpGuardTests {
  @Test func dumpsAreOffWhileAnyGuardIsHeld() {
    var soft: UInt64 = 0
    var hard: UInt64 = 0
    // Other tests' secrets hold guards as well, so that only the state with a guard is certain.
    let first = CoreDumpGuard()
    let second: CoreDumpGuard? = CoreDumpGuard()
    bp_get_core_limit(&soft, &hard)
    #expect(soft == 0)
    #expect(bp_get_dumpable() == 0)
    #expect(CoreDumpGuard.isActive)
    withExtendedLifetime((first, second)) {}
  }

  @Test func theLastGuardPutsThingsBack() async {
    await #expect(processExitsWith: .success) {
      var before: (UInt64, UInt64) = (0, 0)
      var after: (UInt64, UInt64) = (0, 0)
      bp_get_core_limit(&before.0, &before.1)
      bp_set_core_limit(min(4096, before.1), before.1)
      bp_get_core_limit(&before.0, &before.1)
      let dumpable = bp_get_dumpable()
      var first: CoreDumpGuard? = CoreDumpGuard()
      var second: SecretBytes? = SecretBytes()
      first = nil
      guard CoreDumpGuard.isActive, bp_get_dumpable() == 0 else { exit(1) }
      second = nil
      bp_get_core_limit(&after.0, &after.1)
      let isBack = after == before && bp_get_dumpable() == dumpable && !CoreDumpGuard.isActive
      _ = (first, second)
      exit(isBack ? 0 : 2)
    }
  }
}
