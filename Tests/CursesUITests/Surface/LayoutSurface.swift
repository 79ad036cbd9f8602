import CursesUI

@MainActor
struct LayoutSurface {
  @State private var value = 0.0

  // MARK: Places and sizes

  func layout() {
    let view = Text("a")
    //: padding(_:_:)
    made = view.padding().padding(8).padding(.horizontal).padding([.top, .leading], 16)
    made = view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    //: frame(width:height:alignment:)
    made = view.frame(width: 100, height: 32, alignment: .leading)
    //: frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
    made = view.frame(
      minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: 10, idealHeight: 20,
      maxHeight: 30, alignment: .center)
    //: position(_:)
    made = view.position(CGPoint(x: 10, y: 20))
    //: position(x:y:)
    made = view.position(x: 10, y: 20)
    //: offset(_:)
    made = view.offset(CGSize(width: 8, height: 16))
    //: offset(x:y:)
    made = view.offset(x: 8, y: 16)
    //: fixedSize(horizontal:vertical:)
    made = view.fixedSize().fixedSize(horizontal: true, vertical: false)
    //: layoutPriority(_:)
    made = view.layoutPriority(1)
    //: zIndex(_:)
    made = view.zIndex(1)
    //: aspectRatio(_:contentMode:)
    made = view.aspectRatio(2, contentMode: .fit)
    //: scaledToFit()
    made = view.scaledToFit()
    //: scaledToFill()
    made = view.scaledToFill()
    //: ignoresSafeArea(_:edges:)
    made = view.ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
    //: overlay(alignment:content:)
    made = view.overlay(alignment: .top, content: { Text("b") })
    //: overlay(_:in:fillStyle:)
    made = view.overlay(.red, in: Capsule(), fillStyle: FillStyle())
    //: background(alignment:content:)
    made = view.background(alignment: .top, content: { Color.red })
    //: background(_:ignoresSafeAreaEdges:)
    made = view.background(.red).background(.ultraThinMaterial, ignoresSafeAreaEdges: .all)
    //: background(_:in:fillStyle:)
    made = view.background(.thinMaterial, in: Capsule(), fillStyle: FillStyle())
  }

  // MARK: Colours and materials

  func styles() {
    let view = Text("a").padding()
    //: foregroundStyle(_:)
    made = view.foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(.tint)
    //: PlaceholderTextShapeStyle
    made = view.foregroundStyle(.placeholder).foregroundStyle(PlaceholderTextShapeStyle())
    //: foregroundStyle(_:_:)
    made = view.foregroundStyle(.red, .blue)
    //: foregroundColor(_:)
    made = view.foregroundColor(.red)
    //: tint(_:)
    made = view.tint(.red)
    //: accentColor(_:)
    made = view.accentColor(.red)
    //: border(_:width:)
    made = view.border(.red, width: 2)
    //: Color(_:red:green:blue:opacity:)
    made = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
    //: Color(hue:saturation:brightness:opacity:)
    made = Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 1)
    //: Color(_:white:opacity:)
    made = Color(.sRGB, white: 0.5, opacity: 1)
    //: Color.opacity(_:)
    made = Color.red.opacity(0.5)
    //: Color.mix(with:by:)
    made = Color.red.mix(with: .blue, by: 0.5)
    //: Color.gradient
    made = Color.red.gradient
    //: Gradient
    made = Rectangle().fill(Gradient(colors: [.red, .blue]))
    made = Gauge(value: 0.5) { Text("a") }.tint(Gradient(colors: [.red, .blue]))
    //: LinearGradient(colors:startPoint:endPoint:)
    made = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    //: RadialGradient(colors:center:startRadius:endRadius:)
    made = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
    //: AngularGradient(colors:center:startAngle:endAngle:)
    made = AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
    //: EllipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    made = EllipticalGradient(
      colors: [.red], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    //: Material
    made = view.background(Material.regular).background(.ultraThickMaterial).background(.bar)
    //: glassEffect(_:in:)
    made = view.glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .capsule)
    made = view.glassEffect(.clear, in: .rect(cornerRadius: 12)).glassEffect(.identity)
    //: GlassEffectContainer(spacing:content:)
    made = GlassEffectContainer(spacing: 8, content: { Text("a") })
    //: preferredColorScheme(_:)
    made = view.preferredColorScheme(.dark)
    //: EnvironmentValues.colorScheme
    made = EnvironmentValues().colorScheme
  }

  // MARK: Shapes

  func shapes() {
    //: Circle()
    made = Circle().fill(.red)
    //: Ellipse()
    made = Ellipse().fill(Color.red.gradient)
    //: Rectangle()
    made = Rectangle().stroke(.red, lineWidth: 2)
    //: RoundedRectangle(cornerRadius:style:)
    made = RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.red)
    //: RoundedRectangle(cornerSize:style:)
    made = RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular)
    //: Capsule(style:)
    made = Capsule(style: .circular).stroke(lineWidth: 5).foregroundStyle(.ultraThinMaterial)
    //: Path(_:)
    made = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 8, y: 8))
      path.closeSubpath()
    }
    //: Shape.fill(_:style:)
    made = Circle().fill(.red, style: FillStyle(eoFill: true))
    //: Shape.stroke(_:style:)
    made = Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [8]))
    //: Shape.stroke(_:lineWidth:)
    made = Circle().stroke(.red, lineWidth: 2)
    //: InsettableShape.strokeBorder(_:lineWidth:)
    made = Circle().strokeBorder(.red, lineWidth: 2)
    //: Shape.trim(from:to:)
    made = Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 8)
    //: Shape.rotation(_:anchor:)
    made = Rectangle().rotation(.degrees(45), anchor: .topLeading).fill(.red)
    //: RotatedShape
    made = RotatedShape(shape: Ellipse(), angle: .degrees(-90), anchor: .topLeading)
    //: Path.trimmedPath(from:to:)
    made = Path(CGRect(x: 0, y: 0, width: 80, height: 32)).trimmedPath(from: 0.5, to: 1)
    //: clipShape(_:style:)
    made = Text("a").clipShape(Circle(), style: FillStyle())
    //: clipped(antialiased:)
    made = Text("a").clipped(antialiased: true)
    //: cornerRadius(_:antialiased:)
    made = Text("a").cornerRadius(8, antialiased: true)
    //: contentShape(_:eoFill:)
    made = Text("a").contentShape(Rectangle(), eoFill: false)
  }

  // MARK: Effects

  func effects() {
    let view = Circle()
    //: opacity(_:)
    made = view.opacity(0.5)
    //: hidden()
    made = view.hidden()
    //: blur(radius:opaque:)
    made = view.blur(radius: 60)
    //: blendMode(_:)
    made = view.blendMode(.destinationOver).blendMode(.multiply).blendMode(.screen)
    //: scaleEffect(_:anchor:)
    made = view.scaleEffect(0.5).scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
    //: scaleEffect(x:y:anchor:)
    made = view.scaleEffect(x: 1, y: 2)
    //: shadow(color:radius:x:y:)
    made = view.shadow(radius: 4).shadow(color: .black, radius: 4, x: 1, y: 1)
    //: compositingGroup()
    made = view.compositingGroup()
    //: drawingGroup(opaque:)
    made = view.drawingGroup(opaque: false)
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
