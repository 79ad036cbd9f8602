import Glibc

/// `MS_RDONLY | MS_REMOUNT` and `MS_BIND`, enumerations that Swift does not show.
let remountReadOnly = 1 | 32
let bindMount = 4096

/// Sets the user this thread's file accesses are judged by, with the rights that go with it.
func syscallSetUser(_ user: uid_t) {
  // Swift's Glibc module has no sys/fsuid.h.
  typealias SetFileUser = @convention(c) (uid_t) -> Int32
  guard let symbol = dlsym(nil, "setfsuid") else { return }
  _ = unsafeBitCast(symbol, to: SetFileUser.self)(user)
}

/// Changes a mode from within `asNobody`.
func chmodAsRoot(_ path: String, _ mode: mode_t) {
  syscallSetUser(0)
  chmod(path, mode)
  syscallSetUser(65534)
}
