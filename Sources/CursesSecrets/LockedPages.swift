import CCursesFileShims
import CursesCLibrary

/// Whole pages of memory for a secret: kept out of swap, of core dumps and of child processes, and
/// wiped before they are given back.
///
/// Locking can be refused (`RLIMIT_MEMLOCK`, 8 MB by default); the pages are then used unlocked and
/// `isLocked` says so, because losing what a person types would be worse.
struct LockedPages: ~Copyable {
  let base: UnsafeMutableRawPointer
  let size: Int
  let isLocked: Bool

  /// Maps at least `capacity` bytes of zeroes.
  ///
  /// A test passes the descriptor of a memory file, so that it can look at the pages afterwards.
  init(capacity: Int, descriptor: Int32 = -1) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let size = max(1, (capacity + page - 1) / page) * page
    guard let base = bp_map_pages(size, descriptor) else {
      // Without memory there is nothing left to say it with; the allocator would end here as well.
      preconditionFailure("no memory for a secret of \(size) bytes")
    }
    self.base = base
    self.size = size
    isLocked = mlock(base, size) == 0
    madvise(base, size, Int32(MADV_DONTDUMP))
    madvise(base, size, Int32(MADV_WIPEONFORK))
  }

  deinit {
    explicit_bzero(base, size)
    munlock(base, size)
    munmap(base, size)
  }
}
