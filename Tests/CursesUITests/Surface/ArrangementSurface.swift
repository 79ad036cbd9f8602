import CursesUI

@MainActor
struct ArrangementSurface {
  @State private var isOn = false
  @State private var value = 0.5

  // MARK: Measures and groups

  func measures() {
    //: ProgressView()
    made = ProgressView()
    //: ProgressView(_:value:total:)
    made = ProgressView("Loading", value: 3.0, total: 10)
    made = ProgressView(value: value).progressViewStyle(.linear)
    made = ProgressView("Asking")
    //: ProgressView(value:total:label:currentValueLabel:)
    made = ProgressView(value: 0.3, total: 1) {
      Text("Copying")
    } currentValueLabel: {
      Text("30 %")
    }
    //: progressViewStyle(_:)
    made = ProgressView(value: 0.5).progressViewStyle(.circular)
    //: Gauge(value:in:label:)
    made = Gauge(value: value, in: 0...1) { Text("Heat") }
    //: Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
    made = Gauge(value: value, in: 0...1) {
      Text("Heat")
    } currentValueLabel: {
      Text("hot")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    //: Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    made = Slider(value: $value, in: 0...1, step: 0.1) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
    //: Slider(value:in:step:onEditingChanged:)
    made = Slider(value: $value, in: 0...1)
    made = Slider(value: $value, in: 0...1, step: 0.25)
    //: Slider(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)
    made = Slider(
      value: $value, in: 8...120, minimumValueLabel: Text("8"), maximumValueLabel: Text("120")
    ) { Text("Size") }
    //: Slider(value:in:step:onEditingChanged:label:)
    made = Slider(
      value: $value, in: 0...9, step: 1, onEditingChanged: { _ in }, label: { Text("Size") })
    //: Slider(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    made = Slider(value: $value, in: -1...1, neutralValue: 0, enabledBounds: -0.5...1) {
      Text("Balance")
    } currentValueLabel: {
      Text("30 %")
    }
    made = Slider(value: $value, neutralValue: 0.5) {
      Text("Balance")
    } minimumValueLabel: {
      Text("left")
    } maximumValueLabel: {
      Text("right")
    }
    //: Slider(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:)
    made = Slider(value: $value, in: 0...1, neutralValue: 0.5) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } ticks: {
      SliderTick(0.5)
    } onEditingChanged: { _ in
    }
    //: Slider(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:)
    made = Slider(value: $value, in: 0...10, step: 1, enabledBounds: 2...8) {
      Text("Volume")
    } tick: {
      $0 == 5 ? SliderTick("half", $0) : nil
    }
    //: SliderTick
    made = Slider(value: $value) {
    } ticks: {
      SliderTick(0)
      SliderTick(0.5) { Text("half") }
      if value > 0 { SliderTick("full", 1) }
    }
    //: SliderTickContentForEach
    made = Slider(value: $value) {
      Text("Percentage")
    } currentValueLabel: {
      Text("30 %")
    } ticks: {
      SliderTickContentForEach(
        stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self
      ) { value in
        SliderTick(value) { Text("\(value)") }
      }
    }
    //: GroupBox(_:content:)
    made = GroupBox("Box") { Text("a") }
    //: GroupBox(content:label:)
    made = GroupBox {
      Text("a")
    } label: {
      Label("Box", systemImage: "tray")
    }
    //: DisclosureGroup(_:content:)
    made = DisclosureGroup("More") { Text("a") }
    //: DisclosureGroup(_:isExpanded:content:)
    made = DisclosureGroup("More", isExpanded: $isOn) { Text("a") }
    //: DisclosureGroup(content:label:)
    made = DisclosureGroup {
      Text("a")
    } label: {
      Text("More")
    }
    //: ControlGroup(content:)
    made = ControlGroup { Button("A") {} }
  }

  // MARK: Layouts

  func layouts() {
    //: Grid(alignment:horizontalSpacing:verticalSpacing:content:)
    made = Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
      //: GridRow(alignment:content:)
      GridRow(alignment: .top) {
        //: gridCellColumns(_:)
        Text("a").gridCellColumns(2)
        //: gridColumnAlignment(_:)
        Text("b").gridColumnAlignment(.trailing)
      }
    }
    made = Grid { GridRow { Text("a") } }
    //: ViewThatFits(in:content:)
    made = ViewThatFits(in: .horizontal) {
      Text("A long one")
      Text("Short")
    }
    //: Layout
    let diagonal: some Layout = Diagonal()
    made = diagonal { Text("a") }
    //: LayoutValueKey
    struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
    //: layoutValue(key:value:)
    made = Text("a").layoutValue(key: Weight.self, value: 2)
    //: AnyLayout(_:)
    let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    made = layout { Text("a") }
    //: HStackLayout(alignment:spacing:)
    made = HStackLayout(alignment: .top, spacing: 8) {
      Text("a")
    }
    //: VStackLayout(alignment:spacing:)
    made = VStackLayout(alignment: .leading, spacing: 16) {
      Text("a")
    }
    //: ProposedViewSize(width:height:)
    made = ProposedViewSize(width: nil, height: 16).replacingUnspecifiedDimensions()
  }
}

/// Views one below and beside the other.
struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var place = bounds.origin
    for subview in subviews {
      subview.place(at: place, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      place = CGPoint(x: place.x + size.width, y: place.y + size.height)
    }
  }
}
