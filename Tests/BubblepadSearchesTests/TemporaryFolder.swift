import BubblepadNotebook
import Glibc

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/bubblepad-searches-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit { Folder.remove(path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func make(folder name: String) { mkdir(self(name), 0o700) }

  /// Writes a file without any of the care under test.
  func write(_ name: String, _ text: String) { write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) {
    let file = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}

func readFile(_ path: String) -> [UInt8]? { try? SafeFile.load(path).text.bytes }

func readText(_ path: String) -> String? {
  readFile(path).map { String(decoding: $0, as: UTF8.self) }
}
