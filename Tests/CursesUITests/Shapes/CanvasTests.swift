import CursesUI
import CursesUITesting
import Testing

/// Drawings: what a closure draws is on the screen, at the place it names.
@Suite("Canvas") @MainActor
struct CanvasTests {
  private func host(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> TestHost {
    TestHost(columns: 20, rows: 6) { Canvas { draw(&$0, $1) } }
  }

  /// The columns of a row that are painted.
  private func painted(_ host: TestHost, row: Int) -> [Int] {
    (0..<host.size.columns).filter {
      let cell = host.cell($0, row)
      return cell.style.background.hex == 0xFF0000 && cell.style.background.isOpaque
        || cell.glyph.text != " "
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func theSizeIsThatOfTheRoom() {
    let host = host { context, size in
      context.draw(
        Text("\(Int(size.width)) x \(Int(size.height))"), at: .zero, anchor: .topLeading)
    }
    #expect(host.rows.first == "160 x 96")
  }

  @Test func shapesAreFilledWhereTheyAre() {
    let host = host { context, _ in
      context.fill(Path(CGRect(x: 16, y: 16, width: 40, height: 32)), with: .color(red))
    }
    #expect(painted(host, row: 0) == [])
    #expect(painted(host, row: 1) == [2, 3, 4, 5, 6])
    #expect(painted(host, row: 2) == [2, 3, 4, 5, 6])
    #expect(painted(host, row: 3) == [])
  }

  @Test func transformsMoveScaleAndTurn() {
    let host = host { context, _ in
      context.drawLayer { layer in
        layer.translateBy(x: 16, y: 0)
        layer.scaleBy(x: 2, y: 1)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), with: .color(red))
      }
      context.drawLayer { layer in
        layer.translateBy(x: 80, y: 16)
        layer.rotate(by: .degrees(90))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 32, height: 16)), with: .color(red))
      }
      context.fill(Path(CGRect(x: 0, y: 80, width: 8, height: 16)), with: .color(red))
    }
    #expect(painted(host, row: 0) == [2, 3])
    #expect(painted(host, row: 1) == [8, 9])
    #expect(painted(host, row: 2) == [8, 9])
    #expect(painted(host, row: 3) == [])
    #expect(painted(host, row: 5) == [0], "a layer's transforms end with it")
  }

  @Test func textStandsByItsAnchor() {
    let host = host { context, size in
      context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: 24))
      context.draw(Text("end"), at: CGPoint(x: size.width, y: 0), anchor: .topTrailing)
      context.draw(Text("one two three"), in: CGRect(x: 0, y: 48, width: 64, height: 32))
    }
    #expect(host.position(of: "mid")?.row == 1)
    #expect(abs((host.position(of: "mid")?.column ?? 0) - 8) <= 1)
    #expect(host.position(of: "end") == Point(column: 17, row: 0))
    #expect(host.rows[3] == "one two" && host.rows[4] == "three")
  }

  @Test func textIsMeasuredInCells() {
    var size = CGSize.zero
    var wrapped = CGSize.zero
    _ = host { context, _ in
      let text = context.resolve(Text("日本 abc"))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      wrapped = text.measure(in: CGSize(width: 40, height: 1000))
    }
    #expect(size == CGSize(width: 64, height: 16))
    #expect(wrapped == CGSize(width: 40, height: 32))
  }

  @Test func aDrawingFollowsState() {
    struct Bars: View {
      @State private var count = 1
      var body: some View {
        Canvas { context, _ in
          for index in 0..<count {
            context.fill(
              Path(CGRect(x: CGFloat(index) * 16, y: 0, width: 8, height: 16)),
              with: .color(red: 1, green: 0, blue: 0))
          }
        }
        .frame(height: 16)
        Button("More") { count += 1 }
      }
    }
    let host = TestHost(columns: 20, rows: 3, Bars())
    let before = (0..<3).flatMap { painted(host, row: $0) }.filter { $0 < 6 }.count
    host.press(.enter)
    let after = (0..<3).flatMap { painted(host, row: $0) }.filter { $0 < 6 }.count
    #expect(after == before + 1)
  }

  @Test func sizesAndRectanglesAreTransformed() {
    let half = CGAffineTransform(scaleX: 0.5, y: 2).translatedBy(x: 4, y: 1)
    #expect(CGSize(width: 8, height: 3).applying(half) == CGSize(width: 4, height: 6))
    let box = CGRect(x: 2, y: 0, width: 8, height: 3)
    #expect(box.applying(half) == CGRect(x: 3, y: 2, width: 4, height: 6))
    let turned = box.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 3) < 1e-9 && abs(turned.minY - 2) < 1e-9)
    #expect(abs(turned.width - 3) < 1e-9 && abs(turned.height - 8) < 1e-9)
  }

  @Test func clipsHoldForACopyAndForTextToo() {
    let host = host { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var left = context
      left.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 48)))
      left.clip(to: Path(CGRect(x: 16, y: 16, width: 400, height: 400)))
      left.fill(all, with: .color(red: 1, green: 0, blue: 0))
      left.draw(Text("abcdefgh"), at: CGPoint(x: 48, y: 40), anchor: .leading)
      context.draw(Text("z"), at: CGPoint(x: 152, y: 88))
    }
    #expect(painted(host, row: 0) == [])
    #expect(painted(host, row: 1) == Array(2..<10))
    #expect(painted(host, row: 2) == Array(2..<10) && host.rows[2] == "      abcd")
    #expect(painted(host, row: 3) == [] && host.contains("z"))
  }
}
