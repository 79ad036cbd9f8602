/// What a state file of paths holds, a line each. A path with a line end in it would be read back as two: it is left out.
package protocol StatePaths: StateLines {
  var paths: Set<FileID> { get set }
  /// How many are kept at most.
  static var most: Int { get }
}

extension StatePaths {
  package mutating func take(_ line: String) -> Bool {
    guard line.hasPrefix("/"), paths.count < Self.most else { return false }
    paths.insert(FileID(line))
    return true
  }

  package var lines: [String] {
    paths.map(\.path).filter { !$0.utf8.contains(UInt8(ascii: "\n")) }.sorted()
  }
}
