import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The `:` line.
@MainActor
struct ViExCommands: ViPart {
  let caret: ViCaret
  private let macros: ViMacros

  init(_ caret: ViCaret, _ macros: ViMacros) { (self.caret, self.macros) = (caret, macros) }

  func run(_ line: String, _ effect: inout RichEditorEffect, tick: Int) {
    caret.state.memory.registers.note(line, as: ":")
    if let visual = caret.state.visual {
      ViVisualMode(caret).end()
      caret.put(document.place(at: min(visual.anchor, visual.cursor)))
    }
    perform(line, &effect, tick: tick)
  }

  /// Does the commands of a line, one after the other.
  func perform(_ line: String, _ effect: inout RichEditorEffect, tick: Int) {
    let parts = ViExCommand.split(line)
    // As in vim what is done by commands is no change of the line.
    let remembersLine = document.remembersLine
    document.remembersLine = false
    defer { document.remembersLine = remembersLine }
    let step = document.beginStep()
    for part in parts where !editor.stops() { runOne(part, &effect, tick: tick) }
    // A question that is open joins what is done when it is answered.
    if parts.count > 1, caret.state.confirming == nil { document.endStep(step) }
  }

  private func runOne(_ line: String, _ effect: inout RichEditorEffect, tick: Int) {
    let command = ViExCommand(line)
    if let request = command.request {
      effect.viRequest = request
      return
    }
    if command.isNamed("g", "global") || command.isNamed("v", "vglobal") {
      return doEverywhere(command, &effect, tick: tick)
    }
    guard let places = ViLines(caret).lines(of: command, &effect) else {
      caret.state.hasFailed = true
      return
    }
    let step = document.beginStep()
    defer { document.endStep(step) }
    switch true {
    case command.isPlace: jump(to: places.upperBound)
    case command.isNamed("s", "substitute"), command.name == "&":
      ViSubstitutions(caret).substitute(command, places, &effect, tick: tick)
    case command.isNamed("d", "delete"):
      change(.delete, places, command, &effect, tick: tick)
    case command.isNamed("y", "yank"):
      let before = caret.place
      change(.yank, places, command, &effect, tick: tick)
      caret.put(before)
    case command.isNamed("j", "join"):
      change(.join(isSpaced: !command.isForced), places, command, &effect, tick: tick)
      caret.put(caret.onFirstNonBlank(caret.place))
    case command.name == "=":
      effect.message = "Line \(document.line(at: caret.offset(places.upperBound)) + 1)."
    case command.isNamed("p", "print"), command.name == "#": jump(to: places.upperBound)
    case command.name == "\"": break
    case command.name == ">": change(.indent, places, command, &effect, tick: tick)
    case command.name == "<": change(.outdent, places, command, &effect, tick: tick)
    case command.isNamed("m", "move"):
      ViLineCommands(caret).carry(places, command, moves: true, &effect, tick: tick)
    case command.isNamed("co", "copy"), command.name == "t":
      ViLineCommands(caret).carry(places, command, moves: false, &effect, tick: tick)
    case command.isNamed("sor", "sort"):
      ViLineCommands(caret).sort(places, command, &effect, tick: tick)
    case command.isNamed("pu", "put"):
      ViLineCommands(caret).putBelow(places, command, &effect, tick: tick)
    case command.isNamed("norm", "normal"):
      let isHere = command.from == nil && !command.isWhole
      macros.pressKeys(command.rest, in: isHere ? nil : places, &effect, tick: tick)
    case command.isNamed("marks", "marks"): ViLists(caret).list(.marks, &effect)
    case command.isNamed("reg", "registers"), command.isNamed("di", "display"):
      ViLists(caret).list(.registers, &effect)
    case command.isNamed("noh", "nohlsearch"): editor.endSearch()
    case command.isNamed("se", "set"): set(command.rest, &effect)
    case command.isNamed("u", "undo"): ViChanges(caret).undo(.undo, 1, &effect, tick: tick)
    case command.isNamed("red", "redo"): ViChanges(caret).undo(.redo, 1, &effect, tick: tick)
    case command.isNamed("ma", "mark"), command.name == "k":
      guard let name = command.rest.first else { break }
      document.setMark(name, at: caret.offset(places.upperBound))
    default: effect.message = "“\(line)” is not a command here."
    }
  }

