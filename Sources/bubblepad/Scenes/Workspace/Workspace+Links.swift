import CursesUICore
import Notebook

extension Workspace {
  /// Goes where a link leads: to a note beside this one, a heading in it, or out to the clipboard.
  ///
  /// Nothing outside the terminal is started: over ssh that would be on the wrong machine. Terminals
  /// that know links open them by a click of their own.
  func follow(_ address: String) {
    guard let note else { return }
    if address.contains("://") || address.hasPrefix("mailto:") {
      shell.copyToClipboard(address)
      return tell(.done("Copied \(address)"))
    }
    let file = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard !file.isEmpty else { return tell(.hint("“\(address)” leads to this note itself.")) }
    let name = Workspace.withoutPercents(String(file))
    let path = name.hasPrefix("/") ? name : note.path.parentFolder + "/" + name
    guard let found = [path, path + ".md"].first(where: { entryExists($0) }) else {
      return tell(.problem("There is no note “\(name)” beside this one."))
    }
    open(path: found)
  }

  private func entryExists(_ path: String) -> Bool { FileStamp(ofFileAt: path) != nil }

  /// `My%20note` as `My note`.
  private static func withoutPercents(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
