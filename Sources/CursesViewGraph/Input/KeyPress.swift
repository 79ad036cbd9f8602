import CursesCore

/// A press of a key, as `onKeyPress` hands it on. After SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// What became of a press.
  public enum Result: Hashable, Sendable {
    /// Nobody else gets it.
    case handled
    case ignored
  }

  /// The parts of a press. Only terminals with the Kitty keyboard protocol tell when a key is let go
  /// or held; elsewhere every press is `down`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was let go.
    public static let up = Phases(rawValue: 4)
    /// Every part of a press.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The part of the press that is reported.
  public let phase: Phases
  /// The key by what it types without modifiers.
  public let key: KeyEquivalent
  /// What the key types with its modifiers. With Ctrl a letter is the control character that it is on
  /// a terminal: `\u{11}` for Ctrl+Q.
  public let characters: String
  /// What was held with it, as far as the terminal tells.
  public let modifiers: EventModifiers
  /// The key as the terminal has sent it.
  package let event: Key

  init(_ key: Key) {
    event = key
    phase = key.phase == .up ? .up : key.phase == .repeat ? .repeat : .down
    self.key = KeyEquivalent(key.code)
    characters = String(KeyPress.character(of: key) ?? self.key.character)
    var modifiers = EventModifiers(key.modifiers)
    // A terminal tells of shift by the letter alone.
    if case .character(let character) = key.code, character.isUppercase { modifiers.insert(.shift) }
    self.modifiers = modifiers
  }

  /// The control character that Ctrl makes of a letter.
  private static func character(of key: Key) -> Character? {
    guard case .character(let character) = key.code, key.modifiers.contains(.control),
      let ascii = character.asciiValue, (0x40..<0x80).contains(ascii)
    else { return nil }
    return Character(Unicode.Scalar(ascii & 0x1F))
  }

  /// Whether the press is that of a key alone: with Ctrl, Alt or Super a letter is another key.
  func isPlain(_ key: KeyEquivalent) -> Bool {
    guard self.key == key else { return false }
    guard case .character = event.code else { return true }
    return modifiers.isDisjoint(with: [.control, .option, .command])
  }
}

extension View {
  /// Acts on a key before the control with the focus does, while the focus is within this view. A letter
  /// is meant without Ctrl, Alt and Super; the form with phases tells of those.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: [.down, .repeat]) { $0.isPlain(key) ? action() : .ignored }
  }

  /// Runs an action in some phases of a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { $0.key == key ? action($0) : .ignored }
  }

  /// Runs an action for some keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs an action for every key that nothing further in takes.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases, action: action)
  }
}

struct KeyPressView<Content: View>: View, PrimitiveView {
  let content: Content
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? KeyPressNode ?? KeyPressNode(context)
    node.phases = phases
    node.action = action
    node.updateContent(content, context)
    return node
  }
}

/// The node of `onKeyPress`: asked before the control within.
final class KeyPressNode: WrapperNode {
  var phases = KeyPress.Phases.all
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }
  override var isStructural: Bool { true }

  override init(_ context: ViewContext) {
    super.init(context)
    graph.keyWatchers += 1
  }

  override func takesFirst(_ key: Key) -> Bool {
    let press = KeyPress(key)
    return phases.contains(press.phase) && action(press) == .handled
  }

  override func detach() {
    graph.keyWatchers -= 1
    super.detach()
  }
}
