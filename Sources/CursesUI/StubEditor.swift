import TerminalCore
import TextModel
@MainActor public final class RichEditorModel: ControlModel {
  public struct Revision: Hashable { var n = 0 }
  public var text: SourceText
  public var onEdit: (Range<Int>, [UInt8]) -> Void = { _, _ in }
  public var onChange: () -> Void = {}
  public var onRefusal: (String) -> Void = { _ in }
  public var forgetsCopies = false
  public var isModified = false, position = "1:1", wordCount = 3, typingHint = "bold", revision = Revision()
  public var selectedText: String?, linkAtCaret: String?
  public var matchCount = 0, currentMatch = 0
  public var lineAndColumn = (line: 1, column: 1)
  public init(text: SourceText, isReadOnly: Bool, measure: Int) { self.text = text }
  public func markSaved(_ r: Revision) {}
  public func goTo(line: Int, column: Int = 1) {}
  public func goToEnd() {}
  public func find(_ s: String) -> Int { 0 }
  public func goToMatch(forward: Bool) {}
  public func endFind() {}
  public func replaceAll(with t: SourceText) {}
  public func setLink(_ s: String) -> String? { nil }
  public override func sizeThatFits(columns: Int?, rows: Int?) -> Size { Size(columns: columns ?? 10, rows: rows ?? 10) }
  public override func draw(in canvas: inout Canvas) {
    let s = String(decoding: text.bytes, as: UTF8.self)
    for (i, l) in s.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where i < frame.size.rows {
      canvas.write(canvas.look.fitted(String(l), columns: frame.size.columns), column: frame.minColumn, row: frame.minRow + i, role: .text)
    }
  }
  public override var caret: CaretMark? { CaretMark(point: frame.origin) }
}
public struct RichEditor: ControlView {
  let m: RichEditorModel
  public init(_ m: RichEditorModel, keys: @escaping (Key) -> Bool) { self.m = m }
  public func makeModel() -> RichEditorModel { m }
  public func update(_ model: RichEditorModel) {}
}
