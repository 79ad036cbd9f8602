import CursesUI

/// Gestures, one by one.
@MainActor
struct GestureSurface {
  @GestureState private var isPressing = false

  func gestures() {
    //: onTapGesture(count:coordinateSpace:perform:)
    made = Text("a").onTapGesture(count: 2, coordinateSpace: .global) { place in _ = place.x }
    made = Text("a").onTapGesture { place in _ = place.x }
    //: onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
    made = Text("a").onLongPressGesture {}
    made = Text("a").onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: { _ in
    }
    //: gesture(_:)
    made = Text("a").gesture(TapGesture())
    //: gesture(_:including:)
    made = Text("a").gesture(TapGesture(), including: .subviews)
    //: simultaneousGesture(_:including:)
    made = Text("a").simultaneousGesture(TapGesture(), including: .all)
    //: highPriorityGesture(_:including:)
    made = Text("a").highPriorityGesture(TapGesture(), including: .gesture)
    //: GestureMask
    made = GestureMask.all
    //: Gesture
    made = Text("a").gesture(Swipe())
    made = Swipe() as any Gesture
    //: TapGesture
    made = Text("a").gesture(TapGesture(count: 2).onEnded {})
    //: SpatialTapGesture
    made = Text("a").gesture(SpatialTapGesture().onEnded { tap in _ = tap.location.x })
    //: LongPressGesture
    made = Text("a").gesture(LongPressGesture(minimumDuration: 1, maximumDistance: 20))
    //: DragGesture
    made = Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("a")))
    //: Gesture.onEnded(_:)
    made = Text("a").gesture(DragGesture().onEnded { drag in _ = drag.predictedEndTranslation })
    //: Gesture.onChanged(_:)
    made = Text("a").gesture(DragGesture().onChanged { drag in _ = drag.translation.width })
    //: Gesture.updating(_:body:)
    made = Text("a").gesture(
      LongPressGesture().updating($isPressing, body: { now, state, _ in state = now }))
    //: Gesture.map(_:)
    made = Text("a").gesture(DragGesture().map { $0.translation.width }.onChanged { _ in })
    //: SimultaneousGesture
    made = SimultaneousGesture(TapGesture(), LongPressGesture())
    made = Text("a").gesture(TapGesture().simultaneously(with: LongPressGesture()))
    //: SequenceGesture
    made = SequenceGesture(LongPressGesture(), DragGesture())
    made = Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()))
    //: ExclusiveGesture
    made = ExclusiveGesture(TapGesture(count: 2), TapGesture())
    made = Text("a").gesture(TapGesture(count: 2).exclusively(before: TapGesture()))
    //: AnyGesture
    made = Text("a").gesture(AnyGesture(TapGesture()))
    //: MagnifyGesture
    made = Text("a").gesture(MagnifyGesture().onChanged { _ = $0.magnification })
    //: MagnificationGesture
    made = Text("a").gesture(MagnificationGesture().onChanged { _ = $0 })
    //: RotateGesture
    made = Text("a").gesture(RotateGesture().onChanged { _ = $0.rotation })
    //: RotationGesture
    made = Text("a").gesture(RotationGesture().onEnded { _ = $0 })
  }

  private struct Swipe: Gesture {
    var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 20) }
  }

  struct Holding: View {
    //: @GestureState
    @GestureState private var offset = CGSize.zero
    @GestureState private var place: CGPoint?
    var body: some View {
      Text("a").offset(offset).gesture(
        DragGesture().updating($offset) { drag, state, _ in state = drag.translation })
    }
  }
}
