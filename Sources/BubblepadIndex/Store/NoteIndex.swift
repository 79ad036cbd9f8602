import BubblepadSQLite
import CursesText

/// The index of a notebook: full text, names, headings, tags and links.
///
/// It is made from the files, lies outside of the notebook and can be thrown away: one that is damaged, gone or of
/// another version is made again. All of its functions take time and belong on another thread than the
/// screen's; several threads may call them.
public final class NoteIndex: Sendable {
  private let keeper: Guarded<IndexKeeper>
  private let reader = Guarded<IndexReader?>(nil)
  /// Whether a reader has found damage that the keeper has not seen.
  private let isDamaged = Guarded(false)
  private let doneNow = Guarded(0.0)
  private let notebook: String
  private let place: IndexPlace

  /// The index of a notebook's folder, at a place of its own. Nothing is opened yet.
  public init(notebook: String, place: IndexPlace) {
    self.notebook = notebook
    self.place = place
    keeper = Guarded(IndexKeeper(notebook: notebook, place: place))
  }

  // MARK: Keeping

  /// How much of the notebook has been taken in by the update that runs, from 0 to 1.
  public var progress: Double { doneNow.locked { $0 } }

  /// Takes in all that has changed in the notebook.
  public func update() -> IndexState {
    let wasDamaged = isDamaged.locked { damaged in
      defer { damaged = false }
      return damaged
    }
    if wasDamaged { reader.locked { $0 = nil } }
    return update { keeper in
      keeper.update(isDamaged: wasDamaged) { done in doneNow.locked { $0 = done } }
    }
  }

  /// Takes in files that have changed or are gone, by their paths within the notebook.
  public func update(_ paths: [String]) -> IndexState { update { $0.update(paths) } }

  /// Updates it. Where words have become a secret by that, what was read for searches is forgotten.
  private func update(_ body: (inout IndexKeeper) -> IndexState) -> IndexState {
    let (state, hidesWords) = keeper.locked { (body(&$0), $0.takeHiddenWords()) }
    if hidesWords { reader.locked { $0 = nil } }
    return state
  }

  /// Closes the index, and leaves it whole on the disk.
  public func close() {
    reader.locked { $0 = nil }
    keeper.locked { $0.close() }
  }

  // MARK: Asking

  /// Asks an index that has all notes; nil where there is none.
  func read<Answer>(_ body: (IndexReader) throws(DatabaseError) -> Answer) -> Answer? {
    reader.locked { reader in
      do throws(DatabaseError) {
        if reader?.isThere != true {
          reader = nil
          reader = try IndexReader(place, notebook: notebook)
        }
        guard let reader else { return nil }
        return try reader.database.reading { () throws(DatabaseError) -> Answer? in
          guard try reader.isComplete else { return nil }
          try reader.follow()
          return try body(reader)
        }
      } catch {
        reader = nil
        if error.isDamage { isDamaged.locked { $0 = true } }
        return nil
      }
    }
  }
}
