import Glibc

/// Where the arrangement of the panels is kept from one day to the next.
///
/// It is a convenience: where it cannot be read or written nothing is said.
struct PanelFile: Sendable {
  let path: String

  func read() -> PanelLayout? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = fread(&buffer, 1, buffer.count, file)
    return PanelLayout(text: String(decoding: buffer[..<count], as: UTF8.self))
  }

  func write(_ panels: PanelLayout) {
    let draft = path + ".new"
    guard let file = fopen(draft, "we") ?? makeFolderAndOpen(draft) else { return }
    let written = fputs(panels.text, file) >= 0
    let isClosed = fclose(file) == 0
    if !written || !isClosed || rename(draft, path) != 0 { unlink(draft) }
  }

  private func makeFolderAndOpen(_ draft: String) -> UnsafeMutablePointer<FILE>? {
    mkdir(path.parentPath.parentPath, 0o700)
    mkdir(path.parentPath, 0o700)
    return fopen(draft, "we")
  }
}
