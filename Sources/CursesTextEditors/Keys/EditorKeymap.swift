import CursesCore
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Which command a key gives to an editor of several rows.
public struct EditorKeymap<Command: Sendable>: Sendable {
  /// The command of each key with its modifiers.
  public var commands: [Key: Command]

  /// A keymap of exactly these keys.
  public init(_ commands: [Key: Command] = [:]) { self.commands = commands }

  /// The command of a key that is pressed or held; nil when it is let go or has none.
  public subscript(key: Key) -> Command? {
    key.pressed.flatMap { commands[$0] }
  }
}

/// What every editor of several rows can be told to do.
package protocol EditorCommand: Sendable {
  associatedtype Edit: TextMotions
  static func edit(_ command: Edit) -> Self
  static func move(_ motion: RowMotion) -> Self
  static func extend(_ motion: RowMotion) -> Self
  static func scroll(_ rows: Int) -> Self
  static var cut: Self { get }
  static var copy: Self { get }
  static var paste: Self { get }
  static var findNext: Self { get }
  static var findPrevious: Self { get }
}

/// The motions and deletions that the commands of a plain and of a rich text share.
package protocol TextMotions {
  static var moveBackward: Self { get }
  static var moveForward: Self { get }
  static var extendBackward: Self { get }
  static var extendForward: Self { get }
  static var moveWordBackward: Self { get }
  static var moveWordForward: Self { get }
  static var extendWordBackward: Self { get }
  static var extendWordForward: Self { get }
  static var moveParagraphBackward: Self { get }
  static var moveParagraphForward: Self { get }
  static var extendParagraphBackward: Self { get }
  static var extendParagraphForward: Self { get }
  static var deleteBackward: Self { get }
  static var deleteForward: Self { get }
  static var deleteWordBackward: Self { get }
  static var deleteWordForward: Self { get }
  static var selectAll: Self { get }
}

extension TextCommand: TextMotions {}

extension EditorKeymap where Command: EditorCommand {
  /// Binds the keys that mean the same in every editor: motions, deletions, the clipboard, the search.
  package mutating func bindSharedKeys() {
    bindMotions()
    bindDeletions()
    commands[Key(.character("a"), .control)] = .edit(.selectAll)
    commands[Key(.character("x"), .control)] = .cut
    commands[Key(.character("c"), .control)] = .copy
    commands[Key(.character("v"), .control)] = .paste
    commands[Key(.delete, .shift)] = .cut
    commands[Key(.insert, .control)] = .copy
    commands[Key(.insert, .shift)] = .paste
    commands[Key(.character("g"), .control)] = .findNext
    commands[Key(.character("g"), [.control, .shift])] = .findPrevious
    commands[Key(.up, .alt)] = .scroll(-1)
    commands[Key(.down, .alt)] = .scroll(1)
  }

  private mutating func bindMotions() {
    typealias Edit = Command.Edit
    let edits: [(Key.Code, KeyModifiers, Edit, Edit)] = [
      (.left, [], .moveBackward, .extendBackward),
      (.right, [], .moveForward, .extendForward),
      (.left, .control, .moveWordBackward, .extendWordBackward),
      (.right, .control, .moveWordForward, .extendWordForward),
      (.left, .alt, .moveWordBackward, .extendWordBackward),
      (.right, .alt, .moveWordForward, .extendWordForward),
      (.up, .control, .moveParagraphBackward, .extendParagraphBackward),
      (.down, .control, .moveParagraphForward, .extendParagraphForward),
    ]
    for (code, modifiers, move, extend) in edits { bind(Key(code, modifiers), move, extend) }
    // What Option with an arrow sends on many a Mac.
    commands[Key(.character("b"), .alt)] = .edit(.moveWordBackward)
    commands[Key(.character("f"), .alt)] = .edit(.moveWordForward)
    let rows: [(Key.Code, RowMotion)] = [
      (.up, .rowUp), (.down, .rowDown), (.pageUp, .pageUp), (.pageDown, .pageDown),
      (.home, .rowStart), (.end, .rowEnd),
    ]
    for (code, motion) in rows {
      commands[Key(code)] = .move(motion)
      commands[Key(code, .shift)] = .extend(motion)
    }
  }

  /// A motion, and with Shift the same that leaves the anchor where it is.
  package mutating func bind(_ key: Key, _ move: Command.Edit, _ extend: Command.Edit) {
    commands[key] = .edit(move)
    commands[Key(key.code, key.modifiers.union(.shift))] = .edit(extend)
  }

  private mutating func bindDeletions() {
    for modifiers in [[], KeyModifiers.shift] {
      commands[Key(.backspace, modifiers)] = .edit(.deleteBackward)
    }
    commands[Key(.delete)] = .edit(.deleteForward)
    for modifiers in [KeyModifiers.control, .alt] {
      commands[Key(.backspace, modifiers)] = .edit(.deleteWordBackward)
      commands[Key(.delete, modifiers)] = .edit(.deleteWordForward)
    }
    commands[Key(.character("w"), .control)] = .edit(.deleteWordBackward)
    commands[Key(.character("d"), .alt)] = .edit(.deleteWordForward)
  }
}
