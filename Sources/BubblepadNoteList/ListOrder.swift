import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore
import Observation

/// The order of the list of notes, which each notebook has for itself.
@Observable @MainActor
package final class ListOrder {
  /// When the notes were created, as far as that is known and the order asks for it.
  private var created: [FileID: Int64] = [:]
  @ObservationIgnored private let notebook: String?
  @ObservationIgnored private let file: StateFile<ChosenOrders>
  /// Nil until the list is read: the first screen does not wait for the file.
  @ObservationIgnored private var known: NoteOrder?
  @ObservationIgnored private var entries: [NoteEntry] = []
  /// Where the user has put the notes; nil until that is asked for.
  @ObservationIgnored private var manual: ManualOrder?
  @ObservationIgnored private lazy var manualFile = notebook.map {
    ManualOrder.file(of: $0, in: places)
  }
  @ObservationIgnored private let places: NotebookPlaces
  @ObservationIgnored private unowned let list: NoteList
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) {
    self.list = list
    (notebook, places) = (list.context.folder?.path, list.context.places)
    file = ChosenOrders.file(in: places)
  }

  package var order: NoteOrder {
    if let known { return known }
    let read = notebook.flatMap { file.read()?[$0] } ?? .usual
    known = read
    return read
  }

  /// The notes in their order. They are put in it when the notes or the order are others.
  package private(set) var arranged: [NoteEntry] = []

  /// Takes the notes of the notebook.
  func take(_ entries: [NoteEntry]) {
    self.entries = entries
    guard order.key == .manual, let notebook else {
      arranged = order.sorted(entries, created: created)
      return
    }
    arranged = knownManual.sorted(entries, in: notebook)
  }

  private var knownManual: ManualOrder {
    if let manual { return manual }
    let read = manualFile?.read() ?? ManualOrder()
    manual = read
    return read
  }

  /// The time that the list shows of a note.
  func time(of entry: NoteEntry) -> Int64 {
    order.key == .created ? created[entry.id] ?? entry.modified : entry.modified
  }

  // MARK: Choosing

  /// Offers the orders.
  package func offer() {
    guard let notebook else {
      return context.tell(.hint("A single note is open, so there is no list to sort."))
    }
    let items = NoteOrder.all.map { order in
      ItemPicker.Item(
        id: "\(order.key) \(order.isDescending)", title: order.words,
        detail: order == self.order ? "now" : "", words: Self.words(for: order))
    }
    let picker = ItemPicker(
      title: "Sort notes", prompt: "name, modified, created, manual", items: items,
      selected: items.first { $0.detail == "now" }?.id
    ) { [weak self] item in
      guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      self?.choose(NoteOrder.all[index], of: notebook)
    }
    picker.pickWords = "sort"
    context.present(picker)
  }

  private static func words(for order: NoteOrder) -> String {
    let key =
      switch order.key {
      case .name: "title alphabetical natural"
      case .modified: "changed edited updated date"
      case .created: "birth made date"
      case .manual: "own hand custom drag arrange position"
      }
    guard order.key != .manual else { return key }
    return key + (order.isDescending ? " descending down" : " ascending up")
  }

  private func choose(_ order: NoteOrder, of notebook: String) {
    if order.key == .manual, knownManual.isEmpty {
      // What is moved then starts from what is seen now.
      change { $0.take(arranged, in: notebook) }
    }
    known = order
    var chosen = file.read() ?? ChosenOrders()
    chosen[notebook] = order
    file.write(chosen)
    take(entries)
    list.refilter()
    readTimes()
    let way = order.key == .manual ? " \(context.wayTo(.moveNoteUp)) moves one up." : ""
    context.tell(.done("The notes are sorted: \(Self.sentence(order)).\(way)"))
  }

  // MARK: Moving

  private func change(_ change: (inout ManualOrder) -> Void) {
    let before = knownManual
    var changed = before
    change(&changed)
    guard changed != before else { return }
    manual = changed
    manualFile?.write(changed)
  }

  /// Puts the selected note of the list before the one above it, or after the one below.
  package func moveSelected(down isDown: Bool) {
    guard let notebook, list.search.current == nil else { return }
    guard order.key == .manual else {
      return context.tell(
        .hint(
          "The notes are sorted: \(Self.sentence(order)). \(context.wayTo(.sortNotes)) offers an order of your own."
        ))
    }
    guard let note = arranged.first(where: { $0.id == list.selection }) else {
      return context.tell(.hint("Select a note to move it: folders are sorted by name."))
    }
    guard !list.pins.contains(note) else {
      return context.tell(.hint("Pinned notes stay at the top."))
    }
    let isTree = context.arrangement.panels.areFoldersShown
    let rows = list.browser.shownNotes.filter {
      !list.pins.contains($0) && (!isTree || $0.folder.isSamePath(as: note.folder))
    }
    guard let index = rows.firstIndex(where: { $0.id == note.id }),
      rows.indices.contains(index + (isDown ? 1 : -1))
    else {
      return context.tell(.hint("It is the \(isDown ? "last" : "first") one already."))
    }
    let other = rows[index + (isDown ? 1 : -1)]
    let before = knownManual
    change {
      $0.move(note.path, beyond: other.path, isAfter: isDown, among: arranged, in: notebook)
    }
    show()
    let swap = Swap(new: before, old: knownManual, moved: note.shownTitle)
    context.notebookSteps.did(NotebookStep(undo: turn(swap, isBack: true)))
  }

  /// An order that takes the place of another when a move is undone or done again.
  private struct Swap {
    let new, old: ManualOrder
    /// The title of what was moved.
    let moved: String

    var reversed: Swap { Swap(new: old, old: new, moved: moved) }
  }

  private func turn(_ swap: Swap, isBack: Bool) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      guard knownManual == swap.old else {
        return context.tell(
          .hint("Notes have changed their places since “\(swap.moved)” was moved."))
      }
      change { $0 = swap.new }
      show()
      let next = turn(swap.reversed, isBack: !isBack)
      if isBack {
        context.notebookSteps.undid(next)
      } else {
        context.notebookSteps.didAgain(NotebookStep(undo: next))
      }
      context.tell(
        .done("“\(swap.moved)” is \(isBack ? "back in its place" : "moved again")."))
    }
  }

  private func show() {
    take(entries)
    list.refilter()
  }

  /// A note has another path.
  func follow(_ path: String, to newPath: String) {
    guard order.key == .manual || manual != nil, let notebook else { return }
    change { _ = $0.rename(path, to: newPath, in: notebook) }
  }

  private static func sentence(_ order: NoteOrder) -> String {
    order.words.prefix(1).lowercased() + order.words.dropFirst()
  }

  // MARK: Times

  /// Reads when the notes were created, on another thread, where the order asks for it.
  package func readTimes() {
    guard order.key == .created, let notebook else { return }
    let (index, entries) = (context.indexing?.readyIndex, entries)
    Task { [weak self] in
      let times = await Background.run {
        let indexed = index?.creationTimes() ?? [:]
        return Dictionary(
          entries.compactMap { entry -> (FileID, Int64)? in
            let time = entry.path.below(notebook).flatMap { indexed[FileID($0)] }
            return (time ?? CreationTime.ofFile(at: entry.path)).map { (entry.id, $0) }
          }, uniquingKeysWith: { first, _ in first })
      }
      guard let self, times != created else { return }
      created = times
      take(self.entries)
      list.refilter()
    }
  }
}
