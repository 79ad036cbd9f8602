import CursesCLibrary
import CursesText

/// The memory that scrypt takes, and what there is of it.
enum ScryptMemory {
  /// What every machine is taken to have for it, 1 GB: four times as much as age itself makes use of.
  private static let alwaysFree = 1 << 30

  /// Refuses work that would take more than a quarter of the memory that is free: a file says how much work
  /// it is, and the system ends the program, with all that is not saved, when there is none left.
  static func check(
    work: Int, free: Int? = available()
  ) throws(LockedNoteError) {
    let needed = 1024 << work
    guard needed > alwaysFree, let free, needed > free / 4 else { return }
    throw .tooMuchMemory(needed: needed >> 20, free: free >> 22)
  }

  /// Bytes that can be had without swapping; nil where the system does not say.
  static func available() -> Int? {
    guard let file = OpenFile("/proc/meminfo", O_RDONLY), let text = file.readText() else {
      return nil
    }
    for line in text.string.split(separator: "\n") where line.hasPrefix("MemAvailable:") {
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return kilobytes.flatMap { $0.multipliedReportingOverflow(by: 1024).partialValue }
    }
    return nil
  }
}
