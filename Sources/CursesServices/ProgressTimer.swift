import CursesControls
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
