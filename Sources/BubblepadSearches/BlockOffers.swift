import BubblepadIndex
import BubblepadNotebook
import CursesText
import CursesUICore

/// The blocks without an id that are offered after `^^` and `#^`, by their words. They are looked for beside the typing.
@MainActor
package final class BlockOffers {
  /// Where blocks are looked for, and by which words.
  private struct Question: Equatable {
    /// Of the note, from the notebook's folder on; nil for all notes.
    let path: String?
    let words: [String]
  }

  private let finder: LinkFinder
  /// The blocks of the note with the link, as they were when the link was begun.
  private let own: [LinkableBlock]
  private let ownText: [UInt8]
  private let index: NoteIndex?
  /// Called when more are known than were offered.
  private let foundMore: () -> Void
  private var answer: (question: Question, found: [FoundBlock])?
  private var asked: Question?
  private var stop: SearchStop?
  /// By the links to them.
  private var offered: [String: FoundBlock] = [:]

  private nonisolated static let most = 40

  /// - Parameters:
  ///   - ownText: of the note with the link; empty for one that has no file.
  ///   - caret: where the link is typed: its own block is not offered.
  package init(
    _ finder: LinkFinder, ownText: [UInt8], caret: Int, index: NoteIndex?,
    foundMore: @escaping () -> Void
  ) {
    (self.finder, self.ownText, self.index) = (finder, ownText, index)
    self.foundMore = foundMore
    own = LinkableBlock.all(in: ownText).filter {
      !($0.range.lowerBound...$0.range.upperBound).contains(caret)
    }
  }

  /// Those for what is typed between the brackets, as far as they are known; none for what asks for other things.
  package func completions(for typed: String) -> [NameCompletion] {
    // Those of one note are offered before a word is typed, those of all notes by their words alone.
    guard let question = question(typed), question.path != nil || !question.words.isEmpty else {
      return []
    }
    if answer?.question != question { ask(question) }
    let isOfOwn = question.path == nil || question.path == finder.source
    let own = isOfOwn ? ownBlocks(with: question.words) : []
    let others = answer?.question == question ? answer?.found ?? [] : []
    return (own + others).prefix(Self.most).map { found in
      let isOwn = found.path == finder.source
      let completion = finder.completion(
        of: found, isOwn: isOwn, showsNote: question.path == nil && !isOwn)
      offered[completion.markdown] = found
      return completion
    }
  }

  /// The block without an id that a link leads to which was offered.
  package func block(of markdown: String) -> FoundBlock? { offered[markdown] }

  private func question(_ typed: String) -> Question? {
    if typed.hasPrefix("^^") { return Question(path: nil, words: words(typed.dropFirst(2))) }
    guard let mark = typed.firstRange(of: "#^") else { return nil }
    let name = String(typed[..<mark.lowerBound])
    guard
      let path = name.isEmpty
        ? finder.source : finder.resolver.path(of: name, from: finder.source)
    else { return nil }
    return Question(path: path, words: words(typed[mark.upperBound...]))
  }

  private func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }

  private func ownBlocks(with words: [String]) -> [FoundBlock] {
    LinkableBlock.those(of: own, in: ownText, with: words).map { FoundBlock($0, in: finder.source) }
  }

  private func ask(_ question: Question) {
    guard asked != question else { return }
    stop?.set()
    asked = question
    guard question.path != finder.source else { return }
    let stop = SearchStop()
    self.stop = stop
    let (index, notebook, source, now) = (index, finder.notebook, finder.source, TextSearch.now)
    Task { [weak self] in
      let found = await Background.run { () -> [FoundBlock] in
        if let path = question.path {
          return NoteIndex.blocks(with: question.words, ofNoteAt: path, in: notebook)
        }
        return index?.blocks(
          with: question.words, in: notebook, limit: Self.most, now: now,
          isCancelled: { !stop.isWanted }) ?? []
      }
      guard let self, asked == question else { return }
      answer = (question, found.filter { !$0.path.isSamePath(as: source) })
      if answer?.found.isEmpty == false { foundMore() }
    }
  }
}
