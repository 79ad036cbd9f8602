import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesThemes
import CursesUICore

/// Two fields, and below them every place where what is found gives way, each of which can be left out.
struct ReplaceDialog: View {
  let form: ReplaceForm
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var focus: Field?

  private enum Field: Hashable { case find, replacement, places }

  private var isLow: Bool { metrics.size.rows < 16 }
  private var isNarrow: Bool { metrics.size.columns < 76 }
  private var isSmall: Bool { metrics.size.columns < 56 }

  private var listRows: Int {
    let around = metrics.isTiny ? 4 : isLow ? 7 : 12
    return max(1, min(24, metrics.boxRows - around))
  }

  var body: some View {
    DialogBox(title: "Replace in all notes", columns: ScreenMetrics.broadDialog, metrics: metrics) {
      close()
    } content: {
      HStack(gap: 1) {
        label("Find   ")
        TextField(
          form.options.isPattern ? "regular expression" : "text to find", text: Bindable(form).find
        )
        .focused($focus, equals: .find)
        .onSubmit { submit() }
        option("Aa", \.isCaseSensitive)
        option("word", \.isWholeWord)
        option(".*", \.isPattern)
      }
      HStack(gap: 1) {
        label("Replace")
        TextField("new text; empty deletes", text: Bindable(form).replacement)
          .focused($focus, equals: .replacement)
          .onSubmit { submit() }
      }
      if !metrics.isTiny, !isLow { Divider() }
      list
      if !metrics.isTiny {
        message
        hints
      }
    }
    .onAppear { if !form.find.isEmpty { focus = .replacement } }
    // Without a place in the list there is nothing for keys to do there.
    .onChange(of: focus) { if focus == .places, form.rows.isEmpty { focus = .find } }
    .onKeyPress { handle($0.event) ? .handled : .ignored }
  }

  private func label(_ words: String) -> Text {
    Text(metrics.isTiny ? String(words.prefix(1)) : words).role(.dim)
  }

  private func option(
    _ words: String, _ option: WritableKeyPath<SearchOptions, Bool>
  ) -> some View {
    let isOn = form.options[keyPath: option]
    return Text(words).bold(isOn).underline(isOn).role(isOn ? .accent : .dim)
      .layoutPriority(1)
      .onTapGesture { form.options[keyPath: option].toggle() }
  }

  private var list: some View {
    // It is there also without a row: the focus can go to it as soon as there are some.
    ZStack(alignment: .topLeading) {
      if form.rows.isEmpty { Text(form.problem == nil ? form.summary : "").role(.dim) }
      SelectionList(
        form.rows, selection: Bindable(form).selection, activate: { _ in tellOfKeys() },
        isHeading: { $0.place == nil },
        row: { row, place, canvas in ReplaceRow(row: row).draw(place, in: &canvas) }
      )
      .focused($focus, equals: .places)
      .frame(maxColumns: .max, alignment: .top)
    }
    .frame(rows: listRows, alignment: .topLeading)
  }

  private var message: some View {
    let words = form.problem.map { "✗ \($0)" } ?? (form.rows.isEmpty ? "" : form.summary)
    let role: Role = form.problem == nil ? .dim : .error
    return Group {
      if isLow {
        ViewThatFits(in: .horizontal) {
          Text(words)
          Text(form.problem == nil && !form.rows.isEmpty ? form.shortSummary : words)
        }
        .lineLimit(1)
      } else {
        Text(words).lineLimit(2)
      }
    }
    .role(role)
    .frame(rows: isLow ? 1 : 2, alignment: .topLeading)
    .padding(top: isLow ? 0 : 1)
  }

  private var hints: some View {
    HStack(gap: isNarrow ? 1 : 2) {
      if form.rows.isEmpty {
        ClickableHint(key: "Enter", words: "preview") { submit() }
        // The switches beside the field say what there is.
        if metrics.size.columns >= 56 {
          ClickableHint(key: key(.findCase), words: "case") { toggle(\.isCaseSensitive) }
          ClickableHint(key: key(.findWord), words: "word") { toggle(\.isWholeWord) }
          ClickableHint(key: key(.findPattern), words: isNarrow ? ".*" : "pattern") {
            toggle(\.isPattern)
          }
        }
      } else {
        ClickableHint(key: "Space", words: isSmall ? "skip" : "leave out") { form.toggle() }
        ClickableHint(key: key(.replaceAll), words: replaceWords) { replace() }
        if !isNarrow { ClickableHint(key: "Tab", words: "fields") { focus = .find } }
      }
      ClickableHint(key: "Esc", words: "close") { close() }
    }
    .lineLimit(1)
  }

