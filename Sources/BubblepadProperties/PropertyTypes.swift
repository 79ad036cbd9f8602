import BubblepadNotebook
import CursesYAML

/// The kinds of the properties of a notebook, by their names, as `.obsidian/types.json` has them.
package struct PropertyTypes: Equatable, Sendable {
  private var kinds: [String: PropertyKind] = [:]

  private static let file = ".obsidian/types.json"
  private static let most = 1 << 20

  /// None.
  package init() {}

  /// Reads those of a notebook. What cannot be read has none.
  package init(notebook: String) {
    let bytes = try? SafeFile.load(notebook + "/" + Self.file, firstBytes: Self.most).text.bytes
    self.init(bytes ?? [])
  }

  /// - Parameter json: `{"types": {"created": "date"}}`. Names of kinds that are not known are passed over.
  package init(_ json: [UInt8]) {
    let reader = YAMLReader(limits: YAMLLimits(depth: 16, nodes: 20_000))
    // A node of JSON is one of YAML.
    guard let root = try? reader.root(of: json), let types = root.mapping?["types"]?.mapping else {
      return
    }
    for pair in types {
      guard let name = pair.key.string,
        let kind = pair.value.string.flatMap({ PropertyKind(rawValue: $0) })
      else { continue }
      kinds[name] = kind
    }
  }

  /// The kind that is written for a name; nil for none.
  package subscript(name: String) -> PropertyKind? { kinds[name] }

  /// The names that begin with what is typed, or have it within.
  package func names(matching typed: String) -> [String] {
    let typed = typed.lowercased()
    let found = kinds.keys.filter { $0.lowercased().contains(typed) && $0 != typed }
    return found.sorted {
      let (one, two) = ($0.lowercased().hasPrefix(typed), $1.lowercased().hasPrefix(typed))
      return one != two ? one : $0 < $1
    }
  }
}
