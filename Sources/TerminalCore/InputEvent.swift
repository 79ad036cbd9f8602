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

public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = KeyModifiers(rawValue: 1)
  public static let alt = KeyModifiers(rawValue: 2)
  public static let control = KeyModifiers(rawValue: 4)
  public static let `super` = KeyModifiers(rawValue: 8)
}

/// A key with its modifiers, as one press.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// What the key types. With `control` or `alt` the lower-case letter; shift is in the character.
    case character(Character)
    case enter, tab, backspace, delete, escape, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  public enum Phase: Hashable, Sendable { case down, `repeat`, up }

  public var code: Code
  public var modifiers: KeyModifiers
  public var phase: Phase

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

public struct Mouse: Hashable, Sendable {
  public enum Button: Hashable, Sendable { case left, middle, right }
  public enum Action: Hashable, Sendable {
    /// `clicks` is 1, 2 or 3: how often the same place was pressed in quick succession.
    case press(Button, clicks: Int)
    case drag(Button)
    case release(Button)
    case move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }
  public var action: Action
  public var position: Point
  public var modifiers: KeyModifiers

  public init(_ action: Action, at position: Point, modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
