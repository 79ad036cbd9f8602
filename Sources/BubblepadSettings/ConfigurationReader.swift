import BubblepadCommands
import CursesUICore
import CursesYAML

/// Reads the settings out of YAML, one by one: what is wrong is a warning, and the rest counts.
package struct ConfigurationReader: Sendable {
  /// For the warnings.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package func read(_ text: String) -> (Configuration, [ConfigurationWarning]) {
    var run = Run(path: path)
    do throws(YAMLError) {
      if let root = try YAMLReader().root(of: text) { run.read(root: root) }
    } catch {
      run.warn(error)
    }
    return (run.configuration, run.warnings)
  }

  /// Takes words over others; those that a setting cannot have change nothing.
  package func read(_ words: [(Setting, String)], into configuration: Configuration)
    -> Configuration
  {
    words.reduce(configuration) { configuration, entry in
      var run = Run(path: path, configuration: configuration)
      run.read(entry.0, YAMLNode(.scalar(entry.1, .plain), at: YAMLPlace(line: 1, column: 1)))
      return run.warnings.isEmpty ? run.configuration : configuration
    }
  }
}

extension ConfigurationReader {
  /// One reading, with what it has gathered.
  fileprivate struct Run {
    let path: String
    var configuration = Configuration()
    var warnings: [ConfigurationWarning] = []

    mutating func read(root: YAMLNode) {
      if root.string?.isEmpty == true { return }
      guard let mapping = root.mapping else {
        return warn(root, "the settings are lines of “name: value”")
      }
      for (key, value) in mapping {
        guard let name = key.string, let setting = Setting(rawValue: name) else {
          warnUnknown(key)
          continue
        }
        read(setting, value)
      }
    }

    fileprivate mutating func read(_ setting: Setting, _ value: YAMLNode) {
      switch setting {
      case .theme: configuration.theme = word(setting, value)
      case .light: configuration.light = word(setting, value)
      case .dark: configuration.dark = word(setting, value)
      case .background:
        let kinds = BackgroundKind.allCases.map { ($0.rawValue, $0) }
        configuration.background = choice(setting, value, Dictionary(uniqueKeysWithValues: kinds))
      case .notebook: configuration.notebook = word(setting, value)
      case .animation: configuration.animation = toggle(setting, value)
      case .reducedMotion: configuration.reducedMotion = toggle(setting, value)
      case .screenReader: configuration.screenReader = toggle(setting, value)
      case .ripple: configuration.ripple = toggle(setting, value)
      case .mouse: configuration.mouse = toggle(setting, value)
      case .smartTyping: configuration.smartTyping = toggle(setting, value)
      case .undoHistory: configuration.undoHistory = toggle(setting, value)
      case .vi: configuration.vi = toggle(setting, value)
      case .pictures: configuration.pictures = toggle(setting, value)
      case .spelling: configuration.spelling = dictionary(setting, value)
      case .measure:
        configuration.measure = number(setting, value, in: Configuration.measureRange)
      case .listWidth:
        configuration.listWidth = number(setting, value, in: Configuration.listWidthRange)
      case .noteList:
        configuration.showsNoteList = choice(setting, value, ["shown": true, "hidden": false])
      case .folders:
        configuration.showsFolders = choice(setting, value, ["shown": true, "hidden": false])
      case .color:
        let choices = ColorChoice.allCases.map { ($0.rawValue, $0) }
        configuration.color = choice(setting, value, Dictionary(uniqueKeysWithValues: choices))
      case .statusBar:
        configuration.showsStatus = choice(setting, value, ["shown": true, "hidden": false])
      case .outlinePanel:
        configuration.showsAside = choice(setting, value, ["shown": true, "hidden": false])
      case .autosave: configuration.autosave = autosave(setting, value)
      case .keys: readKeys(value)
      }
    }
  }
}

extension ConfigurationReader.Run {
  private mutating func word(_ setting: Setting, _ value: YAMLNode) -> String? {
    if let word = value.string, !word.isEmpty { return word }
    warn(value, "\(setting.rawValue) must be a word")
    return nil
  }