  // MARK: Lines

  private func jump(to place: RichPlace) {
    caret.noteJump(caret.place)
    caret.put(caret.onFirstNonBlank(place))
  }

  private func change(
    _ operation: ViOperator, _ places: ClosedRange<RichPlace>, _ command: ViExCommand,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    let (register, count) = command.registerAndCount
    var places = places
    var last = places.upperBound
    if let count {
      // A count is of lines from the last that is named.
      last = caret.text.line(count - 1, after: last)
      places = places.upperBound...last
    }
    let stretch = ViStretch.lines(places.lowerBound, places.upperBound, in: caret.text)
    let change = ViChange(.operate(operation, .lines), register: register)
    for _ in 0..<command.times where !editor.stops() {
      _ = ViOperators(caret).operate(
        operation, ViGrasp(stretches: [stretch]), change, step: document.beginStep(), &effect,
        tick: tick)
    }
    // Vim leaves the caret in the last line that it has moved sideways.
    if operation == .indent || operation == .outdent { caret.put(caret.onFirstNonBlank(last)) }
  }

  // MARK: Settings

  private func set(_ text: String, _ effect: inout RichEditorEffect) {
    for word in text.split(separator: " ") {
      let isOff = word.hasPrefix("no")
      switch isOff ? String(word.dropFirst(2)) : String(word) {
      case "ic", "ignorecase": caret.state.memory.ignoresCase = !isOff
      case "scs", "smartcase": caret.state.memory.isSmartCase = !isOff
      case "hls", "hlsearch":
        caret.state.memory.highlights = !isOff
        if isOff { editor.endSearch() }
      default:
        effect.message =
          "“\(word)” is no setting of vi here: ignorecase, smartcase and hlsearch are."
        return
      }
    }
    if text.isEmpty {
      let memory = caret.state.memory
      let words = [
        memory.ignoresCase ? "ignorecase" : "noignorecase",
        memory.isSmartCase ? "smartcase" : "nosmartcase",
        memory.highlights ? "hlsearch" : "nohlsearch",
      ]
      effect.message = words.joined(separator: " ")
    }
  }
}

extension ViExCommand {
  /// What the command asks of the program, if it is one of those.
  var request: ViRequest? {
    let name = rest.isEmpty ? nil : rest
    switch self.name {
    case "w", "wr", "write", "up", "update", "wa", "wall": return from == nil ? .write(name) : nil
    case "sav", "saveas": return from == nil && name != nil ? .write(name) : nil
    case "q", "quit", "qa", "qall": return .quit(isForced: isForced)
    case "wq", "wqa", "x", "xa", "xit", "exit": return .writeAndQuit
    case "e", "edit": return .edit(name, isForced: isForced)
    case "cq", "cquit": return .quitWithError
    default: return tabRequest.map { .tab($0) }
    }
  }

  private var tabRequest: ViTabRequest? {
    let name = rest.isEmpty ? nil : rest
    let count = registerAndCount.count
    switch true {
    case isNamed("tabnew", "tabnew"), isNamed("tabe", "tabedit"): return .open(name)
    case isNamed("sp", "split"), isNamed("vs", "vsplit"), self.name == "new",
      isNamed("vne", "vnew"):
      return .beside(name)
    case isNamed("on", "only"): return .only
    case isNamed("tabo", "tabonly"): return .onlyTab
    case isNamed("tabc", "tabclose"), isNamed("clo", "close"), isNamed("bd", "bdelete"):
      return .close(isForced: isForced)
    case isNamed("tabp", "tabprevious"), self.name == "tabN", self.name == "tabNext",
      isNamed("bp", "bprevious"):
      return .step(-(count ?? 1))
    case isNamed("tabfir", "tabfirst"), isNamed("tabr", "tabrewind"): return .number(1)
    case isNamed("tabl", "tablast"): return .number(.max)
    case isNamed("tabn", "tabnext"): return count.map { .number($0) } ?? .step(1)
    case isNamed("bn", "bnext"): return .step(count ?? 1)
    default: return nil
    }
  }
}
