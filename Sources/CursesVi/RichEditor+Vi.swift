import CursesCore
import CursesRichEditor
import CursesRichText
@_spi(Nodes) import CursesViewGraph

/// Vi keys.
extension RichEditorModel {
  /// The keys of vi; nil while they are off.
  var viKeys: ViKeys? { modal as? ViKeys }

  /// Whether the keys of vi are on.
  public var usesVi: Bool {
    get { viKeys != nil }
    set {
      guard newValue != usesVi else { return }
      let keys = newValue ? ViKeys(self) : nil
      modal = keys
      document.remembersLine = newValue
      keys?.caret.clamp()
    }
  }

  /// What vi remembers beyond this text; to be handed to the next editor.
  public var viMemory: ViMemory? {
    get { viKeys?.memory }
    set { if let newValue { viKeys?.memory = newValue } }
  }

  /// The mode and what is half typed; nil while vi keys are off.
  public var viStatus: ViStatus? { viKeys?.status }

  /// The mode; nil while vi keys are off.
  public var viMode: ViMode? { viKeys?.caret.state.machine.mode }

  /// Whether a key belongs to vi now, before any other meaning it has.
  public func viClaims(_ key: Key) -> Bool { viKeys?.caret.state.machine.claims(key) ?? false }

  /// The marks with capital names that lie in this text. Those set here are taken as they are.
  public var viFileMarks: [Character: ViFileMark] {
    get { viKeys.map { ViFileMarks($0.caret).marks } ?? [:] }
    set { if let viKeys { ViFileMarks(viKeys.caret).marks = newValue } }
  }

  /// Goes to a mark of this text: to its place, or to the first character of its line.
  public func go(to mark: ViFileMark, isLine: Bool) {
    if let viKeys { ViFileMarks(viKeys.caret).go(to: mark, isLine: isLine) }
  }

  /// Goes to a mark of a list, or puts the register.
  public func choose(_ name: Character, in kind: ViListing.Kind, tick: Int) -> RichEditorEffect {
    viKeys.map { ViLists($0.caret).choose(name, in: kind, tick: tick) } ?? RichEditorEffect()
  }
}

extension RichEditorEffect {
  /// What an ex command of vi asks the program to do.
  public internal(set) var viRequest: ViRequest? {
    get { request?.asked as? ViRequest }
    set { request = newValue.map { ModalRequest($0) } }
  }
}

/// Vi keys.
extension RichEditorControl {
  /// Whether the keys of vi are on.
  public var usesVi: Bool {
    get { editor.usesVi }
    set {
      guard newValue != usesVi else { return }
      editor.usesVi = newValue
      editor.viKeys?.caret.state.clipboard = { [weak self] in
        self?.node?.graph.clipboard.words ?? ""
      }
      setNeedsDisplay()
      onChange()
    }
  }

  /// Called with what an ex command of vi asks of the program.
  public var onViRequest: (ViRequest) -> Void {
    get { { [onRequest] request in onRequest(ModalRequest(request)) } }
    set {
      onRequest = { request in if let asked = request.asked as? ViRequest { newValue(asked) } }
    }
  }

  /// The mode and what is half typed; nil while vi keys are off.
  public var viStatus: ViStatus? { editor.viStatus }

  /// Whether a key belongs to vi now, before any other meaning it has. What sees keys before the editor
  /// does leaves these alone.
  public func viClaims(_ key: Key) -> Bool { editor.viClaims(key) }

  /// Goes to a mark of vi.
  public func go(to mark: ViFileMark, isLine: Bool) {
    editor.go(to: mark, isLine: isLine)
    changed()
  }

  /// Goes to a mark of a list that vi keys have asked to show, or puts the register.
  public func choose(_ name: Character, in kind: ViListing.Kind) {
    _ = apply(editor.choose(name, in: kind, tick: tick))
    changed()
  }
}
