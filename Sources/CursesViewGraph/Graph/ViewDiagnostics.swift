/// Where the library tells a programmer that a view does something wrong.
///
/// Nothing of it is ever written to the terminal. `TerminalHost.run(_:)` and `App` write it to a
/// file; see `DiagnosticLog`.
@MainActor
public enum ViewDiagnostics {
  /// Takes a report, one sentence each.
  public static var report: (String) -> Void = { _ in }

  /// Tells that values go on changing each other.
  static func reportCycle(_ nodes: [Node]) {
    let places = nodes.map { node in
      let view = node.owner.map { " in \($0)" } ?? ""
      return "\(node.changeDescription)\(view)"
    }
    let what = places.isEmpty ? "the state of a view" : Set(places).sorted().joined(separator: ", ")
    report(
      "A cycle of changes was cut: \(what) changed again each time the views were brought up to date."
    )
  }
}

extension Node {
  /// The name of the view whose body the node comes from.
  var owner: String? {
    var next = parent
    while let here = next {
      if let name = here.viewName { return name }
      next = here.parent
    }
    return nil
  }
}
