import CursesCore

/// A key by what it types. After SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types, or the private character that stands for a key without one.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Esc.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Del.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of Apple's number block; no terminal sends it.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key Enter.
  public static let `return` = KeyEquivalent("\r")

  /// The key that a terminal sent.
  init(_ code: Key.Code) {
    switch code {
    case .character(let character): self.init(character)
    case .enter: self = .return
    case .tab: self = .tab
    case .backspace: self = .delete
    case .delete: self = .deleteForward
    case .escape: self = .escape
    case .insert: self.init("\u{F727}")
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .function(let number):
      self.init(Character(Unicode.Scalar(0xF703 + UInt32(max(1, number))) ?? "\u{F704}"))
    }
  }

  /// How a hint names the key.
  package var name: String {
    switch self {
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .escape: "Esc"
    case .delete: "Backspace"
    case .deleteForward: "Del"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    default: character.uppercased()
    }
  }
}

/// The modifiers of a key or a click. After SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Never set: key events do not carry it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift, where it does not make another character.
  public static let shift = EventModifiers(rawValue: 2)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 4)
  /// The key Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Super, where the terminal reports it; in a shortcut see `KeyboardShortcut`.
  public static let command = EventModifiers(rawValue: 16)
  /// Never set: key events do not carry it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Never set: key events do not carry it.
  public static let function = EventModifiers(rawValue: 64)
  /// Every modifier but `function`.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.option) }
    if modifiers.contains(.super) { insert(.command) }
  }
}
