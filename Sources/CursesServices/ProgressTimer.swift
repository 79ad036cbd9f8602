import CursesMeasures
import CursesViewGraph

extension ProgressView {
  /// How much of a time has passed, or is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      from: timerInterval.lowerBound.timeIntervalSince1970,
      to: timerInterval.upperBound.timeIntervalSince1970, countsDown: countsDown, label: label,
      currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// How much of a time has passed, or is left, under a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How much of a time has passed, or is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

#if Locales
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far Foundation's record of some work says that it has come.
  ///
  /// Foundation tells nobody of its changes here: it is read ten times a second until the work has ended or is cancelled.
  public init(_ progress: Progress) {
    self.init(asking: {
      (
        progress.isIndeterminate ? nil : progress.fractionCompleted,
        progress.isFinished || progress.isCancelled
      )
    })
  }
}
#endif
