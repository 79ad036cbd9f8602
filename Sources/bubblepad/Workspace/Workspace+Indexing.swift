import BubblepadIndex
import BubblepadNotebook

extension Workspace {
  /// Starts to index the notebook, where there is one and a place for the index.
  func startIndexing() {
    guard let folder, folder.exists, let cacheHome = places.cacheHome, indexing == nil else {
      return
    }
    let indexing = NotebookIndexing(folder: folder, cacheHome: cacheHome, watch: watch)
    self.indexing = indexing
    indexing.onFailed = { [weak self] reason in
      self?.tell(.warning("Searching is slower for now, since there is no index: \(reason)"))
    }
    indexing.onSettled = { [weak self] in
      guard let self else { return }
      aside.readLinks(in: self)
      let insets = services.insets
      insets.pictures.findUnnamed()
      if self.indexing?.takeNewFiles() == true { insets.update() } else { insets.renew() }
      list.order.readTimes()
    }
    indexing.onUpdated = { [weak self] in self?.list.search.startAgain() }
    // A list that is being read tells it of the folders itself.
    guard list.isLoaded, !list.reading.listings.isUnderWay else { return }
    indexing.listChanged(folders: Array(Set(list.entries.map(\.folder))))
    // The folders without notes are still to be watched.
    list.reading.start(selecting: nil)
  }
}
