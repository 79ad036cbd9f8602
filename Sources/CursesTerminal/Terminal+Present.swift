import CCursesTerminalShims
import CursesCLibrary
import CursesCore

extension Terminal {
  /// Shows a frame: sends what differs from what is shown.
  ///
  /// A text frame is sent at once; while the terminal takes no bytes the newest one waits. A background
  /// frame is dropped unless the line takes it. Cells carry opaque colours or
  /// `Color.terminalDefault`. With `rows`, the caller knows that nothing outside them has changed.
  /// Without a cursor it is hidden where it stands.
  public func present(
    _ frame: Frame, cursor: Cursor?, kind: FrameKind = .text, rows: Range<Int>? = nil
  ) {
    guard isOpen else { return }
    if kind == .background {
      guard takesBackground(at: ts_monotonic_nanoseconds()), deferred == nil else { return }
    } else if isAway || !output.isEmpty {
      deferred = DeferredFrame(frame: frame, cursor: cursor)
      return
    }
    send(frame, cursor: cursor, kind: kind, rows: deferred == nil ? rows : nil)
    deferred = nil
  }

  /// The terminal takes bytes again.
  func continueOutput() {
    output.flush()
    guard output.isEmpty, let waiting = deferred else { return }
    deferred = nil
    send(waiting.frame, cursor: waiting.cursor, kind: .text, rows: nil)
  }

  private static let largeFrame = 2_000

  func send(_ frame: Frame, cursor: Cursor?, kind: FrameKind, rows: Range<Int>?) {
    send(
      frame, placed: cursor.flatMap { PlacedCursor($0, in: shown.size) }, kind: kind, rows: rows)
  }

  func send(_ frame: Frame, placed cursor: PlacedCursor?, kind: FrameKind, rows: Range<Int>?) {
    let changes = compare(frame, rows: rows)
    if kind == .text, let letter = letter(of: changes, in: frame, cursor: cursor) {
      return sendLetter(letter, showing: frame, changes, cursor: cursor)
    }
    let old = shown.cursor
    let isStill = changes.rows.isEmpty && !shown.isUnknown && cursor?.position == old?.position
    var (body, overlays): ([UInt8], [UInt8]) = ([], [])
    if !isStill {
      draw(frame, changes, cursor: cursor)
      body = screen.update()
      overlays = self.overlays(frame, changes, cursor: cursor, after: body)
    }
    if profile.isModern { body = pen.fit(body) }
    let isSmall = kind == .text && changes.rows.count <= 1 && body.count <= 256 && !shown.isUnknown
    if !isSmall, !body.isEmpty { body += penBytes(frame, cursor) }
    body += overlays
    var bytes = wrap(body, cursor: cursor, isSmall: isSmall || body.isEmpty)
    // A large text frame is asked after too: no background queues up behind it, and it tells how much
    // the line carries.
    let isLarge =
      kind == .text && bytes.count >= Self.largeFrame && profile.isModern && options.asksTerminal
    if kind == .background ? !body.isEmpty : isLarge { bytes += fence.request(bytes: bytes.count) }
    shown.isUnknown = false
    shown.cursor = cursor ?? old
    count(changes.cells, bytes.count)
    guard !bytes.isEmpty else { return }
    output.send(bytes)
    statistics.writes = output.writes
    if kind != .background { giveWay() }
  }

  /// What passes the bytes on, and whoever shows them, may wait for this very processor: the kernel else
  /// lets the program go on until it sleeps.
  func giveWay() { sched_yield() }

  func count(_ cells: Int, _ bytes: Int) {
    statistics.frames += 1
    statistics.cells += cells
    statistics.bytes += bytes
    statistics.lastCells = cells
    statistics.lastBytes = bytes
  }

  // MARK: - Comparing

  private func compare(_ frame: Frame, rows: Range<Int>?) -> FrameChanges {
    let height = min(frame.size.rows, size.rows)
    let width = min(frame.size.columns, size.columns)
    var changes = FrameChanges()
    guard width > 0 else { return changes }
    let wanted = (shown.isUnknown ? nil : rows)?.clamped(to: 0..<height) ?? 0..<height
    frame.cells.withUnsafeBufferPointer { new in
      shown.cells.withUnsafeBufferPointer { old in
        for row in wanted {
          changes.compareRow(
            row, old: line(old, row * size.columns, width),
            new: line(new, row * frame.size.columns, width), all: shown.isUnknown)
        }
      }
    }
    return changes
  }

