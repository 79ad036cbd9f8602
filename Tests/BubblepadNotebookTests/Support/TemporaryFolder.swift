import CursesText
import Glibc

@testable import BubblepadNotebook

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder: Sendable {
  let path: String

  init(in parent: String = "/tmp") {
    var template = Array("\(parent)/bubblepad-test-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "no temporary folder")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Folder.remove(path) }

  func callAsFunction(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes a file without any of the care under test.
  @discardableResult
  func write(_ name: String, _ text: String) -> String { write(name, Array(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) -> String {
    let path = self(name)
    writeFile(path, bytes)
    return path
  }

  /// The names in it, hidden ones too.
  var names: [String] { (Folder.names(in: path) ?? []).sorted() }
}

func writeFile(_ path: String, _ bytes: [UInt8]) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  precondition(file >= 0, "cannot write \(path)")
  var done = 0
  while done < bytes.count {
    done += bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, bytes.count - done) }
  }
  close(file)
}

func readFile(_ path: String) -> [UInt8]? { try? SafeFile.load(path).text.bytes }

func readText(_ path: String) -> String? {
  readFile(path).map { String(decoding: $0, as: UTF8.self) }
}

/// The status of a file, links not followed.
func status(_ path: String) -> stat {
  var status = stat()
  lstat(path, &status)
  return status
}
