import CursesUI
import CursesUITesting
import Testing

/// Takes what a line of `Surface` makes; a view is shown in a host.
@MainActor var made: Any? {
  get { nil }
  set { Shown.take(newValue) }
}

/// What the lines of `Surface` have made.
@MainActor
enum Shown {
  private(set) static var values = 0
  private(set) static var views = 0

  static func take(_ value: Any?) {
    values += 1
    guard let view = value as? any View else { return }
    views += 1
    show(view)
  }

  private static func show(_ view: some View) {
    let host = TestHost(columns: 60, rows: 16, view)
    host.advance(by: 0.1)
    #expect(!host.hasQuit)
    host.resize(columns: 1, rows: 1)
    #expect(!host.hasQuit)
  }
}

/// Every line of docs/swiftui.md that says "supported" or "different" runs: what `Surface` writes of it is made,
/// and shown where it is a view.
@Suite("The surface runs") @MainActor
struct SurfaceRunTests {
  private func run(_ lines: @MainActor () throws -> Void) rethrows {
    let before = Shown.values
    try lines()
    #expect(Shown.values > before)
  }

  @Test func fieldsAndEditorsRun() throws {
    let (fields, editors) = (FieldSurface(), EditorSurface())
    for lines in [
      fields.textFields, fields.valueFields, fields.secureFields, fields.styles, fields.typing,
      fields.submission, fields.focus, editors.editors, editors.around, editors.selections,
      editors.attributedSelections,
    ] { run(lines) }
    editors.changes()
    try run(editors.attributes)
  }

  @Test func textAndControlsRun() throws {
    let (text, controls, choices) = (TextSurface(), ControlSurface(), ChoiceSurface())
    for lines in [
      text.texts, text.looks, text.environments, controls.buttons, controls.choosers,
      controls.containers, controls.stacks, choices.choices, choices.presentations, choices.values,
    ] { run(lines) }
    try run(text.signs)
  }

  @Test func presentationsAndLayoutRun() {
    let (presentations, layout) = (PresentationSurface(), LayoutSurface())
    let (arrangements, styles) = (ArrangementSurface(), StyleSurface())
    for lines in [
      presentations.presentations, presentations.toolbars, presentations.events, layout.layout,
      layout.styles, layout.shapes, layout.effects, arrangements.measures, arrangements.layouts,
      styles.styles, styles.modifiers,
    ] { run(lines) }
  }

  @Test func whatIsAcceptedRuns() {
    let (accepted, quiet) = (AcceptedSurface(), QuietSurface())
    let (edited, motion) = (EditedSurface(), MotionSurface())
    for lines in [
      accepted.accepted, accepted.others, quiet.controls, quiet.presentations,
      quiet.presentations1, quiet.layout, quiet.text, quiet.reading, edited.edits, edited.titles,
      edited.focusedValues, edited.guides, edited.drawings, motion.animations,
    ] { run(lines) }
  }

  @Test func whatSurroundsTheFieldsRuns() {
    let additions = AdditionSurface()
    for lines in [additions.fields, additions.editors, additions.groups, additions.glass] {
      run(lines)
    }
    made = AdditionSurface.Reading()
  }

  @Test func gesturesAndGridsRun() {
    let (gestures, grids) = (GestureSurface(), GridSurface())
    for lines in [
      gestures.gestures, grids.grids, grids.fields, grids.clocks, grids.places,
    ] { run(lines) }
    made = GestureSurface.Holding()
  }

  @Test func whatIsTakenWithoutEffectRuns() {
    let quiet = QuietModifierSurface()
    for lines in [quiet.reading, quiet.looks, quiet.input, quiet.windows] { run(lines) }
  }

  @Test func draggingAndKeyframesRun() {
    let dragged = DraggedSurface()
    for lines in [
      dragged.dragging, dragged.arrangement, dragged.looks, dragged.scenes, dragged.buttons,
      KeyframeSurface().keyframes,
    ] { run(lines) }
  }

  @Test func whatIsDrawnAndTimedRuns() {
    let drawn = DrawnSurface()
    for lines in [drawn.shapes, drawn.styles, drawn.motion, drawn.times, drawn.bars] { run(lines) }
  }

  @Test func whatIsReadAndColouredRuns() {
    let read = ReadSurface()
    made = ReadSurface.Reading()
    for lines in [read.looks, read.shapes] { run(lines) }
  }

  @Test func valuesOfTheSurroundingsRun() {
    made = AcceptedSurface.Reading()
    made = ChoiceSurface.Reading()
    made = EditedSurface.Reader()
    made = EditedSurface.Follower()
    #expect(Shown.views >= 4)
  }
}
