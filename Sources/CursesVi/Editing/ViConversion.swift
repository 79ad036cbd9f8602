import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Changing characters where they stand, with the styles they have.
@MainActor
struct ViConversion: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// Puts another text in the place of each character that it changes.
  func convert(
    _ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int,
    _ transform: (Character) -> String
  ) {
    let start = grasp.stretches[0].from
    for stretch in grasp.stretches.reversed() {
      for place in caret.text.lines(from: stretch.from, upTo: stretch.upTo).reversed() {
        let changes = replacements(in: place, of: stretch, transform)
        guard !changes.isEmpty else { continue }
        if case .refused(let reason) = TextReplacement(document: document).replace(
          changes, inParagraphAt: document.existing(place), tick: tick)
        {
          effect.message = reason
        }
      }
    }
    caret.put(caret.text.onCharacter(grasp.stretches[0].caret ?? start))
  }

  /// The changes in one line, in order; characters side by side with the same style are one.
  private func replacements(
    in place: RichPlace, of stretch: ViStretch, _ transform: (Character) -> String
  ) -> [RichReplacement] {
    let line = caret.text.line(place)
    let isFirst = caret.text.isSameLine(place, stretch.from)
    let isLast = caret.text.isSameLine(place, stretch.upTo)
    var at = isFirst ? stretch.from.visible : 0
    let end = isLast ? stretch.upTo.visible : line.end
    var changes: [RichReplacement] = []
    while at < end, let character = line.character(at) {
      let next = line.after(at)
      let run = line.paragraph.run(after: at)
      let isFixed = character.isNewline || run?.attributes.contains(.separator) == true
      let new = isFixed ? String(character) : transform(character)
      if new != String(character) {
        if let last = changes.last, last.range.upperBound == at, run?.range.lowerBound != at {
          changes[changes.count - 1].range = last.range.lowerBound..<next
          changes[changes.count - 1].text += new
        } else {
          changes.append(RichReplacement(at..<next, with: new))
        }
      }
      at = next
    }
    return changes
  }
}

extension Character {
  var togglingCase: String {
    isUppercase ? lowercased() : isLowercase ? uppercased() : String(self)
  }
}
