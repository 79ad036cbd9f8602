import CursesUI

/// What lies behind controls, and what moves.
struct BackgroundGroup: View {
  @State private var name = ""
  @State private var isMoved = false

  var body: some View {
    Exhibit(
      "Shapes", state: "four",
      source: """
        Circle().fill(.blue).frame(width: 64, height: 64)
        Capsule().fill(.purple).frame(width: 96, height: 48)
        RoundedRectangle(cornerRadius: 12).fill(.pink).frame(width: 64, height: 48)
        Circle().stroke(.orange).frame(width: 64, height: 64)
        """
    ) {
      HStack(spacing: 8) {
        Circle().fill(.blue).frame(width: 64, height: 64)
        Capsule().fill(.purple).frame(width: 96, height: 48)
        RoundedRectangle(cornerRadius: 12).fill(.pink).frame(width: 64, height: 48)
        Circle().stroke(.orange).frame(width: 64, height: 64)
      }
    }
    Exhibit(
      "Glass", state: name.debugDescription,
      source: """
        TextField("Name", text: $name)
          .padding(.horizontal, 8)
          .frame(height: 48)
          .glassEffect(in: RoundedRectangle(cornerRadius: 12))
        """
    ) {
      TextField("Name", text: $name)
        .padding(.horizontal, 8)
        .frame(height: 48)
        .glassEffect(in: RoundedRectangle(cornerRadius: 12))
    }
    Exhibit(
      "Material", state: "what is behind shines through",
      source: """
        Text("In a capsule")
          .padding(.horizontal, 16)
          .background(.thickMaterial, in: Capsule())
          .padding(16)
          .background(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        """
    ) {
      Text("In a capsule")
        .padding(.horizontal, 16)
        .background(.thickMaterial, in: Capsule())
        .padding(16)
        .background(
          LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
    }
    Exhibit(
      "Phases", state: "there and back",
      source: """
        PhaseAnimator([0.2, 1]) { strength in
          Capsule().fill(.orange).opacity(strength).frame(width: 96, height: 32)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
        """
    ) {
      PhaseAnimator([0.2, 1]) { strength in
        Capsule().fill(.orange).opacity(strength).frame(width: 96, height: 32)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
    }
    Exhibit(
      "Motion", state: isMoved ? "at the right" : "at the left",
      source: """
        Circle().fill(.mint)
          .frame(width: 48, height: 48)
          .offset(x: isMoved ? 160 : 0)
          .animation(.easeInOut(duration: 0.6), value: isMoved)
        Button("Move") { isMoved.toggle() }
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Circle().fill(.mint)
          .frame(width: 48, height: 48)
          .offset(x: isMoved ? 160 : 0)
          .animation(.easeInOut(duration: 0.6), value: isMoved)
        Button("Move") { isMoved.toggle() }
      }
    }
  }
}
