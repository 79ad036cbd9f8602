extension NotebookFolder.Listing {
  /// Why files or folders are not listed, a sentence or two for each reason.
  package var warnings: [String] {
    [closedWords, linkedWords, unreadableWords].compactMap(\.self)
  }

  private var closedWords: String? {
    guard !closedPaths.isEmpty else { return nil }
    let named = Numbers.list(closedPaths.map { "“\($0)”" })
    return "Cannot read \(named): no permission. Searches leave them out."
  }

  private var linkedWords: String? {
    guard !linkedFolders.isEmpty else { return nil }
    let named = Numbers.list(linkedFolders.map { "“\($0)”" })
    return linkedFolders.count == 1
      ? "The link \(named) is not followed: to see its notes, open the folder that it leads to."
      : "The links \(named) are not followed: to see their notes, open the folders they lead to."
  }

  private var unreadableWords: String? {
    guard let first = unreadableNames.first else { return nil }
    guard unreadableNames.count > 1 else {
      return "Cannot list “\(first)”: its name is not UTF-8. Rename it."
    }
    let others = unreadableNames.count - 1
    return "Cannot list “\(first)” and \(others) more: their names are not UTF-8. Rename them."
  }
}
