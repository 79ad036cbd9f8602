import CursesCLibrary

/// A passphrase or a key: bytes in locked memory that are wiped, and that nothing prints.
///
/// The bytes lie in pages of their own that are never swapped out, never part of a core dump, not seen
/// by child processes, and overwritten with zeroes when they are removed, when `wipe()` is called and
/// when the last reference goes. While any secret lives, the process makes no core dump
/// (``CoreDumpGuard``). It is a reference, so that handing it on copies nothing, and it is deliberately
/// neither `Codable` nor `Hashable`; `==` takes the same time wherever two secrets differ.
///
/// A secure field edits it in place: see `replace(_:with:)` and the character offsets in
/// `SecretBytes+Characters.swift`. What the type cannot reach: the `Character` of a key event and the
/// terminal's own buffers, which live a moment on the stack or the heap.
///
/// Every operation takes a lock, so it may be used from any thread. Do not call back into the same
/// secret from within `withBytes`.
public final class SecretBytes: @unchecked Sendable {
  struct Storage: ~Copyable {
    var pages: LockedPages
    var count: Int
  }

  private let lock = MemoryLock()
  private var storage: Storage
  private let dumpGuard = CoreDumpGuard()

  /// An empty secret with room for `capacity` bytes before its memory moves.
  public init(capacity: Int = 1024) {
    storage = Storage(pages: LockedPages(capacity: capacity), count: 0)
  }

  /// A secret of `count` bytes that `fill` writes in place.
  public init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
    let pages = LockedPages(capacity: count)
    try fill(UnsafeMutableRawBufferPointer(start: pages.base, count: count))
    storage = Storage(pages: pages, count: count)
  }

  init(pages: consuming LockedPages) {
    storage = Storage(pages: pages, count: 0)
  }

  /// A copy of bytes that are not secret where they come from, such as a test's.
  public convenience init(copying bytes: some Collection<UInt8>) {
    self.init(count: bytes.count) { memory in
      memory.copyBytes(from: bytes)
    }
  }

  /// Takes the bytes over and overwrites the array they came in.
  ///
  /// The array must not be shared: a second reference would make Swift wipe a copy.
  public convenience init(taking bytes: inout [UInt8]) {
    self.init(copying: bytes)
    bytes.withUnsafeMutableBytes { memory in
      if let base = memory.baseAddress { explicit_bzero(base, memory.count) }
    }
    bytes = []
  }

  /// The number of bytes.
  public var count: Int { lock.locked { storage.count } }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { count == 0 }

  /// Whether the system keeps the bytes out of swap; false where its limit of locked memory is used up.
  public var isLockedInMemory: Bool { lock.locked { storage.pages.isLocked } }

  /// Lends the bytes. Do not keep the pointer, and do not copy what it shows.
  public func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try lock.locked { try body(storage.bytes) }
  }

  /// A second secret with the same bytes, for work that outlives the first.
  public func copy() -> SecretBytes {
    withBytes { bytes in SecretBytes(copying: bytes) }
  }

  /// Overwrites all bytes with zeroes and leaves the secret empty.
  public func wipe() {
    lock.locked {
      explicit_bzero(storage.pages.base, storage.pages.size)
      storage.count = 0
    }
  }

  /// Appends bytes.
  public func append(_ bytes: some Collection<UInt8>) {
    lock.locked {
      storage.replace(storage.count..<storage.count, with: bytes)
    }
  }

  /// Puts bytes in the place of a range of byte offsets, which is clamped to the bytes there are.
  ///
  /// What is removed is overwritten. When the memory has to grow, the old pages are wiped.
  public func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    lock.locked {
      storage.replace(range.clamped(to: 0..<storage.count), with: bytes)
    }
  }

  /// Removes a range of byte offsets, which is clamped to the bytes there are.
  public func remove(_ range: Range<Int>) { replace(range, with: EmptyCollection()) }
}

extension SecretBytes: Equatable {
  /// Whether both hold the same bytes, in a time that depends on their lengths alone.
  public static func == (first: SecretBytes, second: SecretBytes) -> Bool {
    if first === second { return true }
    // One lock at a time: two threads that compare the same two secrets cannot wait for each other.
    let other = second.copy()
    return first.withBytes { left in
      other.withBytes { right in
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
      }
    }
  }
}

extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says that it is a secret, and nothing of it, not even its length.
  public var description: String { "SecretBytes(hidden)" }
  /// As `description`.
  public var debugDescription: String { description }
  /// Shows no children to `dump` and to debuggers.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension SecretBytes.Storage {
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pages.base, count: count) }

  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    let added = bytes.count
    let newCount = count - range.count + added
    if newCount > pages.size { grow(to: newCount) }
    let tail = count - range.upperBound
    memmove(pages.base + range.lowerBound + added, pages.base + range.upperBound, tail)
    UnsafeMutableRawBufferPointer(start: pages.base + range.lowerBound, count: added)
      .copyBytes(from: bytes)
    if newCount < count { explicit_bzero(pages.base + newCount, count - newCount) }
    count = newCount
  }

  private mutating func grow(to capacity: Int) {
    let larger = LockedPages(capacity: max(capacity, pages.size * 2))
    memcpy(larger.base, pages.base, count)
    pages = larger
  }
}
