import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Which command a key gives to a field.
///
/// The standard keys are those of the desktop where they and the shell's disagree: Ctrl+A selects all,
/// Ctrl+C, X and V are the clipboard. Ctrl+Y is both: redo after an undo, else it yanks, and Alt+Y goes
/// back in the ring. Of the shell's keys those are kept that mean nothing else: Ctrl+E, K, U, W, T and
/// H, Alt+B, F, D, T, U, L and C. Up and Down, Enter, Tab, Escape and every other key are the parent's.
public struct FieldKeymap: Sendable {
  /// The command of each key with its modifiers.
  public var commands: [Key: FieldCommand]

  /// A keymap of exactly these keys.
  public init(_ commands: [Key: FieldCommand]) { self.commands = commands }

  /// The command of a key that is pressed or held; nil when it is let go or has none.
  public subscript(key: Key) -> FieldCommand? {
    key.pressed.flatMap { commands[$0] }
  }

  /// The keys of lines on terminals: arrows, Home, End, those of Emacs, and Ctrl+Z, X, C and V.
  public static let standard: FieldKeymap = {
    var map = FieldKeymap([:])
    map.bindMotions()
    map.bindDeletions()
    map.bindTheRest()
    return map
  }()

  private mutating func bindMotions() {
    let motions: [(Key.Code, KeyModifiers, FieldMotion)] = [
      (.left, [], .characterBackward), (.right, [], .characterForward),
      (.left, .control, .wordBackward), (.right, .control, .wordForward),
      (.left, .alt, .wordBackward), (.right, .alt, .wordForward),
      (.home, [], .start), (.end, [], .end),
      (.home, .control, .start), (.end, .control, .end),
    ]
    for (code, modifiers, motion) in motions {
      commands[Key(code, modifiers)] = .move(motion)
      commands[Key(code, modifiers.union(.shift))] = .extend(motion)
    }
    commands[Key(.character("b"), .alt)] = .move(.wordBackward)
    commands[Key(.character("f"), .alt)] = .move(.wordForward)
    commands[Key(.character("e"), .control)] = .move(.end)
  }

  private mutating func bindDeletions() {
    commands[Key(.backspace)] = .delete(.characterBackward)
    commands[Key(.backspace, .shift)] = .delete(.characterBackward)
    commands[Key(.character("h"), .control)] = .delete(.characterBackward)
    commands[Key(.delete)] = .delete(.characterForward)
    commands[Key(.backspace, .control)] = .kill(.wordBackward)
    commands[Key(.backspace, .alt)] = .kill(.wordBackward)
    commands[Key(.character("w"), .control)] = .kill(.wordBackward)
    commands[Key(.delete, .control)] = .kill(.wordForward)
    commands[Key(.delete, .alt)] = .kill(.wordForward)
    commands[Key(.character("d"), .alt)] = .kill(.wordForward)
    commands[Key(.character("k"), .control)] = .kill(.end)
    commands[Key(.character("u"), .control)] = .kill(.start)
    commands[Key(.character("y"), .alt)] = .yank
  }

  private mutating func bindTheRest() {
    commands[Key(.character("t"), .control)] = .transpose
    commands[Key(.character("a"), .control)] = .selectAll
    commands[Key(.character("z"), .control)] = .undo
    commands[Key(.character("y"), .control)] = .redoOrYank
    commands[Key(.character("t"), .alt)] = .transposeWords
    commands[Key(.character("u"), .alt)] = .changeCase(.upper)
    commands[Key(.character("l"), .alt)] = .changeCase(.lower)
    commands[Key(.character("c"), .alt)] = .changeCase(.capitalized)
    commands[Key(.character("z"), [.control, .shift])] = .redo
    commands[Key(.character("x"), .control)] = .cut
    commands[Key(.character("c"), .control)] = .copy
    commands[Key(.character("v"), .control)] = .paste
    commands[Key(.delete, .shift)] = .cut
    commands[Key(.insert, .control)] = .copy
    commands[Key(.insert, .shift)] = .paste
  }
}
