import BubblepadIndex
import BubblepadNotebook
import CursesRichText
import CursesUICore

/// Reads what embeds of notes show, those within them too.
struct EmbedReader {
  let folder: String
  let resolver: LinkResolver
  /// Whether the files of a notebook are known, and not only those of the folder.
  var isInNotebook = true
  /// What reads the pictures of embedded notes; nil where none are shown.
  var pictures: EmbeddedPictures?
  /// What a query or a base in a note answers, by its address and the path of the note.
  var query: (String, String) -> PictureAnswer? = { _, _ in nil }

  /// How deep embeds within embeds are shown.
  static let mostDeep = 3
  /// How many embeds of one note are shown within it.
  private static let mostWithin = 20

  /// A part of a note that is being shown.
  struct Part {
    let path: String
    /// The lines of the note, from 0.
    let lines: Range<Int>
  }

  /// What an embed shows.
  ///
  /// - Parameters:
  ///   - address: `[[note]]`, `[[note#heading]]`, `[[note#^block]]`.
  ///   - source: the note that it stands in, from the folder on.
  ///   - parts: what it stands in, from the outermost.
  func answer(_ address: String, in source: String, within parts: [Part] = []) -> PictureAnswer {
    guard let page = WikiLink.page(of: address) else { return .nothing }
    let written = page.prefix { $0 != "|" }
    let names = written.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = NoteTitle.trimmed(String(names.first ?? ""))
    let subpath = names.count > 1 ? String(names[1]) : nil
    guard !PictureAddress.isPicture(name), !name.isEmpty || subpath != nil else { return .nothing }
    guard let path = resolver.path(of: name, from: source) else {
      guard !name.hasFileEnding || NotebookFolder.isNote(name) else { return .nothing }
      return .problem(
        isInNotebook
          ? "There is no note “\(name)” to show."
          : "A single note is open, and “\(name)” is not in its folder. Open the notebook to see it."
      )
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard NotebookFolder.isNote(file) else {
      guard CanvasFile.isCanvas(file) else { return .nothing }
      return .problem("“\(file)” is a canvas: a program that shows canvases opens it.")
    }
    let title = NoteTitle.shownTitle(ofFileName: file)
    guard let bytes = NoteSource.bytes(ofFileAt: folder + "/" + path) else {
      return .problem("“\(title)” cannot be shown here: it is locked, or no text.")
    }
    guard let excerpt = NoteExcerpt(subpath, of: bytes) else {
      let what = subpath?.hasPrefix("^") == true ? "block" : "heading"
      return .problem("“\(title)” has no \(what) “\(subpath ?? "")” to show.")
    }
    let part = Part(path: path, lines: excerpt.lines)
    guard !parts.contains(where: { $0.path.isSamePath(as: path) && $0.lines == part.lines }) else {
      return .problem("“\(title)” is embedded in itself, and not shown again.")
    }
    guard parts.count <= Self.mostDeep else {
      return .problem("Embeds within embeds are shown \(Self.mostDeep) deep, and not more.")
    }
    let within = answers(of: excerpt.text, in: path, within: parts + [part])
    return .inset(
      Inset(
        title: subpath.map { title + " > " + $0.replacing("#", with: " > ") } ?? title,
        target: address, text: excerpt.text,
        omitted: .init(excerpt.omittedLines, one: "line", many: "lines"), answers: within))
  }

  /// What the embeds, pictures and queries of a text show.
  private func answers(
    of text: [UInt8], in path: String, within parts: [Part]
  ) -> [String: PictureAnswer] {
    guard text.contains(UInt8(ascii: "!")) || text.contains(UInt8(ascii: "`")) else { return [:] }
    var answers: [String: PictureAnswer] = [:]
    for address in Inset.addresses(in: text, queries: InsetMaker.languages)
    where answers.count < Self.mostWithin && answers[address] == nil {
      answers[address] =
        InsetMaker.isQuery(address) || BaseEmbed.isBase(address)
        ? query(address, path)
        : InsetLibrary.takes(address)
          ? answer(address, in: path, within: parts)
          : pictures?.answer(address, in: path, of: folder, resolver)
    }
    return answers
  }
}
