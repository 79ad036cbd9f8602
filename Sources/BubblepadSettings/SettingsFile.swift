import BubblepadNotebook
import CursesText
import CursesYAML

/// The settings file as it is changed from within the program: value by value, everything else as it was.
package struct SettingsFile: Sendable {
  package let path: String
  /// Where a copy is kept while the file is rewritten in place.
  package let backupFolder: String

  package init(path: String, backupFolder: String) {
    self.path = path
    self.backupFolder = backupFolder
  }

  /// More than this is no settings file.
  private static let limit = 1 << 20

  /// What is written there, and what is wrong with it.
  package func read() -> (configuration: Configuration, warnings: [ConfigurationWarning]) {
    ConfigurationFile(path: path, files: .system).read()
  }

  /// Changes the text as it is on the disk now.
  ///
  /// - Throws: `SettingsFileError`; the file is as it was.
  package func change(
    _ change: (inout YAMLSource) throws(YAMLEditError) -> Void
  ) throws(SettingsFileError) {
    let (bytes, expectation) = try load()
    var source: YAMLSource
    do throws(YAMLEditError) {
      source = try YAMLSource(bytes)
      try change(&source)
    } catch {
      throw SettingsFileError(error, path)
    }
    guard source.bytes != bytes else { return }
    do throws(FileError) {
      if case .absent = expectation { try SafeFile.createPrivateFolder(path.parentFolder) }
      _ = try SafeFile.save(
        SourceText(bytes: source.bytes), to: path, expecting: expectation,
        backupFolder: backupFolder,
        createsLinkTarget: true)
    } catch {
      throw SettingsFileError(sentence: error.message)
    }
  }

  private func load() throws(SettingsFileError) -> ([UInt8], SaveExpectation) {
    guard FileStamp(ofFileAt: path) != nil else { return ([], .absent) }
    let file: LoadedFile
    do throws(FileError) {
      file = try SafeFile.load(path)
    } catch {
      throw SettingsFileError(sentence: error.message)
    }
    guard file.text.count <= Self.limit else {
      throw SettingsFileError(sentence: "The settings file is larger than 1 MB: it is left alone.")
    }
    return (file.text.bytes, .unchanged(file.stamp))
  }
}

/// Why a setting could not be written, as one sentence with the way out.
package struct SettingsFileError: Error, Equatable {
  package let sentence: String

  package init(sentence: String) {
    self.sentence = sentence
  }
}

extension SettingsFileError {
  fileprivate init(_ error: YAMLEditError, _ path: String) {
    let name = path.lastComponent
    sentence =
      switch error {
      case .broken(let reason):
        "\(name):\(reason.line) is not YAML: \(reason.problem). Nothing was changed; mend it first."
      case .cannotChange(let line):
        "\(name):\(line) cannot be changed from here without losing what stands beside it. "
          + "Change it in the file."
      }
  }
}
