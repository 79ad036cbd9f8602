import Testing

@testable import CursesVi

/// What the keys of vi ask of the tabs and panes around the text.
@Suite("Vi: tabs and panes") @MainActor
struct ViTabTests {
  static let table: [(keys: String, request: ViTabRequest)] = [
    ("gt", .step(1)), ("gT", .step(-1)), ("3gt", .number(3)), ("2gT", .step(-2)),
    (":tabnew<CR>", .open(nil)), (":tabe Plan<CR>", .open("Plan")),
    (":tabnew A b<CR>", .open("A b")),
    (":tabc<CR>", .close(isForced: false)), (":tabclose!<CR>", .close(isForced: true)),
    (":clo<CR>", .close(isForced: false)), (":bd<CR>", .close(isForced: false)),
    (":tabn<CR>", .step(1)), (":tabn 2<CR>", .number(2)), (":tabp<CR>", .step(-1)),
    (":tabN<CR>", .step(-1)), (":bn<CR>", .step(1)), (":bp 2<CR>", .step(-2)),
    (":tabfir<CR>", .number(1)), (":tabl<CR>", .number(.max)),
    (":sp<CR>", .beside(nil)), (":vs<CR>", .beside(nil)), (":split Plan<CR>", .beside("Plan")),
    (":vsplit Plan<CR>", .beside("Plan")), (":new<CR>", .beside(nil)), (":only<CR>", .only),
    (":tabo<CR>", .onlyTab), (":tabonly<CR>", .onlyTab),
    ("<C-w>w", .pane(.other)), ("<C-w>W", .pane(.other)), ("<C-w>p", .pane(.other)),
    ("<C-w><C-w>", .pane(.other)), ("2<C-w>w", .pane(.last)), ("1<C-w>w", .pane(.first)),
    ("<C-w>h", .pane(.left)), ("<C-w>l", .pane(.right)), ("<C-w>j", .pane(.below)),
    ("<C-w>k", .pane(.above)), ("<C-w>t", .pane(.first)), ("<C-w>b", .pane(.last)),
    ("<C-w><Left>", .pane(.left)), ("<C-w>s", .beside(nil)), ("<C-w>v", .beside(nil)),
    ("<C-w>n", .beside(nil)), ("<C-w>c", .close(isForced: false)), ("<C-w>o", .only),
    ("vw<C-w>w", .pane(.other)),
  ]

  @Test func keysAskForTabs() {
    for (keys, request) in Self.table {
      let screen = ViScreen("one ¦two")
      screen.press(keys)
      #expect(screen.requests == [.tab(request)], "\(keys)")
      #expect(screen.messages == [], "\(keys)")
    }
  }

  @Test(arguments: [":cq<CR>", ":cquit<CR>", ":cq!<CR>"])
  func quittingWithAnError(_ keys: String) {
    let screen = ViScreen("one ¦two")
    screen.press(keys)
    #expect(screen.requests == [.quitWithError] && screen.messages == [])
  }

  /// What follows Ctrl+W is used up, whatever it is.
  @Test func keysAfterCtrlWAreNoCommands() {
    for keys in ["<C-w>x", "<C-w>d", "<C-w><Esc>", "d<C-w>"] {
      let screen = ViScreen("one ¦two")
      screen.press(keys)
      #expect(screen.requests == [], "\(keys)")
      #expect(screen.source == "one two", "\(keys)")
    }
    let screen = ViScreen("one ¦two")
    screen.press("<C-w>x")
    #expect(screen.messages.first?.hasPrefix("After Ctrl+W vi has w p h l") == true)
    screen.press("<C-w>q")
    #expect(screen.requests == [.quit(isForced: false)])
    screen.press("x")
    #expect(screen.source == "one wo")
  }

  @Test func othersStayWhatTheyWere() {
    for keys in [":s/a/b<CR>", ":t0<CR>", ":sort<CR>", ":noh<CR>", "dgt", ":tab<CR>", ":b<CR>"] {
      let screen = ViScreen("one ¦two")
      screen.press(keys)
      #expect(screen.requests == [], "\(keys)")
    }
  }
}
