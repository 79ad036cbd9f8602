import CursesSeededRandom
import Glibc

/// Inputs made from files by chance, where libFuzzer is not built in: every run of the tests has some of them.
struct MutationRun {
  /// The seconds of processor time after which it ends.
  var seconds = 0.0
  var seed: UInt64 = 1
  /// Where the input that is being read is kept, so that one that ends the process is found.
  var kept: String?

  /// What one input may take, in seconds, on a busy machine too: more is a failure, by SIGALRM.
  private static let most: UInt32 = 60
  private static let longest = 1 << 16

  /// Takes `-seconds=8`, `-seed=3` or `-keep=PATH`. Returns whether it was one of them.
  mutating func take(_ word: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "-seconds": seconds = Double(parts[1]) ?? 0
    case "-seed": seed = UInt64(parts[1]) ?? 1
    case "-keep": kept = parts[1]
    default: return false
    }
    return true
  }

  /// Reads changed files. Returns how many.
  func run(_ parser: Parser, on files: [[UInt8]]) -> Int {
    guard !files.isEmpty else { return 0 }
    // Opened once: closing a file that was emptied waits for the disk.
    let keeper = kept.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) } ?? -1
    defer { if keeper >= 0 { close(keeper) } }
    var mutator = ByteMutator(seed: seed)
    var count = 0
    while Double(clock()) / Double(CLOCKS_PER_SEC) < seconds {
      let input = Array(
        mutator.mutated(files[count % files.count], with: files).prefix(Self.longest))
      if keeper >= 0 {
        _ = ftruncate(keeper, off_t(input.count))
        _ = pwrite(keeper, input, input.count, 0)
      }
      alarm(Self.most)
      parser.read(input)
      count += 1
    }
    alarm(0)
    return count
  }
}
