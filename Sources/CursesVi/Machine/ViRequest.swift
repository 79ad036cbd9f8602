/// What an ex command asks of the program around the editor.
public enum ViRequest: Hashable, Sendable {
  /// `:w`, or `:w name`.
  case write(String?)
  /// `:q`; with `!` without what was not saved.
  case quit(isForced: Bool)
  /// `:wq`; `:x` and `ZZ` where there is nothing to save only quit.
  case writeAndQuit
  /// `:cq`: without what was not saved, and with an error for the program that waits for this one.
  case quitWithError
  /// `:e`: the file again; `:e name`: another one.
  case edit(String?, isForced: Bool)
  /// `:marks` and `:registers`: a list to choose from; see `RichEditorModel.choose(_:in:tick:)`.
  case list(ViListing)
  /// A mark that is not in this text: a capital, which may be in another.
  case goToMark(Character, isLine: Bool)
  /// `gt`, `:tabnew`, `:sp` and the like.
  case tab(ViTabRequest)
}

/// What is asked of the tabs and panes that a program may have.
public enum ViTabRequest: Hashable, Sendable {
  /// `:tabnew`, or `:tabe name`: in a tab of its own.
  case open(String?)
  /// `:sp`, `:vs`, or `:sp name`: beside this one.
  case beside(String?)
  /// `:on`, `Ctrl+W o`: this one alone in its pane.
  case only
  /// `:tabo`: no tab but this one.
  case onlyTab
  /// `Ctrl+W` and a letter: another pane.
  case pane(ViPane)
  /// `:tabc`, `:clo`, `:bd`; with `!` without what was not saved.
  case close(isForced: Bool)
  /// `gT`, `2gT`, `:tabp`, and with a positive number `:tabn`: so many tabs further on.
  case step(Int)
  /// `gt` with a count, `:tabn 2`, `:tabfir`, `:tabl`: the tab of a number from 1; the last one at most.
  case number(Int)
}

/// Where `Ctrl+W` goes.
public enum ViPane: Hashable, Sendable {
  /// `w`, `W` and `p`.
  case other
  /// `h` and `l`.
  case left, right
  /// `k` and `j`.
  case above, below
  /// `t` and `b`, and `w` with a count.
  case first, last
}

/// What `:marks` and `:registers` list.
public struct ViListing: Hashable, Sendable {
  /// What the names are of.
  public enum Kind: Hashable, Sendable { case marks, registers }

  /// A mark or a register.
  public struct Named: Hashable, Sendable {
    /// Its name.
    public let name: Character
    /// The text of the mark's line, or what the register holds.
    public let words: String
    /// The line of a mark; what kind of text a register holds.
    public let detail: String
  }

  /// What is listed.
  public let kind: Kind
  /// By name in order, never none.
  public let entries: [Named]
}
