import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore
import Observation

/// The order of the list of notes, which each notebook has for itself.
@Observable @MainActor
final class ListOrder {
  /// When the notes were created, as far as that is known and the order asks for it.
  private var created: [FileID: Int64] = [:]
  @ObservationIgnored private let notebook: String?
  @ObservationIgnored private let file: StateFile<ChosenOrders>
  /// Nil until the list is read: the first screen does not wait for the file.
  @ObservationIgnored private var known: NoteOrder?
  @ObservationIgnored private var entries: [NoteEntry] = []

  init(notebook: String?, places: NotebookPlaces) {
    self.notebook = notebook
    file = ChosenOrders.file(in: places)
  }

  var order: NoteOrder {
    if let known { return known }
    let read = notebook.flatMap { file.read()?[$0] } ?? .usual
    known = read
    return read
  }

  /// The notes in their order. They are put in it when the notes or the order are others.
  private(set) var arranged: [NoteEntry] = []

  /// Takes the notes of the notebook.
  func take(_ entries: [NoteEntry]) {
    self.entries = entries
    arranged = order.sorted(entries, created: created)
  }

  /// The time that the list shows of a note.
  func time(of entry: NoteEntry) -> Int64 {
    order.key == .created ? created[entry.id] ?? entry.modified : entry.modified
  }

  // MARK: Choosing

  /// Offers the orders.
  func offer(in workspace: Workspace) {
    guard let notebook else {
      return workspace.tell(.hint("A single note is open, so there is no list to sort."))
    }
    let items = NoteOrder.all.map { order in
      ItemPicker.Item(
        id: "\(order.key) \(order.isDescending)", title: order.words,
        detail: order == self.order ? "now" : "", words: Self.words(for: order))
    }
    let picker = ItemPicker(
      title: "Sort notes", prompt: "name, modified, created", items: items,
      selected: items.first { $0.detail == "now" }?.id
    ) { [weak workspace] item in
      guard let workspace, let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      self.choose(NoteOrder.all[index], of: notebook, in: workspace)
    }
    picker.pickWords = "sort"
    workspace.dialog = .pick(picker)
  }

  private static func words(for order: NoteOrder) -> String {
    let key =
      switch order.key {
      case .name: "title alphabetical natural"
      case .modified: "changed edited updated date"
      case .created: "birth made date"
      }
    return key + (order.isDescending ? " descending down" : " ascending up")
  }

  private func choose(_ order: NoteOrder, of notebook: String, in workspace: Workspace) {
    known = order
    var chosen = file.read() ?? ChosenOrders()
    chosen[notebook] = order
    file.write(chosen)
    take(entries)
    workspace.refilter()
    readTimes(in: workspace)
    workspace.tell(.done("The notes are sorted: \(Self.sentence(order))."))
  }

  private static func sentence(_ order: NoteOrder) -> String {
    order.words.prefix(1).lowercased() + order.words.dropFirst()
  }

  // MARK: Times

  /// Reads when the notes were created, on another thread, where the order asks for it.
  func readTimes(in workspace: Workspace) {
    guard order.key == .created, let notebook else { return }
    let (index, entries) = (workspace.indexing?.readyIndex, entries)
    Task { [weak self, weak workspace] in
      let times = await Background.run {
        let indexed = index?.creationTimes() ?? [:]
        return Dictionary(
          entries.compactMap { entry -> (FileID, Int64)? in
            let time = entry.path.below(notebook).flatMap { indexed[FileID($0)] }
            return (time ?? CreationTime.ofFile(at: entry.path)).map { (entry.id, $0) }
          }, uniquingKeysWith: { first, _ in first })
      }
      guard let self, let workspace, times != created else { return }
      created = times
      take(self.entries)
      workspace.refilter()
    }
  }
}
