/// The width of a cluster, gathered scalar by scalar, where no `Character` is at hand.
///
/// Gives what `CellWidth.of(_:in:)` gives for the same scalars.
public struct ClusterWidth: Sendable {
  private let first: Unicode.Scalar
  private var previous: Unicode.Scalar
  private var rest: [Unicode.Scalar] = []
  private var isOdd: Bool
  private var sum: Int
  private var widest: Int
  /// What a variation selector or a flag has decided for terminals that count clusters.
  private var decided: Int?

  /// A cluster of one scalar so far.
  public init(first scalar: Unicode.Scalar) {
    first = scalar
    previous = scalar
    sum = CellWidth.of(scalar)
    widest = sum
    isOdd = sum == 0 || CellWidth.isUnassigned(scalar)
    if isOdd { rest = [scalar] }
    if CellWidth.isRegionalIndicator(scalar.value) { decided = 2 }
  }

  /// Adds the next scalar of the same cluster.
  public mutating func append(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    sum += width
    widest = max(widest, width)
    if decided == nil, scalar.value & ~1 == 0xFE0E, previous.properties.isEmoji {
      decided = scalar.value == 0xFE0F ? 2 : 1
    }
    previous = scalar
    if isOdd { rest.append(scalar) }
  }

  /// The cells the cluster is drawn in, 1 at least.
  public func cells(in model: WidthModel) -> Int {
    if isOdd { return oddCells(in: model) }
    return max(1, model == .perScalar ? sum : decided ?? widest)
  }

  /// A cluster that is drawn as something else.
  private func oddCells(in model: WidthModel) -> Int {
    let text = String(String.UnicodeScalarView(rest))
    guard let character = text.first, text.utf8.count == character.utf8.count else { return 1 }
    return CellWidth.of(character, in: model)
  }
}
