import BubblepadNotebook
import BubblepadProperties
import CursesText

/// The edits that put a template into a note: its text at the caret, its properties among the note's.
///
/// Values of properties that the note has stay, its lists get what the template's have besides, and every byte that
/// is not replaced stays.
package struct TemplateInsertion {
  /// In the order of the text.
  package private(set) var edits: [Edit] = []
  /// Where the caret stands afterwards: after the inserted text.
  package private(set) var caret: Int

  /// - Parameters:
  ///   - template: with its variables replaced.
  ///   - source: the note, or its first 64 KB at least.
  ///   - selection: what the text takes the place of.
  /// - Throws: the second half of a sentence that begins with what cannot be read.
  package init(
    _ template: [UInt8], into source: [UInt8], at selection: Range<Int>
  ) throws(TemplateProblem) {
    guard let own = FrontMatterBlock(template) else {
      let start = FrontMatterBlock(source)?.end ?? FrontMatterBlock.start(of: source)
      let range = Self.range(selection, after: start)
      let text = SpacedTemplate(template, in: source, at: range)
      edits = [Edit(range, SourceText(bytes: text.bytes))]
      caret = range.lowerBound + text.end
      return
    }
    let part = Array(template[own.end...])
    guard let block = FrontMatterBlock(source) else {
      try Self.inTemplate { () throws(Refusal) in
        _ = try FrontMatterBlock.names(of: Array(own.properties))
      }
      let head = Array(template[FrontMatterBlock.start(of: template)..<own.end])
      let start = FrontMatterBlock.start(of: source)
      let selection = Self.range(selection, after: start)
      let text = SpacedTemplate(part, in: source, at: selection)
      caret = head.count + selection.lowerBound + text.end
      edits =
        selection.lowerBound == start
        ? [Edit(selection, SourceText(bytes: head + text.bytes))]
        : [
          Edit(start..<start, SourceText(bytes: head)),
          Edit(selection, SourceText(bytes: text.bytes)),
        ]
      return
    }
    let added = try Self.missing(from: block, in: own)
    let range = Self.range(selection, after: block.end)
    edits = try Self.joined(source, with: template)
    if !added.isEmpty {
      let place = block.properties.endIndex
      let last =
        edits.last?.range.upperBound == place
        ? edits.removeLast() : Edit(place..<place, SourceText())
      edits.append(Edit(last.range, SourceText(bytes: last.text.bytes + added)))
    }
    let growth = edits.reduce(0) { $0 + $1.text.count - $1.range.count }
    let text = SpacedTemplate(part, in: source, at: range)
    if !text.bytes.isEmpty || !range.isEmpty {
      edits.append(Edit(range, SourceText(bytes: text.bytes)))
    }
    caret = growth + range.lowerBound + text.end
  }

  /// Text does not go among the properties.
  private static func range(_ selection: Range<Int>, after start: Int) -> Range<Int> {
    max(start, selection.lowerBound)..<max(start, selection.upperBound)
  }

  private static func inTemplate<Value>(
    _ read: () throws(Refusal) -> Value
  ) throws(TemplateProblem) -> Value {
    do throws(Refusal) {
      return try read()
    } catch {
      throw .template(error.words)
    }
  }

  /// The edits that give lists of the note what those of the template have besides.
  private static func joined(
    _ source: [UInt8], with template: [UInt8]
  ) throws(TemplateProblem) -> [Edit] {
    let offered = try inTemplate { () throws(Refusal) in try NoteProperties(template) }
    do throws(Refusal) {
      return try NoteProperties(source).edits(joining: offered)
    } catch {
      throw .note(error.words)
    }
  }

  /// The lines of the properties that the note lacks, with the note's line ends.
  private static func missing(
    from block: FrontMatterBlock, in own: FrontMatterBlock
  ) throws(TemplateProblem) -> [UInt8] {
    let offered = try inTemplate { () throws(Refusal) in try own.lines() }
    do throws(Refusal) {
      let names = try FrontMatterBlock.names(of: Array(block.properties))
      let known = Set(names.map(FrontMatterBlock.folded))
      var added: [UInt8] = []
      for property in offered where !known.contains(FrontMatterBlock.folded(property.name)) {
        added +=
          block.hasCarriageReturns
          ? FrontMatterBlock.withCarriageReturns(property.lines) : property.lines
      }
      if !added.isEmpty { _ = try FrontMatterBlock.names(of: Array(block.properties) + added) }
      return added
    } catch {
      throw .note(error.words)
    }
  }
}

/// Why a template cannot be put into a note, as the second half of a sentence.
package enum TemplateProblem: Error, Equatable {
  case template(String)
  case note(String)
}
