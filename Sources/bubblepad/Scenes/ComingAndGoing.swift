import CursesCore
import CursesUICore

/// What of the screen comes and goes in steps rather than at once.
struct ShownParts: Hashable {
  let hasDialog, hasDimming, hasList, hasAside, isZen: Bool

  @MainActor init(of workspace: Workspace) {
    hasDialog = workspace.isAsking
    hasDimming = workspace.conversation.dialog?.isPreview == false
    hasList = workspace.arrangement.panels.isListShown
    hasAside = workspace.arrangement.panels.isAsideShown
    isZen = workspace.arrangement.isZen
  }
}

/// How a part comes and goes.
enum Arrival {
  /// Opening from its middle row, as a dialog does.
  case unfolding
  /// As what dims the screen behind a dialog.
  case fading
  /// From the left and the right edge, by its own width.
  case fromLeft, fromRight

  fileprivate var absent: AbsentLook {
    var look = AbsentLook()
    switch self {
    case .unfolding: look.folds = true
    case .fading: (look.fades, look.fadeSteps) = (true, 2)
    case .fromLeft: look.shift.x = -1
    case .fromRight: look.shift.x = 1
    }
    return look
  }
}

extension View {
  /// How the view comes and goes; see `movesParts(of:)`.
  func arriving(_ arrival: Arrival) -> some View {
    TransitionView(self, insertion: arrival.absent, removal: arrival.absent)
  }

  /// Has the parts of the screen come and go in steps, within 150 ms.
  ///
  /// A key ends it, a change of the window's size does not begin it, and there is none with reduced motion.
  @MainActor func movesParts(of workspace: Workspace) -> some View {
    AnimationView(
      self, workspace.settings.hasTransitions ? .easeOut(duration: 0.12) : nil,
      value: ShownParts(of: workspace))
  }
}
