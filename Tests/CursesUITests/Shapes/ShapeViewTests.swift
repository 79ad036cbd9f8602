import CursesUI
import CursesUITesting
import Testing

/// Shapes that are filled and stroked one over the other, and paths as views.
@Suite("Shape views") @MainActor
struct ShapeViewTests {
  @Test func aLineIsDrawnOverTheFill() {
    let shape = RoundedRectangle(cornerRadius: 3)
    let host = TestHost(
      columns: 12, rows: 5, shape.fill(.blue).stroke(.red, lineWidth: 1))
    let filled = TestHost(columns: 12, rows: 5, shape.fill(.blue))
    let stroked = TestHost(columns: 12, rows: 5, shape.stroke(.red, lineWidth: 1))
    #expect(host.style(6, 2).background == filled.style(6, 2).background)
    #expect(host.style(6, 2).background != stroked.style(6, 2).background)
    #expect(host.rows[0].contains("──") && stroked.rows[0].contains("──"), "\(host.picture)")
    #expect(host.style(6, 0).foreground == stroked.style(6, 0).foreground)
  }

  @Test func allChainsCompile() {
    let views: [any View] = [
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2)).fill(),
      Capsule().fill(.blue.gradient).strokeBorder(.red, lineWidth: 2).fill(.green.opacity(0.5)),
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)).stroke(.red),
      Circle().fill().strokeBorder(), Rectangle().stroke(lineWidth: 2).stroke(.red, lineWidth: 1),
      Path(ellipseIn: .zero).fill(.red).stroke(.blue),
    ]
    #expect(views.count == 6)
  }

  private let line = Path { path in
    path.move(to: CGPoint(x: 0, y: 8))
    path.addLine(to: CGPoint(x: 80, y: 8))
  }

  private func isDrawn(_ row: Int, in view: some View) -> Bool {
    let host = TestHost(columns: 12, rows: 3, view)
    return (0..<12).contains { host.cell($0, row) != host.cell(11, 2) }
  }

  @Test func aPathIsAShapeThatStaysWhereItIs() {
    #expect(isDrawn(0, in: line.stroke(.red)) && !isDrawn(1, in: line.stroke(.red)))
    let moved = line.offset(y: 16).stroke(.red, lineWidth: 2)
    #expect(!isDrawn(0, in: moved) && isDrawn(1, in: moved))
    let host = TestHost(
      columns: 12, rows: 3, Path(CGRect(x: 0, y: 0, width: 32, height: 16)).fill(.red))
    #expect(host.style(1, 0).background != host.style(8, 0).background)
    #expect(host.style(1, 2).background == host.style(8, 0).background)
    let part = line.trim(from: 0.5, to: 1).stroke(.red)
    let trimmed = TestHost(columns: 12, rows: 3, part)
    #expect(trimmed.cell(1, 0) == trimmed.cell(11, 2) && trimmed.cell(8, 0) != trimmed.cell(11, 2))
  }

  @Test func aPathIsAView() {
    let host = TestHost(columns: 12, rows: 3) { Path(CGRect(x: 0, y: 0, width: 32, height: 16)) }
    #expect(host.style(1, 0).background != host.style(8, 0).background)
  }

  /// A whole cell would be a square twice as high as wide.
  @Test func aCircleOfOneCellIsADot() {
    let dot = Circle().fill(.red).frame(width: 8, height: 8)
    let host = TestHost(columns: 9, rows: 3, dot)
    #expect(host.picture.filter { $0 == "●" }.count == 1, "\(host.picture)")
    let text = TestHost(columns: 9, rows: 3, Text("1").foregroundStyle(.red))
    #expect(host.style(of: "●")?.foreground == text.style(of: "1")?.foreground)
    let plain = TestHost(columns: 9, rows: 3, terminal: TestTerminal(depth: .none), dot)
    #expect(plain.contains("●"))
    let badge = TestHost(columns: 9, rows: 3, Text("1").background(.red, in: Circle()))
    #expect(badge.contains("1") && !badge.contains("●"))
    #expect(!TestHost(columns: 9, rows: 3, Circle().fill(.red)).contains("●"))
  }
}
