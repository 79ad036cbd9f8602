import CursesUI
import Testing

#Preview { Text("a").padding() }
#Preview("with a name") {
  Text("a")
  Text("b")
}

/// Code as it is written for SwiftUI: that it compiles is the test.
@MainActor
@Suite struct ShapeSurfaceTests {
  private struct Card: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Hello").foregroundStyle(.red).padding().background(.blue, in: Capsule())
        Text("a").padding(20).background(Color.red.opacity(0.5)).cornerRadius(8)
        Text("b").padding(.horizontal, 10).background(.ultraThinMaterial)
        Text("c").frame(width: 300, height: 40).frame(maxWidth: .infinity, alignment: .leading)
        Text("d").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
        Text("e").overlay { Capsule(style: .circular).stroke(lineWidth: 5) }
          .foregroundStyle(.ultraThinMaterial)
        Text("f").border(.secondary).border(Color.red, width: 2).opacity(isOn ? 1 : 0.2)
        Text("g").background { RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.tint) }
        Text("h").glassEffect().tint(.green).foregroundColor(.white)
      }
      .background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing)
      )
      .animation(.easeInOut(duration: 0.3), value: isOn)
      .ignoresSafeArea()
      .transition(.move(edge: .top).combined(with: .opacity))
      .preferredColorScheme(.dark)
      .onAppear { withAnimation(.spring()) { isOn.toggle() } }
    }
  }

  private struct Fluid: View {
    let colors: [Color] = [.red, .blue, .green]
    @State private var isMoved = false
    var body: some View {
      GeometryReader { proxy in
        ZStack {
          ForEach(0..<26) { _ in
            Circle()
              .fill(colors.randomElement() ?? .clear)
              .frame(width: .random(in: 50...200), height: .random(in: 50...200))
              .position(
                x: .random(in: 0...proxy.size.width), y: .random(in: 0...proxy.size.height)
              )
              .scaleEffect(isMoved ? 1.5 : 0.5)
              .blur(radius: 60)
              .blendMode(.destinationOver)
              .onAppear {
                withAnimation(
                  .easeInOut(duration: 4).repeatForever().speed(.random(in: 0.2...1))
                    .delay(.random(in: 0...2))
                ) { isMoved = true }
              }
          }
        }
        .background(Color.gray)
      }
    }
  }

  @Test func shapesHaveSwiftUIsSurface() {
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)).contains(CGPoint(x: 4, y: 4)))
    _ = Card()
    _ = Fluid()
    _ = Clock()
  }
}

/// A clock, as it is written for SwiftUI.
private struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text("\(Int(context.date.timeIntervalSince1970))")
    }
    TimelineView(.animation) { context in
      Circle().scaleEffect(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
    }
    TimelineView(.everyMinute) { _ in EmptyView() }
  }
}
