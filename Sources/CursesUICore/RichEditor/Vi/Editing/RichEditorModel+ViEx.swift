import MarkdownText
import TextModel

/// The `:` line.
extension RichEditorModel {
  func runEx(_ line: String, _ effect: inout RichEditorEffect, tick: Int) {
    vi?.memory.registers.note(line, as: ":")
    let command = ViExCommand(line)
    if let request = command.request {
      if vi?.visual != nil { endVisual() }
      effect.viRequest = request
      return
    }
    if command.isNamed("g", "global") || command.isNamed("v", "vglobal") {
      return doEverywhere(command, &effect, tick: tick)
    }
    let places = lines(of: command, &effect)
    if vi?.visual != nil { endVisual() }
    guard let places else { return }
    let step = document.beginStep()
    defer { document.endStep(step) }
    switch true {
    case command.isPlace: jump(to: places.upperBound)
    case command.isNamed("s", "substitute"), command.name == "&":
      substitute(command, places, &effect, tick: tick)
    case command.isNamed("d", "delete"):
      change(.delete, places, command, &effect, tick: tick)
    case command.isNamed("y", "yank"): change(.yank, places, command, &effect, tick: tick)
    case command.isNamed("j", "join"):
      change(.join(isSpaced: !command.isForced), places, command, &effect, tick: tick)
    case command.name == ">": change(.indent, places, command, &effect, tick: tick)
    case command.name == "<": change(.outdent, places, command, &effect, tick: tick)
    case command.isNamed("m", "move"):
      carry(places, command, moves: true, &effect, tick: tick)
    case command.isNamed("co", "copy"), command.name == "t":
      carry(places, command, moves: false, &effect, tick: tick)
    case command.isNamed("sor", "sort"): sort(places, command, &effect, tick: tick)
    case command.isNamed("pu", "put"): putBelow(places, command, &effect, tick: tick)
    case command.isNamed("norm", "normal"):
      pressKeys(command.rest, in: places, &effect, tick: tick)
    case command.isNamed("marks", "marks"): list(.marks, &effect)
    case command.isNamed("reg", "registers"), command.isNamed("di", "display"):
      list(.registers, &effect)
    case command.isNamed("noh", "nohlsearch"): endSearch()
    case command.isNamed("se", "set"): set(command.rest, &effect)
    case command.isNamed("u", "undo"): undoVi(.undo, 1, &effect, tick: tick)
    case command.isNamed("red", "redo"): undoVi(.redo, 1, &effect, tick: tick)
    case command.isNamed("ma", "mark"), command.name == "k":
      guard let name = command.rest.first else { break }
      document.setMark(name, at: viOffset(places.upperBound))
    default: effect.message = "“\(line)” is not a command here."
    }
  }

  // MARK: Lines

  /// The lines a command is about: the one at the caret where it names none.
  func lines(
    of command: ViExCommand, _ effect: inout RichEditorEffect
  ) -> ClosedRange<RichPlace>? {
    if command.isWhole {
      while document.readOn() {}
      return RichPlace(block: 0, paragraph: 0, visible: 0)...viText.lastLine
    }
    guard let from = command.from, let upTo = command.upTo else {
      let here = viText.line(viCursor).start
      return here...here
    }
    guard let first = place(of: from, &effect), let last = place(of: upTo, &effect) else {
      return nil
    }
    return first <= last ? first...last : last...first
  }

  func place(of address: ViAddress, _ effect: inout RichEditorEffect) -> RichPlace? {
    let text = viText
    var place: RichPlace
    switch address.base {
    case .current: place = text.line(viCursor).start
    case .last: place = text.lastLine
    case .line(let number): place = sourceLine(number)
    case .mark(let name):
      noteSelectionMarks()
      guard let found = marked(name, isLine: true, &effect) else { return nil }
      place = text.line(found).start
    }
    for _ in 0..<abs(address.offset) {
      guard let next = address.offset < 0 ? text.lineBefore(place) : text.lineAfter(place) else {
        break
      }
      place = next
    }
    return place
  }

  private func noteSelectionMarks() {
    guard let visual = vi?.visual else { return }
    document.setMark("<", at: min(visual.anchor, visual.cursor))
    document.setMark(">", at: max(visual.anchor, visual.cursor))
  }

  private func jump(to place: RichPlace) {
    noteJump(viCursor)
    putViCaret(onFirstNonBlank(place))
  }

