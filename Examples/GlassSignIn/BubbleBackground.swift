import CursesUI

/// Twenty-six blurred circles that drift over a grey ground, as one writes it for SwiftUI.
struct BubbleBackground: View {
  @State private var isMoved = false

  private let colors: [Color] = [.blue, .purple, .pink, .orange, .teal, .indigo, .mint]

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        ForEach(0..<26) { number in
          bubble(number, in: proxy.size)
        }
      }
    }
    .background(Color.gray)
    .ignoresSafeArea()
    .onAppear { isMoved = true }
  }

  private func bubble(_ number: Int, in size: CGSize) -> some View {
    let side = CGFloat.random(in: 80...220)
    return Circle()
      .fill(colors[number % colors.count].opacity(0.8))
      .frame(width: side, height: side)
      .position(x: .random(in: 0...size.width), y: .random(in: 0...size.height))
      .scaleEffect(isMoved ? .random(in: 0.9...1.6) : .random(in: 0.4...0.8))
      .blur(radius: 60)
      .blendMode(.destinationOver)
      .animation(
        .easeInOut(duration: 24).repeatForever().speed(.random(in: 0.5...1.5))
          .delay(.random(in: 0...1)),
        value: isMoved)
  }
}
