import BubblepadIndex
import BubblepadNotebook
import CursesRichText
import CursesText
import CursesUICore

/// Finds what the embeds and queries of the open note show, on another thread, and again when notes have changed.
///
/// Keys ask nothing of it: it is asked when an embed or a query has come into view, or the notebook has changed.
@MainActor
package final class InsetLibrary {
  /// Whether somebody waits for an answer that can be given.
  package var isBusy: Bool {
    isWorking || pause != nil || missingLinks.table.isReading || !waiting.isEmpty && place != nil
  }
  /// Whether notes have changed since it was brought up to date: while its note is not on the screen.
  package private(set) var isOutdated = false
  /// How many embeds and queries were answered, for tests.
  package private(set) var answerCount = 0

  /// The note, and what may be shown in it; nil while that is not known.
  private var place: InsetPlace?
  private var deliver: @MainActor ([String: PictureAnswer]) -> Void = { _ in }
  /// What is shown, by its address, the one that was asked for last at the end.
  private var shown: [String] = []
  private var answers: [String: PictureAnswer] = [:]
  private var waiting: [String] = []
  /// The pictures of the notes that are shown.
  private var pictures: [FileID: KnownPicture] = [:]
  private var isWorking = false
  /// Counts the notes that were shown.
  private var round = 0

  /// So many are answered again when notes change.
  private static let mostShown = 64

  /// What was shown is asked again a moment after notes have changed: they often change one after another.
  private var pause: Task<Void, Never>?
  private static let pauseLength = Duration.milliseconds(250)

  /// Which links of the note lead to notes that are not there yet.
  package let missingLinks: MissingLinks

  /// - Parameter table: where the links of the notebook lead.
  package init(_ table: NotebookLinks = NotebookLinks()) { missingLinks = MissingLinks(table) }

  /// Whether an address of an image is for this library: an embed that is no picture, or a query.
  package nonisolated static func takes(_ address: String) -> Bool {
    InsetMaker.isQuery(address) || WikiLink.page(of: address) != nil && PictureEmbed(address) == nil
  }

  /// Begins with another note.
  ///
  /// - Parameter deliver: called on a later turn with what was found out.
  package func show(_ deliver: @escaping @MainActor ([String: PictureAnswer]) -> Void) {
    round += 1
    (shown, answers, waiting, place) = ([], [:], [], nil)
    pictures = [:]
    pause?.cancel()
    (pause, isOutdated) = (nil, false)
    self.deliver = deliver
  }

  /// Finds what embeds and queries show, as soon as it is known among which files.
  package func find(_ addresses: [String], in place: InsetPlace?) {
    self.place = place ?? self.place
    for address in addresses {
      shown.removeAll { $0 == address }
      shown.append(address)
    }
    if shown.count > Self.mostShown { shown.removeFirst(shown.count - Self.mostShown) }
    waiting += addresses
    work()
  }

  /// Looks again at all that is shown, soon: notes have changed.
  ///
  /// - Parameter isShown: whether the note is on the screen; else nothing is read until it is.
  package func update(in place: InsetPlace?, isShown: Bool = true) {
    self.place = place ?? self.place
    isOutdated = !isShown && !shown.isEmpty
    guard isShown, !shown.isEmpty else { return work() }
    // What waits for its first answer does not wait longer.
    guard !answers.isEmpty else { return updateNow() }
    guard pause == nil else { return }
    pause = Task { [weak self] in
      try? await Task.sleep(for: Self.pauseLength)
      guard !Task.isCancelled, let self else { return }
      pause = nil
      updateNow()
    }
  }

  private func updateNow() {
    waiting = shown
    work()
  }

  /// What is shown for a query, as far as it is known.
  package func answer(to address: String) -> PictureAnswer? { answers[address] }

  /// What a query answers, to be written as Markdown.
  ///
  /// - Returns: nil where the notebook cannot say yet.
  package func result(of address: String, in place: InsetPlace) async -> QueryResult? {
    await Background.run { InsetMaker(place).result(of: address, mostRows: InsetMaker.mostWritten) }
  }

  private func work() {
    guard !isWorking, !waiting.isEmpty, let place else { return }
    isWorking = true
    let (addresses, round, pictures) = (waiting, round, pictures)
    waiting = []
    Task {
      let (found, read) = await Background.run(isPatient: true) {
        let maker = InsetMaker(place, pictures: pictures)
        return (maker.answers(addresses), maker.pictures.read)
      }
      isWorking = false
      if round == self.round {
        self.pictures.merge(read) { $1 }
        take(found)
      }
      work()
    }
  }

  private func take(_ found: [String: PictureAnswer]) {
    answerCount += found.count
    let new = found.filter { answers[$0.key] != $0.value }
    answers.merge(new) { $1 }
    if !new.isEmpty { deliver(new) }
  }
}
