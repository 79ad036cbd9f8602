import CursesUI

@MainActor
struct KeyframeSurface {
  struct Values {
    var shift = 0.0
    var scale = 1.0
    var angle = Angle.zero
  }

  private let view = Text("a")

  func keyframes() {
    //: KeyframeAnimator(initialValue:repeating:content:keyframes:)
    made = KeyframeAnimator(initialValue: Values(), repeating: true) { values in
      Text("a").offset(x: values.shift).scaleEffect(values.scale)
    } keyframes: { _ in
      //: KeyframeTrack
      KeyframeTrack(\.shift) {
        //: LinearKeyframe
        LinearKeyframe(8, duration: 0.2)
        //: CubicKeyframe
        CubicKeyframe(16, duration: 0.2)
        //: SpringKeyframe
        SpringKeyframe(0, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.angle) {
        //: MoveKeyframe
        MoveKeyframe(.degrees(10))
        LinearKeyframe(.zero, duration: 1)
      }
    }
    //: KeyframeAnimator(initialValue:trigger:content:keyframes:)
    made = KeyframeAnimator(initialValue: 0.0, trigger: 1) { shift in
      Text("a").offset(x: shift)
    } keyframes: { _ in
      LinearKeyframe(8, duration: 0.2)
    }
    //: keyframeAnimator(initialValue:repeating:content:keyframes:)
    made = view.keyframeAnimator(initialValue: 0.0, repeating: false) { content, shift in
      content.offset(x: shift)
    } keyframes: { _ in
      LinearKeyframe(8, duration: 0.2)
    }
    //: keyframeAnimator(initialValue:trigger:content:keyframes:)
    made = view.keyframeAnimator(initialValue: 0.0, trigger: 1) { content, shift in
      content.offset(x: shift)
    } keyframes: { _ in
      LinearKeyframe(8, duration: 0.2)
    }
    //: KeyframeTimeline
    made = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(8, duration: 2) }.value(time: 1)
    //: Spring
    made = Spring(duration: 0.5, bounce: 0.2).settlingDuration
  }
}
