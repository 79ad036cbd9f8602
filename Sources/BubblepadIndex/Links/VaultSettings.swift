import BubblepadNotebook
import CursesJSON
import CursesYAML

/// The texts in the settings files of a vault of Obsidian: JSON, which is YAML too.
package enum VaultSettings {
  /// In bytes: a longer settings file is not read.
  private static let most = 1 << 16

  /// From the notebook's folder on.
  package static let templatesFile = ".obsidian/templates.json"
  package static let dailyFile = ".obsidian/daily-notes.json"
  package static let uniqueFile = ".obsidian/zk-prefixer.json"
  package static let periodsFile = ".obsidian/plugins/periodic-notes/data.json"

  /// The values of a file that are texts and not empty; nil where there is no file.
  ///
  /// - Parameter file: from the notebook's folder on.
  package static func values(
    of file: String, in notebook: String
  ) throws(Refusal) -> [String: String]? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SafeFile.load(notebook + "/" + file, firstBytes: most).text.bytes
    } catch {
      if error.reason == .notFound || error.reason == .folderNotFound { return nil }
      throw Refusal(error.cause)
    }
    return try values(in: bytes)
  }

  /// What the plugin Periodic Notes says of each kind of notes, `weekly` or another, in texts that are not empty.
  package static func periods(in notebook: String) -> [String: [String: String]] {
    let loaded = try? SafeFile.load(notebook + "/" + periodsFile, firstBytes: most)
    guard let root = loaded.flatMap({ JSONReader.value(of: $0.text.bytes) }) else { return [:] }
    return ["daily", "weekly", "monthly", "quarterly", "yearly"].reduce(into: [:]) { all, period in
      guard let own = root[period] else { return }
      all[period] = ["folder", "format", "template"].reduce(into: [:]) { values, key in
        if let text = own[key]?.text, !text.isEmpty { values[key] = text }
      }
    }
  }

  private static func values(in bytes: [UInt8]) throws(Refusal) -> [String: String] {
    let isObject = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
    guard isObject, bytes.count < most else { throw Refusal("it is not a JSON object") }
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLReader(limits: YAMLLimits(depth: 16, nodes: 4000)).root(of: bytes)
    } catch {
      throw Refusal("it is damaged at line \(error.place.line)")
    }
    var values: [String: String] = [:]
    for pair in root?.mapping ?? YAMLMapping() {
      guard let key = pair.key.string, known.contains(key) else { continue }
      if flags.contains(key), case .scalar(let text, .plain) = pair.value.content {
        values[key] = text
        continue
      }
      guard case .scalar(let text, let style) = pair.value.content,
        style != .plain || text == "null"
      else { throw Refusal("“\(key)” is not a text") }
      if style != .plain, !text.isEmpty { values[key] = text }
    }
    return values
  }

  private static let known: Set<String> = [
    "folder", "format", "template", "dateFormat", "date_format", "timeFormat", "time_format",
    "newLinkFormat", "useMarkdownLinks", "newFileLocation", "newFileFolderPath", "trashOption",
    "attachmentFolderPath",
    "strictLineBreaks", "promptDelete", "alwaysUpdateLinks", "useTab", "tabSize",
  ]

  /// Those that are true or false, or a number.
  private static let flags: Set<String> = [
    "useMarkdownLinks", "strictLineBreaks", "promptDelete", "alwaysUpdateLinks", "useTab",
    "tabSize",
  ]
}
