import CursesUICore
import Observation
import TerminalCore
import Themes

/// A list that is searched by typing: commands, notes, themes.
@Observable @MainActor
final class Picker {
  /// Something that can be picked.
  struct Item: Identifiable {
    let id: String
    let title: String
    /// Shown dim at the right: a key, a date.
    var detail = ""
    /// Other words that it is found by; they are not shown.
    var words = ""
    var isEnabled = true
    /// Colours shown before the detail.
    var swatches: (@MainActor () -> [Color])?
  }

  let title: String
  let prompt: String
  @ObservationIgnored let items: [Item]
  @ObservationIgnored let pick: (Item) -> Void
  /// Called when another item is selected, for a preview.
  @ObservationIgnored let preview: (Item) -> Void
  @ObservationIgnored let cancel: () -> Void
  /// Whether the panels behind show the selected item.
  let isPreview: Bool
  @ObservationIgnored private lazy var candidates = items.map {
    WordedCandidate($0.title, words: $0.words)
  }
  var query = "" {
    didSet { if query != oldValue { search() } }
  }
  private(set) var found: [Found]
  var selection: String? {
    didSet {
      guard selection != oldValue, let item = selectedItem else { return }
      preview(item)
    }
  }

  /// An item and which of its characters matched.
  struct Found: Identifiable {
    let item: Item
    let positions: [Int]
    var id: String { item.id }
  }

  init(
    title: String, prompt: String, items: [Item], selected: String? = nil,
    preview: ((Item) -> Void)? = nil, cancel: @escaping () -> Void = {},
    pick: @escaping (Item) -> Void
  ) {
    self.title = title
    self.prompt = prompt
    self.items = items
    self.pick = pick
    self.preview = preview ?? { _ in }
    isPreview = preview != nil
    self.cancel = cancel
    found = items.map { Found(item: $0, positions: []) }
    selection = selected ?? items.first?.id
  }

  @ObservationIgnored private var swatches: [String: [Color]] = [:]

  /// The colours of an item, asked for once.
  func swatches(of item: Item) -> [Color] {
    guard let ask = item.swatches else { return [] }
    if let known = swatches[item.id] { return known }
    let colors = ask()
    swatches[item.id] = colors
    return colors
  }

  var selectedItem: Item? { found.first { $0.id == selection }?.item }

  private func search() {
    if query.isEmpty {
      found = items.map { Found(item: $0, positions: []) }
    } else {
      found = WordedCandidate.ranked(query, in: candidates).map { index, positions in
        Found(item: items[index], positions: positions)
      }
    }
    selection = found.first?.id
  }

  func move(by distance: Int) {
    guard !found.isEmpty else { return }
    let here = found.firstIndex { $0.id == selection } ?? 0
    selection = found[max(0, min(found.count - 1, here + distance))].id
  }
}

struct PickerDialog: View {
  let picker: Picker
  let workspace: Workspace
  let metrics: ScreenMetrics

  private var listRows: Int {
    max(1, min(14, metrics.size.rows - (metrics.size.rows >= 16 ? 8 : 5)))
  }

  var body: some View {
    DialogBox(title: picker.title, columns: 64, metrics: metrics) {
      workspace.closeDialog()
      picker.cancel()
    } content: {
      TextField(picker.prompt, text: Bindable(picker).query)
        .onSubmit { take() }
        .onKey { handle($0) }
      Divider()
      if picker.found.isEmpty {
        Text("nothing matches").role(.dim).frame(rows: listRows, alignment: .top)
      } else {
        SelectionList(
          picker.found, selection: Bindable(picker).selection, clicks: 1, activate: { _ in take() },
          row: { found, row, canvas in draw(found, row, &canvas) }
        )
        .frame(rows: listRows, alignment: .top)
      }
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch key.code {
    case .up: picker.move(by: -1)
    case .down: picker.move(by: 1)
    case .pageUp: picker.move(by: -listRows)
    case .pageDown: picker.move(by: listRows)
    default: return false
    }
    return true
  }

  private func take() {
    guard let item = picker.selectedItem, item.isEnabled else { return }
    workspace.closeDialog()
    picker.pick(item)
  }

  private func draw(_ found: Picker.Found, _ row: ListRow, _ canvas: inout Canvas) {
    let rect = row.rect
    let ground = canvas.surface
    defer { canvas.surface = ground }
    if row.isSelected {
      canvas.tint(rect, role: .listSelected)
      canvas.surface = .listSelected
    }
    let detail = canvas.look.fitted(found.item.detail, columns: rect.size.columns / 2)
    let detailWidth = canvas.look.width(of: detail)
    let hasRoom = rect.size.columns >= 44 && canvas.theme.depth >= .indexed256
    let swatches = hasRoom ? picker.swatches(of: found.item) : []
    let room = rect.size.columns - detailWidth - 3 - (swatches.isEmpty ? 0 : 2 * swatches.count + 2)
    let title = canvas.look.fitted(found.item.title, columns: max(1, room))
    var column = rect.minColumn + 1
    let matched = Set(found.positions)
    for (index, character) in title.enumerated() {
      column = canvas.write(
        String(character), column: column, row: rect.minRow,
        role: matched.contains(index) ? .accent : found.item.isEnabled ? .text : .dim,
        attributes: matched.contains(index) ? .bold : [])
    }
    canvas.write(detail, column: rect.maxColumn - detailWidth - 1, row: rect.minRow, role: .dim)
    var swatch = rect.maxColumn - detailWidth - 3 - 2 * swatches.count
    for color in swatches {
      canvas.frame.fill(
        Rect(column: swatch, row: rect.minRow, columns: 2, rows: 1),
        with: Cell(style: Style(background: color)))
      swatch += 2
    }
  }
}