  /// A switch word, or the name of a dictionary.
  private mutating func dictionary(_ setting: Setting, _ value: YAMLNode) -> String? {
    guard let word = word(setting, value) else { return nil }
    switch word.lowercased() {
    case "off", "false", "no": return "off"
    case "on", "true", "yes", "auto": return "auto"
    default:
      if SpellingSettings.Choice.isName(word) { return word }
      warn(value, "\(setting.rawValue) must be auto, off or the name of a dictionary such as en_US")
      return nil
    }
  }

  private mutating func toggle(_ setting: Setting, _ value: YAMLNode) -> Bool? {
    switch value.string?.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default:
      warn(value, "\(setting.rawValue) must be on or off")
      return nil
    }
  }

  private mutating func autosave(_ setting: Setting, _ value: YAMLNode) -> AutosaveChoice? {
    switch value.string?.lowercased() {
    case "auto": return .auto
    case "on", "true", "yes": return .on
    case "off", "false", "no": return .off
    default:
      warn(value, "\(setting.rawValue) must be auto, on or off")
      return nil
    }
  }

  private mutating func number(
    _ setting: Setting, _ value: YAMLNode, in range: ClosedRange<Int>
  ) -> Int? {
    if let number = value.string.flatMap({ Int($0) }), range.contains(number) {
      return number
    }
    warn(
      value,
      "\(setting.rawValue) must be a number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  private mutating func choice<Value>(
    _ setting: Setting, _ value: YAMLNode, _ choices: [String: Value]
  ) -> Value? {
    if let choice = value.string.flatMap({ choices[$0] }) { return choice }
    let words = choices.keys.sorted(by: >).joined(separator: ", ")
    warn(value, "\(setting.rawValue) must be one of \(words)")
    return nil
  }
}

// The keys.
extension ConfigurationReader.Run {
  private mutating func readKeys(_ value: YAMLNode) {
    guard let mapping = value.mapping else {
      return warn(value, "keys must be lines of “command: key”")
    }
    for (key, value) in mapping {
      let name = key.string ?? ""
      guard let command = AppCommand(rawValue: name) else {
        let near = NearestWord.command(to: name)
        let hint = near.map { "did you mean \($0)?" } ?? "the settings screen lists all commands"
        warn(key, "“\(name)” is not a command; \(hint)")
        continue
      }
      readKeys(of: command, value)
    }
    for conflict in Keymap(rebound: configuration.keys).conflicts {
      let line = mapping.pair(named: conflict.dropped.rawValue)?.key.line
      warnings.append(
        ConfigurationWarning(path: path, line: line, sentence: conflict.description))
    }
  }

  private mutating func readKeys(of command: AppCommand, _ value: YAMLNode) {
    let nodes = value.sequence ?? [value]
    var chords: [KeyChord] = []
    for node in nodes {
      guard let spelling = node.string else {
        warn(node, "a key of \(command.rawValue) must be a word such as Ctrl+K")
        return
      }
      if nodes.count == 1, spelling.lowercased() == "none" { break }
      do {
        chords.append(try KeyChord(parsing: spelling))
      } catch {
        // A command keeps its default keys rather than half of the new ones.
        warn(node, "\(command.rawValue): \(error)")
        return
      }
    }
    configuration.keys[command] = chords
  }
}

// The warnings.
extension ConfigurationReader.Run {
  mutating func warn(_ node: YAMLNode, _ sentence: String) {
    warnings.append(ConfigurationWarning(path: path, line: node.line, sentence: sentence))
  }

  fileprivate mutating func warnUnknown(_ key: YAMLNode) {
    let name = key.string ?? ""
    let hint =
      NearestWord.setting(to: name).map { "Did you mean “\($0.rawValue)”?" }
      ?? "The settings screen lists all there are."
    warn(key, "unknown setting “\(name)”. \(hint)")
  }

  /// A file that is not YAML counts for nothing.
  mutating func warn(_ error: YAMLError) {
    let sentence =
      switch error.kind {
      case .syntax: "this is not YAML: \(error.problem)"
      case .duplicateKey(let name): "\(name) is there twice"
      case .encoding, .limit: error.problem
      }
    warnings.append(
      ConfigurationWarning(
        path: path, line: error.line, sentence: "\(sentence), so the defaults hold",
        isOfWholeFile: true))
  }
}
