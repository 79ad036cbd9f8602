import CursesMarkdown
import Synchronization

/// What was known of a large document's blocks and is not any more.
///
/// The last reference to the blocks of a gigabyte takes a tenth of a second to let go, which no key should
/// wait for: `release` is called on another thread, when nobody else holds them.
public final class DiscardedBlocks: Sendable {
  private let tables: Mutex<[BlockTable]>

  init(_ tables: [BlockTable]) { self.tables = Mutex(tables) }

  /// Lets go of them.
  public func release() {
    _ = tables.withLock { tables in
      defer { tables = [] }
      return tables
    }
  }
}

extension RichDocument {
  /// What may be let go of since this was asked last; nil where that is little.
  public func takeDiscarded() -> DiscardedBlocks? {
    let tables = table.takeDiscarded()
    return tables.isEmpty ? nil : DiscardedBlocks(tables)
  }
}
