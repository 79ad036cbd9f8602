import CursesUI
import Testing

/// What one import line gives, as that of SwiftUI does.
@MainActor
@Suite struct ImportTests {
  private struct Greeting: View {
    let size: CGFloat
    let date = Date(timeIntervalSince1970: 0)
    var body: some View { Text("\(Int(size)) \(date.timeIntervalSince1970)") }
  }

  @Test func viewsAndFoundationComeWithOneImport() {
    let view = Greeting(size: 2)
    #expect(type(of: view.body) == Text.self)
    #expect(CharacterSet.decimalDigits.contains("7"))
  }
}
