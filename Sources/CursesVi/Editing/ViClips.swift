import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What registers hold, and what is put into them.
@MainActor
struct ViClips: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// What a register holds; the clipboard as other programs left it.
  func clip(_ name: Character?) -> ViClip? {
    let kept = caret.state.memory.registers[name]
    guard ViRegisters.isClipboard(name) else { return kept }
    let outside = caret.state.clipboard()
    return kept?.outside == outside || outside.isEmpty ? kept : ViClip(outside: outside)
  }

  /// Puts what is grasped into a register.
  func keep(
    _ grasp: ViGrasp, _ register: Character?, isDeleted: Bool, _ effect: inout RichEditorEffect
  ) {
    guard register != "_" else { return }
    let clip = clip(of: grasp)
    // Of what was stopped the register has nothing.
    guard !document.patience.isOver else { return }
    if isDeleted {
      caret.state.memory.registers.delete(clip, into: register, isSmall: grasp.isSmall)
    } else {
      caret.state.memory.registers.yank(clip, into: register)
    }
    if ViRegisters.isClipboard(register) {
      effect.copied = clip.outside
      effect.copiedSource = clip.markdown.map { CopiedSource($0) }
    }
  }

  private func clip(of grasp: ViGrasp) -> ViClip {
    let before = document.state.selection
    defer { document.select(before) }
    var pieces: [String] = []
    for stretch in grasp.stretches {
      caret.grasp(stretch.from, stretch.upTo)
      if stretch.isLines {
        let lines = CopiedLines(document: document).selectedLines
        return ViClip(lines.text, markdown: lines.markdown, shape: .lines(lines))
      }
      pieces.append(Copies(document: document).selectedText)
    }
    if grasp.isBlock { return ViClip(pieces.joined(separator: "\n"), shape: .block(pieces)) }
    let markdown = Copies(document: document).selectedMarkdown
    let isPlain = markdown == pieces[0] || !hasStyle(grasp.stretches[0])
    return ViClip(pieces[0], markdown: isPlain ? nil : markdown)
  }

  /// Whether a stretch of several lines has styles: without them it is put as text, so that its last line
  /// goes on with what stands behind it.
  private func hasStyle(_ stretch: ViStretch) -> Bool {
    guard !caret.text.isSameLine(stretch.from, stretch.upTo) else { return true }
    return caret.text.lines(from: stretch.from, upTo: stretch.upTo).contains { place in
      caret.text.line(place).paragraph.runs.contains { !$0.attributes.isEmpty }
    }
  }
}
