/// The settings file on the disk. Where there is none the YAML reader is never touched.
package struct ConfigurationFile: Sendable {
  package let path: String
  package let files: FileProbe

  package init(path: String, files: FileProbe) {
    self.path = path
    self.files = files
  }

  /// More than this is no settings file.
  private static let limit = 1 << 20

  /// A file that cannot be read gives the defaults and a warning.
  package func read() -> (Configuration, [ConfigurationWarning]) {
    switch files.state(path) {
    case .missing:
      return (Configuration(), [])
    case .file(isReadable: true, _):
      guard let bytes = files.start(path, Self.limit + 1) else { return nothing("cannot be read") }
      guard bytes.count <= Self.limit else { return nothing("is larger than 1 MB") }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return nothing("is not UTF-8 text")
      }
      return ConfigurationReader(path: path).read(text)
    case .file(isReadable: false, _):
      return nothing("may not be read")
    case .folder, .other:
      return nothing("is not a file")
    case .unknown(let number):
      return nothing("cannot be read: \(systemReason(number))")
    }
  }

  private func nothing(_ reason: String) -> (Configuration, [ConfigurationWarning]) {
    let sentence = "the settings file \(reason), so the defaults hold"
    let warning = ConfigurationWarning(
      path: path, line: nil, sentence: sentence, isOfWholeFile: true)
    return (Configuration(), [warning])
  }
}