  private func key(_ command: AppCommand) -> String {
    let name = context.keyName(command)
    return isNarrow ? name.replacing("Alt+", with: "M-") : name
  }

  private var replaceWords: String {
    let count = form.plan?.includedCount ?? 0
    return isSmall ? "replace" : "replace \(Numbers.words(count, "place"))"
  }

  // MARK: Keys

  private func handle(_ key: Key) -> Bool {
    switch context.keymap.command(for: key, in: .field) {
    case .findCase?: toggle(\.isCaseSensitive)
    case .findWord?: toggle(\.isWholeWord)
    case .findPattern?: toggle(\.isPattern)
    case .replaceAll?: form.rows.isEmpty ? submit() : replace()
    default: return move(with: key)
    }
    return true
  }

  private func move(with key: Key) -> Bool {
    guard key.phase != .up else { return false }
    if focus == .places {
      guard key.modifiers.isEmpty, key.typed == " " else { return false }
      form.toggle()
      return true
    }
    guard key.modifiers.isEmpty else { return false }
    switch key.code {
    case .down where focus != .replacement: focus = .replacement
    case .down where !form.rows.isEmpty: focus = .places
    case .up where focus == .replacement: focus = .find
    default: return false
    }
    return true
  }

  private func toggle(_ option: WritableKeyPath<SearchOptions, Bool>) {
    form.options[keyPath: option].toggle()
    if focus == .places { focus = .find }
  }

  /// Shows the places, or goes to them.
  private func submit() {
    guard form.rows.isEmpty else {
      focus = .places
      return
    }
    context.services.replacing.look(form) { if !form.rows.isEmpty { focus = .places } }
  }

  /// Enter has shown the preview: pressed once more it writes nothing.
  private func tellOfKeys() {
    let key = key(.replaceAll)
    context.tell(.hint("\(key) replaces what is listed; Space leaves a place out."))
  }

  private func replace() { context.services.replacing.perform(form) }

  private func close() {
    form.cancel()
    context.closeDialog()
  }
}

/// A row of the preview: a note with its count, or a place before and after.
struct ReplaceRow {
  let row: ReplaceForm.Row

  @MainActor
  func draw(_ place: ListRow, in canvas: inout Canvas) {
    let rect = place.rect
    let ground = canvas.beginRow(place, hasBar: true)
    defer { canvas.surface = ground }
    guard let found = row.place else {
      let count = row.note.includedCount
      let all = row.note.count
      let words =
        count == all ? Numbers.words(all) : "\(Numbers.words(count)) of \(Numbers.words(all))"
      let title = canvas.look.fitted(
        row.note.title, columns: max(1, rect.size.columns - canvas.look.width(of: words) - 3))
      let column = canvas.write(
        title, column: rect.minColumn + 1, row: rect.minRow, role: .accent, attributes: .bold)
      canvas.write(words, column: column + 1, row: rect.minRow, role: .dim)
      return
    }
    let isIncluded = found.isIncluded
    let box =
      canvas.look.isLinear ? (isIncluded ? "" : "left out: ") : sign(isIncluded, canvas.look)
    var column = canvas.write(
      "\(box) \(found.line): ", column: rect.minColumn + 2, row: rect.minRow,
      role: isIncluded ? .accent : .dim)
    let parts: [(String, Role, TextAttributes)] =
      isIncluded
      ? [
        (found.lead, .dim, []), (found.old, .error, .strikethrough), (" → ", .dim, []),
        (found.new.isEmpty ? "(deleted)" : found.new, found.new.isEmpty ? .dim : .good, .bold),
        (found.rest, .dim, []),
      ] : [(found.lead + found.old + found.rest, .dim, [])]
    for (text, role, attributes) in parts {
      let room = rect.maxColumn - column - 1
      guard room > 0 else { break }
      column = canvas.write(
        canvas.look.fitted(text, columns: room), column: column, row: rect.minRow, role: role,
        attributes: attributes)
    }
  }

  @MainActor
  private func sign(_ isIncluded: Bool, _ look: Look) -> String {
    String(look.symbol(isIncluded ? "☑" : "☐", ascii: isIncluded ? "x" : "-"))
  }
}
