import BubblepadNotebook
import Glibc

/// The files of this project, for tests that hold documentation and data against the code.
enum Repository {
  static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  struct Missing: Error { let path: String }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = fopen("\(root)/\(path)", "rb") else { throw Missing(path: path) }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  static func names(in folder: String) throws -> [String] {
    guard let names = Folder.names(in: "\(root)/\(folder)") else { throw Missing(path: folder) }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  static func write(_ text: String, to path: String) {
    guard let file = fopen("\(root)/\(path)", "wb") else { return }
    fputs(text, file)
    fclose(file)
  }
}

extension String {
  /// The parts of the text that lie between two marks, in order.
  func components(between start: String, and end: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let from = rest.firstRange(of: start) {
      rest = rest[from.upperBound...]
      guard let to = rest.firstRange(of: end) else { break }
      parts.append(String(rest[..<to.lowerBound]))
      rest = rest[to.upperBound...]
    }
    return parts
  }
}