  private func change(
    _ operation: ViOperator, _ places: ClosedRange<RichPlace>, _ command: ViExCommand,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    let stretch = ViStretch.lines(places.lowerBound, places.upperBound, in: viText)
    let register = command.rest.first.flatMap { ViRegisters.isName($0) ? $0 : nil }
    let change = ViChange(.operate(operation, .lines), register: register)
    _ = operate(
      operation, ViGrasp(stretches: [stretch]), change, step: document.beginStep(), &effect,
      tick: tick)
  }

  // MARK: Replacing

  private func substitute(
    _ command: ViExCommand, _ places: ClosedRange<RichPlace>, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    var wanted = command.rest.isEmpty ? vi?.memory.substitution : ViSubstitution(command.rest)
    if command.rest.isEmpty { wanted?.asks = false }
    if wanted?.pattern.isEmpty == true { wanted?.pattern = vi?.memory.search?.needle ?? "" }
    guard let wanted, !wanted.pattern.isEmpty else {
      effect.message = "It is written :s/what/with/, with a g behind for all of a line."
      return
    }
    vi?.memory.substitution = wanted
    vi?.memory.search = ViSearch(needle: wanted.pattern)
    let found: Search?
    do {
      found = try search(for: wanted)
    } catch {
      effect.message = error.reason
      return
    }
    guard let found else { return }
    search = vi?.memory.highlights == true ? found : nil
    currentMatch = nil
    if wanted.asks { return confirm(found, wanted, places, &effect, tick: tick) }
    replace(found, wanted, places, &effect, tick: tick)
  }

  func search(for wanted: ViSubstitution) throws(PatternError) -> Search? {
    guard let isCaseSensitive = wanted.isCaseSensitive else {
      return try viSearch(ViSearch(needle: wanted.pattern))
    }
    var options = SearchOptions()
    options.isPattern = true
    options.isCaseSensitive = isCaseSensitive
    return try options.search(for: ViPattern(wanted.pattern).text)
  }

  private func replace(
    _ search: Search, _ wanted: ViSubstitution, _ places: ClosedRange<RichPlace>,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    var count = 0
    var lines = 0
    var refused: String?
    var caret: RichPlace?
    for place in viText.lines(from: places.lowerBound, upTo: places.upperBound).reversed() {
      let text = viText.line(place).paragraph.text
      var matches = search.matches(in: text, includesEmpty: true)
      if !wanted.isGlobal { matches = Array(matches.prefix(1)) }
      let changes = matches.map { match in
        RichReplacement(
          match.range,
          with: search.replacement(for: match, in: text, template: wanted.template))
      }
      guard !changes.isEmpty else { continue }
      let outcome = document.replaceEach(
        changes, inParagraphAt: document.existing(place), tick: tick)
      refused = outcome.refused ?? refused
      guard outcome.count > 0 else { continue }
      count += outcome.count
      lines += 1
      caret = caret ?? place
    }
    if let caret { putViCaret(onFirstNonBlank(caret)) }
    guard refused == nil else {
      effect.message = refused
      return
    }
    if count == 0 {
      effect.message = "“\(wanted.pattern)” is not there."
    } else {
      effect.message = told(replaced: count, in: lines)
    }
  }

  // MARK: Settings

  private func set(_ text: String, _ effect: inout RichEditorEffect) {
    for word in text.split(separator: " ") {
      let isOff = word.hasPrefix("no")
      switch isOff ? String(word.dropFirst(2)) : String(word) {
      case "ic", "ignorecase": vi?.memory.ignoresCase = !isOff
      case "scs", "smartcase": vi?.memory.isSmartCase = !isOff
      case "hls", "hlsearch":
        vi?.memory.highlights = !isOff
        if isOff { endSearch() }
      default:
        effect.message =
          "“\(word)” is no setting of vi here: ignorecase, smartcase and hlsearch are."
        return
      }
    }
    if text.isEmpty, let memory = vi?.memory {
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
    case "w", "wr", "write", "up", "update": return from == nil ? .write(name) : nil
    case "sav", "saveas": return from == nil && name != nil ? .write(name) : nil
    case "q", "quit", "qa", "qall": return .quit(isForced: isForced)
    case "wq", "wqa", "x", "xa", "xit", "exit": return .writeAndQuit
    case "e", "edit": return .edit(name, isForced: isForced)
    default: return nil
    }
  }
}
