@_spi(Nodes) import CursesViewGraph
import Observation

/// What is to be said of the fields of a form, for its buttons and its status bar.
///
///     @State private var form = FormValidation()
///     …
///     VStack {
///       TextField("E-mail", text: $email).validation(isAddress)
///       Button("Submit", action: send).disabled(!form.isValid)
///       Text(form.message ?? "")
///     }
///     .formValidation(form)
@MainActor @Observable
public final class FormValidation {
  /// A field of the form.
  public struct Field: Equatable, Sendable {
    /// The field's label.
    public var name: String
    /// What is to be said of its text.
    public var validity: FieldValidity
  }

  /// The fields from top to bottom, as Tab goes through them.
  public private(set) var fields: [Field] = []
  /// Whether every field may be submitted.
  public private(set) var isValid = true
  /// Whether a rule is still being asked.
  public private(set) var isPending = false
  /// The name of the first field whose problem is shown, and the problem.
  public private(set) var message: String?

  @ObservationIgnored private var controls: [Member] = []
  @ObservationIgnored private var isStale = false

  private struct Member {
    weak var control: FieldControl?
  }

  /// A form without fields: they come when the views around `formValidation` are shown.
  public nonisolated init() {}

  /// Shows what is wrong with every field, and puts the focus into the first that is not valid.
  ///
  /// - Returns: whether there is nothing wrong.
  @discardableResult
  public func validate() -> Bool {
    let present = inOrder
    for control in present { control.validity.touch(.submit) }
    renew()
    let wrong = present.first { !$0.validity.state.isValid }
    wrong?.takeFocus()
    return wrong == nil
  }

  /// Forgets that fields have been touched: messages go until there is a new reason for them.
  public func reset() {
    for control in inOrder { control.validity.untouch() }
    renew()
  }

  func join(_ control: FieldControl) {
    guard !controls.contains(where: { $0.control === control }) else { return }
    controls.append(Member(control: control))
    needsRenewal(control)
  }

  func leave(_ control: FieldControl) {
    controls.removeAll { $0.control === control || $0.control == nil }
    needsRenewal(control)
  }

  /// Brings what is said up to date once all bodies are.
  func needsRenewal(_ control: FieldControl) {
    guard !isStale else { return }
    guard let graph = control.node?.graph else { return renew() }
    isStale = true
    graph.afterUpdate { [weak self] in self?.renew() }
  }

  private var inOrder: [FieldControl] {
    let present = controls.compactMap(\.control)
    guard let root = present.lazy.compactMap({ $0.node?.graph.root }).first else { return present }
    var ordered: [FieldControl] = []
    root.walk { node in
      if let control = node.fieldControl, present.contains(where: { $0 === control }) {
        ordered.append(control)
      }
    }
    return ordered
  }

  private func renew() {
    isStale = false
    let new = inOrder.map { Field(name: $0.name, validity: $0.validity.state) }
    guard new != fields else { return }
    fields = new
    let valid = new.allSatisfy(\.validity.isValid)
    if valid != isValid { isValid = valid }
    let pending = new.contains(where: \.validity.isPending)
    if pending != isPending { isPending = pending }
    let said = new.first(where: \.validity.isShownInvalid).map { field in
      field.name.isEmpty
        ? field.validity.message ?? "" : "\(field.name): \(field.validity.message ?? "")"
    }
    if said != message { message = said }
  }
}