  private func line(
    _ cells: UnsafeBufferPointer<Cell>, _ start: Int, _ count: Int
  ) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[start..<start + count])
  }

  // MARK: - Drawing

  /// Hands the changed cells to ncurses.
  func draw(_ frame: Frame, _ changes: FrameChanges, cursor: PlacedCursor?) {
    screen.recyclePairs(keeping: shown.cells)
    let width = min(frame.size.columns, size.columns)
    let hasOverlays = noteOverlays(frame, changes, width: width)
    screen.allowShifting(!hasOverlays)
    for (row, runs) in changes.rows {
      frame.cells.withUnsafeBufferPointer { cells in
        let line = self.line(cells, row * frame.size.columns, width)
        for run in runs { screen.draw(line, columns: run, row: row) }
      }
      shown.take(frame, row: row, runs: runs)
    }
    screen.moveCursor(to: place(of: cursor))
  }

  /// Where the cursor is once a frame is shown.
  private func place(of cursor: PlacedCursor?) -> Point {
    cursor?.position ?? shown.cursor?.position ?? .zero
  }

  /// Whether anything in the changed rows is written over what ncurses draws, now or before.
  private func noteOverlays(_ frame: Frame, _ changes: FrameChanges, width: Int) -> Bool {
    var result = false
    for (row, runs) in changes.rows {
      let had = shown.overlayRows[row]
      frame.cells.withUnsafeBufferPointer { cells in
        let line = self.line(cells, row * frame.size.columns, width)
        // Outside of what changes a row has overlays only if it had some.
        let searched = had ? [0..<width] : runs
        var has = false
        for run in searched where !has { has = screen.hasOverlay(line, columns: run) }
        shown.overlayRows[row] = has
      }
      if had || shown.overlayRows[row] { result = true }
    }
    return result
  }

  /// The overlays that ncurses may have drawn over by `body`: those between the first and the last change of a
  /// row, and all where it has scrolled rows. Moving the cursor within a row may rewrite what it passes.
  private func overlays(
    _ frame: Frame, _ changes: FrameChanges, cursor: PlacedCursor?, after body: [UInt8]
  ) -> [UInt8] {
    guard shown.overlayRows.contains(true) else { return [] }
    let width = min(frame.size.columns, size.columns)
    let (old, new) = (shown.cursor?.position, place(of: cursor))
    var spans: [Int: Range<Int>] = [:]
    let hasScrolled = ScrolledRows.are(in: body)
    if hasScrolled { for row in shown.overlayRows.indices { spans[row] = 0..<width } }
    for (row, runs) in changes.rows where !hasScrolled {
      if let first = runs.first, let last = runs.last {
        spans[row] = first.lowerBound..<last.upperBound
      }
    }
    for place in [old, new].compactMap({ $0 }) where old != new || spans[place.row] != nil {
      let column = min(max(0, place.column), max(0, width - 1))
      let span = spans[place.row] ?? column..<column + 1
      spans[place.row] = min(span.lowerBound, column)..<max(span.upperBound, column + 1)
    }
    var writer = OverlayWriter(capabilities: capabilities)
    for (row, span) in spans
    where row < min(frame.size.rows, size.rows) && shown.overlayRows[row] {
      writeOverlays(frame, row: row, columns: span.clamped(to: 0..<width), to: &writer)
    }
    return writer.finished
  }

  private func writeOverlays(
    _ frame: Frame, row: Int, columns: Range<Int>, to writer: inout OverlayWriter
  ) {
    var previous: (end: Int, style: Style)?
    var column = columns.lowerBound
    // A terminal that counts a cluster wider than we do has drawn it over its neighbours: they are
    // written again.
    var repairEnd = column
    let width = min(frame.size.columns, size.columns)
    while column < max(columns.upperBound, min(repairEnd, width)) {
      let cell = frame[column, row]
      let isOver = screen.isOverlay(cell)
      guard isOver || (column < repairEnd && cell.width > 0) else {
        column += 1
        continue
      }
      if previous?.end != column || previous?.style != cell.style {
        if let previous, capabilities.hyperlinks { writer.close(previous.style.link) }
        writer.move(column: column, row: row)
        writer.style(cell.style, screen.indices(of: cell.style))
        if capabilities.hyperlinks { writer.open(cell.style.link) }
      }
      let text = GlyphPlan.printable(cell.glyph.text, in: capabilities.widthModel)
      writer.text(text)
      let isPlain = screen.plan(for: cell) != .overlay
      if !isPlain { repairEnd = max(repairEnd, column + GlyphPlan.greatestWidth(of: text)) }
      // After what the terminal may count otherwise the next piece names its place.
      previous = (isPlain ? column + Int(cell.width) : -1, cell.style)
      column += max(1, Int(cell.width))
    }
    if let previous, capabilities.hyperlinks { writer.close(previous.style.link) }
  }

  // MARK: - The way out

  /// Leaves the pen as the next typed letter will need it: its colours need not be sent with it.
  private func penBytes(_ frame: Frame, _ cursor: PlacedCursor?) -> [UInt8] {
    guard profile.isModern, let place = cursor?.position, cursor?.isVisible == true else {
      return []
    }
    var style = frame[place.column, place.row].style
    let before = frame[place.column - 1, place.row]
    if before.glyph != .space {
      style.foreground = before.style.foreground
      style.attributes = before.style.attributes
    }
    let next = pen(of: style)
    guard next != pen else { return [] }
    let sequence = next.sequence(after: pen)
    pen = next
    return sequence
  }

  /// Adds the cursor's form and visibility; hides it and binds the frame together while much changes.
  private func wrap(_ body: [UInt8], cursor: PlacedCursor?, isSmall: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    let isVisible = cursor?.isVisible ?? false
    let isBound = !isSmall && capabilities.synchronizedUpdate
    if isBound { bytes += Array("\u{1B}[?2026h".utf8) }
    if shown.hasVisibleCursor, !isSmall || !isVisible {
      bytes += Array("\u{1B}[?25l".utf8)
      shown.hasVisibleCursor = false
    }
    bytes += body
    if let shape = cursor?.shape, shape != shown.shape, profile.isModern {
      bytes += Array("\u{1B}[\(shape.rawValue) q".utf8)
      shown.shape = shape
    }
    if isVisible, !shown.hasVisibleCursor {
      bytes += Array("\u{1B}[?25h".utf8)
      shown.hasVisibleCursor = true
    }
    if isBound { bytes += Array("\u{1B}[?2026l".utf8) }
    return bytes
  }
}
