import CursesCore
import CursesTerminal
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// What comes from outside: events, what the terminal tells of itself, and what views ask of it.
extension TerminalHost {
  func connect() {
    loop.onEvent = { [unowned self] in take($0) }
    loop.afterEvents = { [unowned self] in render() }
    loop.onTerminate = { [unowned self] _ in
      holdsInput = false
      onTerminate()
      loop.stop()
    }
    screen.onCapabilitiesChange = { [unowned self] in take($0) }
    screen.onResume = { [unowned self] in showAll() }
    graph.onPreferredScheme = { [unowned self] in prefer($0) }
    graph.clipboard.forward = { [unowned self] in _ = screen.copy(Array($0.utf8)) }
  }

  private func take(_ event: InputEvent) {
    longEvent.begin()
    defer { longEvent.end() }
    switch event {
    case .focus(let isFocused):
      if isFocused {
        onFocus()
        screen.askForBackground()
      }
      backdrop.noteActivity(at: loop.now)
      scheduleTick()
    case .resize:
      graph.send(event)
      showAll()
    default:
      guard !holdsInput else { return heldInput.append(event) }
      backdrop.noteActivity(at: loop.now)
      // The event before may have moved the focus: what is typed ahead belongs to the new control,
      // and a secret must never land in the field before it.
      graph.update()
      let ringPlace = lastCursor?.position
      if case .key = event { backdrop.endGlints() }
      if case .key(let key) = event { echo(key) }
      if !graph.send(event), case .key(let key) = event, key.pressed == quitKey, quitKey != nil {
        stop()
      }
      if case .key = event, let ringPlace { backdrop.startRing(at: ringPlace) }
      if tick == nil { scheduleTick() }
    }
  }

  /// Gives up what has waited: what it was meant for has not come.
  public func dropHeldInput() {
    heldInput = []
    holdsInput = false
  }

  /// Delivers what has waited.
  func releaseInput() {
    let events = heldInput
    heldInput = []
    for event in events { take(event) }
  }

  private func take(_ capabilities: Capabilities) {
    var comparable = capabilities
    // What only the way out depends on changes nothing that is shown.
    comparable.synchronizedUpdate = shownCapabilities.synchronizedUpdate
    comparable.kittyKeyboard = shownCapabilities.kittyKeyboard
    if let isDark = capabilities.isBackgroundDark, isDark != shownCapabilities.isBackgroundDark {
      shownCapabilities.isBackgroundDark = isDark
      onTerminalBackground(isDark)
    }
    comparable.terminalBackground = shownCapabilities.terminalBackground
    comparable.isBackgroundDark = shownCapabilities.isBackgroundDark
    guard comparable != shownCapabilities else { return }
    shownCapabilities = capabilities
    adaptTheme()
  }

  func adaptTheme() {
    let capabilities = screen.capabilities
    let adapted = theme.adapted(to: capabilities.colors, before: backdrop.scene)
    graph.look.theme = adapted
    graph.look.widths = capabilities.widthModel
    graph.look.isUnicode = capabilities.isUnicode
    graph.lookChanged()
    compositor = SceneLight.compositor(for: adapted)
    showAll()
    scheduleTick()
  }

  /// Composites and sends every cell in the next frame.
  func showAll() {
    showsWholeFrame = true
    graph.invalidateAll()
    if screen.line.isFast {
      backdrop.renew(at: loop.now, for: graph)
      sweep.finish()
    } else {
      // A whole screen of light is ten times the bytes of its text.
      backdrop.darken()
      sweep.restart(rows: graph.size.rows)
      scheduleTick()
    }
  }

  /// Shows a dark or a light theme, the person's own where it is one, and that again for nil.
  private func prefer(_ scheme: ColorScheme?) {
    let own = ownTheme ?? theme
    ownTheme = scheme == nil ? nil : own
    guard let scheme, own.isDark != (scheme == .dark) else {
      if theme != own { use(own) }
      return
    }
    let name = scheme == .dark ? ThemeLibrary.defaultDark : ThemeLibrary.defaultLight
    if let other = try? ThemeLibrary().theme(named: name), other != theme { use(other) }
  }
}
