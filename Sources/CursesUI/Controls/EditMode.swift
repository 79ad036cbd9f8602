import CursesControls
import CursesViewGraph

/// Whether the rows of lists are being edited. After SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Rows are only looked at and chosen.
  case inactive
  /// One row is being edited; here the same as `active`.
  case transient
  /// Rows have a sign to delete them by.
  case active

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The editing of the lists around: that of the window, unless a view has set another one.
  ///
  /// Nil outside a window.
  public var editMode: Binding<EditMode>? {
    get {
      rowEditing.map { editing in
        Binding(
          get: { MainActor.assumeIsolated { editing.isOn() } ? .active : .inactive },
          set: { mode in MainActor.assumeIsolated { editing.set(mode.isEditing) } })
      }
    }
    set {
      rowEditing = newValue.map { mode in
        RowEditing(
          isOn: { mode.wrappedValue.isEditing },
          set: { mode.wrappedValue = $0 ? .active : .inactive })
      }
    }
  }
}

/// A button that begins and ends the editing of the lists around it. After SwiftUI's `EditButton`.
///
/// Where it stands in a toolbar it is for the lists of the window.
public struct EditButton: View {
  @Environment(\.rowEditing) private var editing

  /// A button with the title “Edit”, or “Done” while rows are being edited.
  public init() {}

  private var isOn: Bool { editing?.isOn() == true }

  public var body: some View {
    Button(isOn ? "Done" : "Edit") { editing?.set(!isOn) }
      .disabled(editing == nil)
  }
}

/// A view of elements whose rows can be deleted and moved in a `List`. After SwiftUI's.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The elements that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}
extension EditedRows: DynamicViewContent {}

extension ForEach {
  /// Lets the rows be deleted in a `List`: the action gets the places of those that are to go.
  ///
  /// The list then takes the focus, and Delete is for the row at its bar. Nil keeps the rows.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> EditedRows<Data, ID, Content> { edited.onDelete(perform: action) }

  /// Lets the rows be moved in a `List`: the action gets the places of those that are moved, and the place
  /// before which they go, both as they are now; `move(fromOffsets:toOffset:)` takes them.
  ///
  /// The list then takes the focus, and Alt with an arrow key moves the row at its bar.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> EditedRows<Data, ID, Content> { edited.onMove(perform: action) }
}

extension EditedRows {
  /// Lets the rows be deleted too.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> EditedRows {
    deleting(action.map { action in { action(IndexSet(integer: $0)) } })
  }

  /// Lets the rows be moved too.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> EditedRows {
    moving(action.map { action in { action(IndexSet(integer: $0), $1) } })
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Takes out the elements at some places, as `onDelete` names them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }

  /// Puts the elements at some places before the one at another, as `onMove` names them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    var result = Self()
    for (offset, element) in enumerated() {
      if offset == destination { result.append(contentsOf: moved) }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= count { result.append(contentsOf: moved) }
    self = result
  }
}
