import CursesUI
import CursesUITesting
import Testing

/// Parts of a line, and shapes that are turned.
@MainActor
@Suite struct TrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  private func length(_ path: Path) -> CGFloat {
    // Of a path that goes along one axis at a time, without going back.
    path.boundingRect.width + path.boundingRect.height
  }

  @Test func aPartHasItsShareOfTheLength() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.3, to: 0.3).isEmpty)
    #expect(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(abs(length(square.trimmedPath(from: 0.1, to: 0.2)) - 16) < 0.001)
    #expect(abs(length(square.trimmedPath(from: 0, to: 0.5)) - 80) < 0.001)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
  }

  @Test func figuresBeginWhereSwiftUIHasThem() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      square.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 0)
    )
    let round = Path(roundedRect: rect, cornerRadius: 4).trimmedPath(from: 0, to: 0.05).boundingRect
    #expect(round.minX == 40 && round.minY == 20 && round.maxY > 20)
    let ellipse = Path(ellipseIn: rect).trimmedPath(from: 0.5, to: 0.55)
    #expect(abs(ellipse.boundingRect.minX) < 1 && abs(ellipse.boundingRect.maxY - 20) < 1)
  }

  /// Of two figures the second begins where the first has ended.
  @Test func figuresFollowEachOther() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.move(to: CGPoint(x: 20, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    let part = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 20, height: 5))
    #expect(part.currentPoint == CGPoint(x: 25, y: 5))
  }

  @Test func aCircleBeginsAtItsRightAndGoesDown() {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quarter = circle.trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(abs(quarter.minX - 50) < 1 && abs(quarter.minY - 50) < 1)
    let turned = Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90))
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    #expect(abs(turned.minX - 50) < 1 && abs(turned.maxY - 50) < 1)
  }

  @Test func theRingOfAProgressIsDrawnAsFarAsItIs() {
    let host = TestHost(
      columns: 20, rows: 10,
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 16).frame(width: 160, height: 160))
    let rows = host.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.prefix(4).allSatisfy { $0.allSatisfy { $0 == " " } }, "\(host.picture)")
    #expect(rows.dropFirst(5).contains { $0.contains { $0 != " " } }, "\(host.picture)")
  }

  /// As every ring of a progress is written: it begins at the top.
  @Test func aRingIsTurned() {
    let host = TestHost(
      columns: 20, rows: 10,
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 16).rotationEffect(.degrees(-90))
        .frame(width: 160, height: 160))
    func isPainted(_ column: Int, _ row: Int) -> Bool { host.cell(column, row) != host.cell(0, 0) }
    #expect(!(0..<8).contains { column in (0..<10).contains { isPainted(column, $0) } })
    #expect((12..<20).contains { column in (0..<5).contains { isPainted(column, $0) } })
    #expect((12..<20).contains { column in (5..<10).contains { isPainted(column, $0) } })
  }
}
