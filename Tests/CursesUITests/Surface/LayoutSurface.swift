import CursesUI

@MainActor
private struct LayoutSurface {
  @State private var value = 0.0

  // MARK: Places and sizes

  func layout() {
    let view = Text("a")
    //: padding(_:_:)
    _ = view.padding().padding(8).padding(.horizontal).padding([.top, .leading], 16)
    _ = view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    //: frame(width:height:alignment:)
    _ = view.frame(width: 100, height: 32, alignment: .leading)
    //: frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
    _ = view.frame(
      minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: 10, idealHeight: 20,
      maxHeight: 30, alignment: .center)
    //: position(_:)
    _ = view.position(CGPoint(x: 10, y: 20))
    //: position(x:y:)
    _ = view.position(x: 10, y: 20)
    //: offset(_:)
    _ = view.offset(CGSize(width: 8, height: 16))
    //: offset(x:y:)
    _ = view.offset(x: 8, y: 16)
    //: fixedSize(horizontal:vertical:)
    _ = view.fixedSize().fixedSize(horizontal: true, vertical: false)
    //: layoutPriority(_:)
    _ = view.layoutPriority(1)
    //: zIndex(_:)
    _ = view.zIndex(1)
    //: aspectRatio(_:contentMode:)
    _ = view.aspectRatio(2, contentMode: .fit)
    //: scaledToFit()
    _ = view.scaledToFit()
    //: scaledToFill()
    _ = view.scaledToFill()
    //: ignoresSafeArea(_:edges:)
    _ = view.ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
    //: overlay(alignment:content:)
    _ = view.overlay(alignment: .top, content: { Text("b") })
    //: overlay(_:in:fillStyle:)
    _ = view.overlay(.red, in: Capsule(), fillStyle: FillStyle())
    //: background(alignment:content:)
    _ = view.background(alignment: .top, content: { Color.red })
    //: background(_:ignoresSafeAreaEdges:)
    _ = view.background(.red).background(.ultraThinMaterial, ignoresSafeAreaEdges: .all)
    //: background(_:in:fillStyle:)
    _ = view.background(.thinMaterial, in: Capsule(), fillStyle: FillStyle())
  }

  // MARK: Colours and materials

  func styles() {
    let view = Text("a").padding()
    //: foregroundStyle(_:)
    _ = view.foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(.tint)
    //: foregroundStyle(_:_:)
    _ = view.foregroundStyle(.red, .blue)
    //: foregroundColor(_:)
    _ = view.foregroundColor(.red)
    //: tint(_:)
    _ = view.tint(.red)
    //: accentColor(_:)
    _ = view.accentColor(.red)
    //: border(_:width:)
    _ = view.border(.red, width: 2)
    //: Color(_:red:green:blue:opacity:)
    _ = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
    //: Color(hue:saturation:brightness:opacity:)
    _ = Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 1)
    //: Color(_:white:opacity:)
    _ = Color(.sRGB, white: 0.5, opacity: 1)
    //: Color.opacity(_:)
    _ = Color.red.opacity(0.5)
    //: Color.mix(with:by:)
    _ = Color.red.mix(with: .blue, by: 0.5)
    //: Color.gradient
    _ = Color.red.gradient
    //: LinearGradient(colors:startPoint:endPoint:)
    _ = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    //: RadialGradient(colors:center:startRadius:endRadius:)
    _ = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
    //: AngularGradient(colors:center:startAngle:endAngle:)
    _ = AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
    //: EllipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    _ = EllipticalGradient(
      colors: [.red], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    //: Material
    _ = view.background(Material.regular).background(.ultraThickMaterial).background(.bar)
    //: glassEffect(_:in:)
    _ = view.glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .capsule)
    _ = view.glassEffect(.clear, in: .rect(cornerRadius: 12)).glassEffect(.identity)
    //: GlassEffectContainer(spacing:content:)
    _ = GlassEffectContainer(spacing: 8, content: { Text("a") })
    //: preferredColorScheme(_:)
    _ = view.preferredColorScheme(.dark)
    //: EnvironmentValues.colorScheme
    _ = EnvironmentValues().colorScheme
  }

  // MARK: Shapes

  func shapes() {
    //: Circle()
    _ = Circle().fill(.red)
    //: Ellipse()
    _ = Ellipse().fill(Color.red.gradient)
    //: Rectangle()
    _ = Rectangle().stroke(.red, lineWidth: 2)
    //: RoundedRectangle(cornerRadius:style:)
    _ = RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.red)
    //: RoundedRectangle(cornerSize:style:)
    _ = RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular)
    //: Capsule(style:)
    _ = Capsule(style: .circular).stroke(lineWidth: 5).foregroundStyle(.ultraThinMaterial)
    //: Path(_:)
    _ = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 8, y: 8))
      path.closeSubpath()
    }
    //: Shape.fill(_:style:)
    _ = Circle().fill(.red, style: FillStyle(eoFill: true))
    //: Shape.stroke(_:style:)
    _ = Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [8]))
    //: Shape.stroke(_:lineWidth:)
    _ = Circle().stroke(.red, lineWidth: 2)
    //: InsettableShape.strokeBorder(_:lineWidth:)
    _ = Circle().strokeBorder(.red, lineWidth: 2)
    //: clipShape(_:style:)
    _ = Text("a").clipShape(Circle(), style: FillStyle())
    //: clipped(antialiased:)
    _ = Text("a").clipped(antialiased: true)
    //: cornerRadius(_:antialiased:)
    _ = Text("a").cornerRadius(8, antialiased: true)
    //: contentShape(_:eoFill:)
    _ = Text("a").contentShape(Rectangle(), eoFill: false)
  }

  // MARK: Effects

  func effects() {
    let view = Circle()
    //: opacity(_:)
    _ = view.opacity(0.5)
    //: hidden()
    _ = view.hidden()
    //: blur(radius:opaque:)
    _ = view.blur(radius: 60)
    //: blendMode(_:)
    _ = view.blendMode(.destinationOver).blendMode(.multiply).blendMode(.screen)
    //: scaleEffect(_:anchor:)
    _ = view.scaleEffect(0.5).scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
    //: scaleEffect(x:y:anchor:)
    _ = view.scaleEffect(x: 1, y: 2)
    //: shadow(color:radius:x:y:)
    _ = view.shadow(radius: 4).shadow(color: .black, radius: 4, x: 1, y: 1)
    //: compositingGroup()
    _ = view.compositingGroup()
    //: drawingGroup(opaque:)
    _ = view.drawingGroup(opaque: false)
  }
}

//: Shape
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
