/// What arrives from the terminal, decoded.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A bracketed paste, whole: the bytes as they came, unchecked.
  case paste([UInt8])
  case mouse(Mouse)
  /// The terminal window gained or lost focus.
  case focus(Bool)
  case resize(Size)
}

/// The modifiers that terminals tell of.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Shift, where it does not make another character.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, called Meta or Option elsewhere.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Ctrl.
  public static let control = KeyModifiers(rawValue: 4)
  /// The key with a logo, which only the kitty protocol tells of.
  public static let `super` = KeyModifiers(rawValue: 8)
}

/// A key with its modifiers, as one press.
public struct Key: Hashable, Sendable {
  /// Which key it is.
  public enum Code: Hashable, Sendable {
    /// What the key types. With `control` or `alt` the lower-case letter; shift is in the character.
    case character(Character)
    case enter, tab, backspace, delete, escape, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// What happened to the key. Without the kitty protocol every press is `down`.
  public enum Phase: Hashable, Sendable { case down, `repeat`, up }

  /// Which key it is.
  public var code: Code
  /// What was held with it.
  public var modifiers: KeyModifiers
  /// What happened to it.
  public var phase: Phase

  /// A press of a key.
  public init(_ code: Code, _ modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The key as a keymap knows it: a repeat counts as a press, letting go as nothing.
  public var pressed: Key? {
    phase == .up ? nil : Key(code, modifiers)
  }

  /// What the key types into text: a character without Ctrl, Alt or Super.
  public var typed: Character? {
    guard case .character(let character) = code, modifiers.isSubset(of: .shift), phase != .up
    else { return nil }
    return character
  }
}

/// Something the mouse did, and where.
public struct Mouse: Hashable, Sendable {
  /// The buttons that terminals tell of.
  public enum Button: Hashable, Sendable { case left, middle, right }
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    /// `clicks` is 1, 2 or 3: how often the same place was pressed in quick succession.
    case press(Button, clicks: Int)
    case drag(Button)
    case release(Button)
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }
  /// What the mouse did.
  public var action: Action
  /// The cell it did it over.
  public var position: Point
  /// What was held meanwhile.
  public var modifiers: KeyModifiers

  /// Something the mouse did over a cell.
  public init(_ action: Action, at position: Point, modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
