import CursesInputFormats

/// A field of a task, as the Tasks plugin and Dataview of Obsidian know them.
package enum TaskField: CaseIterable, Sendable {
  case due, scheduled, start, created, done, cancelled, priority, recurrence, onCompletion, id
  case dependsOn

  /// Dates that a task that comes again keeps the distances of.
  static let planned: [TaskField] = [.due, .scheduled, .start]

  /// The key in `[key:: value]`.
  package var key: String {
    switch self {
    case .due: "due"
    case .scheduled: "scheduled"
    case .start: "start"
    case .created: "created"
    case .done: "completion"
    case .cancelled: "cancelled"
    case .priority: "priority"
    case .recurrence: "repeat"
    case .onCompletion: "onCompletion"
    case .id: "id"
    case .dependsOn: "dependsOn"
    }
  }

  /// The symbols that are read, the one that is written first. A priority is its symbol.
  package var symbols: [String] {
    switch self {
    case .due: ["📅", "📆", "🗓"]
    case .scheduled: ["⏳", "⌛"]
    case .start: ["🛫"]
    case .created: ["➕"]
    case .done: ["✅"]
    case .cancelled: ["❌"]
    case .priority: TaskPriority.allCases.compactMap(\.symbol)
    case .recurrence: ["🔁"]
    case .onCompletion: ["🏁"]
    case .id: ["🆔"]
    case .dependsOn: ["⛔"]
    }
  }

  var isDate: Bool {
    switch self {
    case .due, .scheduled, .start, .created, .done, .cancelled: true
    case .priority, .recurrence, .onCompletion, .id, .dependsOn: false
    }
  }

  /// Whether a text after its symbol is a value of it.
  package func takes(_ value: ArraySlice<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let extra: [UInt8]
    switch self {
    case .due, .scheduled, .start, .created, .done, .cancelled:
      return value.count == 10
        && value.enumerated().allSatisfy {
          $0.offset == 4 || $0.offset == 7 ? $0.element == UInt8(ascii: "-") : isDigit($0.element)
        }
    case .priority: return value.isEmpty
    case .onCompletion: return !value.isEmpty && value.allSatisfy(isLetter)
    case .recurrence: extra = Array(" ,!".utf8)
    case .id: extra = Array("-_".utf8)
    case .dependsOn: extra = Array("-_, ".utf8)
    }
    return !value.isEmpty
      && value.allSatisfy { isLetter($0) || isDigit($0) || extra.contains($0) }
  }

  /// Every symbol with its field, as bytes.
  static let bySymbol: [(symbol: [UInt8], field: TaskField)] = allCases.flatMap { field in
    field.symbols.map { (Array($0.utf8), field) }
  }

  static let byKey: [String: TaskField] = Dictionary(
    allCases.map { ($0.key.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}

/// How much a task matters.
package enum TaskPriority: Int, CaseIterable, Comparable, Sendable {
  case highest, high, medium, none, low, lowest

  /// Nil for the priority of a task that names none.
  package var symbol: String? {
    switch self {
    case .highest: "🔺"
    case .high: "⏫"
    case .medium: "🔼"
    case .none: nil
    case .low: "🔽"
    case .lowest: "⏬"
    }
  }

  /// The value between brackets.
  package var word: String {
    switch self {
    case .highest: "highest"
    case .high: "high"
    case .medium: "medium"
    case .none: "none"
    case .low: "low"
    case .lowest: "lowest"
    }
  }

  package static func < (one: TaskPriority, other: TaskPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
