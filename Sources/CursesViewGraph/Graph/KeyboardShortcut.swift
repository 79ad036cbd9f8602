import CursesCore

/// A key that acts wherever the focus is. After SwiftUI's `KeyboardShortcut`.
///
/// Terminals have no command key. What stands for it:
///
/// | in the program | on the keyboard |
/// |---|---|
/// | command + letter | Ctrl + letter, also Super + letter where the terminal reports it |
/// | command + I, M, J, H, Q, Z or C, with a digit, a sign or another key | Alt + that key |
/// | command + shift + letter | Alt + Shift + letter, also Ctrl + Shift or Super + Shift where reported |
/// | option | Alt |
/// | command + option, or control + option | Ctrl + Alt |
/// | control | Ctrl |
///
/// In a terminal Ctrl+I is Tab, Ctrl+M and Ctrl+J are Enter and Ctrl+H is Backspace; Ctrl+Q quits,
/// Ctrl+Z undoes and Ctrl+C copies in every field.
///
/// A shortcut with Ctrl or Alt comes before the keys of the control with the focus; one without
/// (`defaultAction` is Enter, `cancelAction` is Esc) after them.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed with the modifiers.
  public var key: KeyEquivalent
  /// As SwiftUI names them; the table above says which keys they are.
  public var modifiers: EventModifiers

  /// A key with modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Which keyboard layout a shortcut follows. A terminal sends what is typed, so all are one.
  public struct Localization: Hashable, Sendable {
    let number: Int
    /// By what is typed, as all of them.
    public static let automatic = Localization(number: 0)
    /// By what is typed.
    public static let withoutMirroring = Localization(number: 1)
    /// By what is typed.
    public static let custom = Localization(number: 2)
  }

  /// Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  private static let taken: Set<Character> = ["i", "m", "j", "h", "q", "z", "c"]

  /// Whether Ctrl stands for the command key.
  private var commandIsControl: Bool {
    guard !modifiers.contains(.shift) else { return false }
    let letter = Character(key.character.lowercased())
    return ("a"..."z").contains(letter) && !Self.taken.contains(letter)
  }

  /// What a terminal sends for the shortcut.
  private var pressed: Key {
    var wanted: KeyModifiers = []
    if modifiers.contains(.option) { wanted.insert(.alt) }
    if modifiers.contains(.control) { wanted.insert(.control) }
    if modifiers.contains(.command) {
      wanted.insert(commandIsControl || modifiers.contains(.option) ? .control : .alt)
    }
    let isLetter = key.character.isLetter
    if modifiers.contains(.shift), !isLetter { wanted.insert(.shift) }
    let letter = String(key.character)
    let cased = modifiers.contains(.shift) ? letter.uppercased() : letter.lowercased()
    return Key(
      isLetter ? .character(Character(cased)) : .character(key.character), wanted)
  }

  /// Whether the shortcut comes before the keys of the control with the focus.
  var isStrong: Bool { !modifiers.subtracting([.shift, .numericPad, .function]).isEmpty }

  func matches(_ key: Key) -> Bool {
    guard key.phase != .up else { return false }
    let sent = KeyEquivalent(key.code).character
    var held = key.modifiers
    var wanted = pressed.modifiers
    // Terminals tell of a letter's shift by its case, as a modifier, or both.
    if self.key.character.isLetter {
      guard sent.lowercased() == self.key.character.lowercased() else { return false }
      if sent.isUppercase { held.insert(.shift) }
      if modifiers.contains(.shift) { wanted.insert(.shift) }
    } else if sent != self.key.character {
      return false
    }
    if held == wanted { return true }
    guard modifiers.contains(.command) else { return false }
    // Super is the command key itself; Ctrl and Shift with a letter only some terminals tell of.
    let others = EventModifiers(held).subtracting([.command, .shift])
    let isShifted = held.contains(.shift) == wanted.contains(.shift)
    if held.contains(.super) {
      return isShifted && others == modifiers.intersection([.option, .control])
    }
    return modifiers == [.command, .shift] && held == [.control, .shift]
  }

  /// How a hint names the keys: `Ctrl+S`.
  package var name: String {
    let key = pressed
    var words: [String] = []
    if key.modifiers.contains(.control) { words.append("Ctrl") }
    if key.modifiers.contains(.alt) { words.append("Alt") }
    if modifiers.contains(.shift) { words.append("Shift") }
    words.append(self.key.name)
    return words.joined(separator: "+")
  }
}

extension View {
  /// Gives the button or toggle in this view a key.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// A shortcut for the control, such as `.defaultAction`.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutView(content: self, shortcut: shortcut)
  }

  /// A shortcut for the control; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutView(content: self, shortcut: shortcut)
  }
}

struct ShortcutView<Content: View>: View, PrimitiveView {
  let content: Content
  let shortcut: KeyboardShortcut?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ShortcutNode ?? ShortcutNode(context)
    node.shortcut = shortcut
    var inner = context
    inner.environment.keyboardShortcut = shortcut
    node.updateContent(content, inner)
    return node
  }
}

/// The node of `keyboardShortcut`: knows the key and finds what it presses.
final class ShortcutNode: WrapperNode {
  var shortcut: KeyboardShortcut?
  override var isStructural: Bool { true }

  override init(_ context: ViewContext) {
    super.init(context)
    graph.shortcuts.append(self)
  }

  /// The first thing within that can be pressed.
  private var target: PressNode? { first { $0 as? PressNode } }

  func press(_ key: Key, strong: Bool) -> Bool {
    guard let shortcut, shortcut.isStrong == strong, shortcut.matches(key),
      graph.focus.allows(self),
      let target, target.environment.isEnabled
    else { return false }
    target.press()
    return true
  }

  override func detach() {
    graph.shortcuts.removeAll { $0 === self }
    super.detach()
  }
}

enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The key of the button around.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
