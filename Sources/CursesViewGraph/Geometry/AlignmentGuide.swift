import CursesCore

/// A line across views by which a stack aligns them.
package struct AlignmentGuide: Hashable, Sendable {
  private let name: ObjectIdentifier
  private let number: Int
  /// Where the line lies in a view that says nothing of its own, in points.
  package let standard: @Sendable (GuideDimensions) -> Double

  /// The axis that the place of the line is counted along, where it is one of a program's own: stacks pass those on.
  let axis: StackAxis?

  /// A line of a program's own, known by a type.
  package init(
    _ id: Any.Type, along axis: StackAxis, standard: @escaping @Sendable (GuideDimensions) -> Double
  ) {
    self.axis = axis
    name = ObjectIdentifier(id)
    number = 0
    self.standard = standard
  }

  /// One of the library's own lines.
  init(number: Int, standard: @escaping @Sendable (GuideDimensions) -> Double) {
    name = ObjectIdentifier(AlignmentGuide.self)
    axis = nil
    self.number = number
    self.standard = standard
  }

  /// How far a smaller view moves in a larger one so that the lines of both meet, in points.
  func shift(of size: Size, in room: Size) -> Double {
    standard(GuideDimensions(room)) - standard(GuideDimensions(size))
  }

  package static func == (one: AlignmentGuide, other: AlignmentGuide) -> Bool {
    one.name == other.name && one.number == other.number
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(number)
  }
}

/// The size of a view and the lines it says something of, in points.
package struct GuideDimensions {
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double
  /// Where a line lies, for views that say so.
  package let explicit: (AlignmentGuide) -> Double?

  package init(width: Double, height: Double, explicit: @escaping (AlignmentGuide) -> Double?) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The size of a view that says nothing of its lines.
  init(_ size: Size, explicit: @escaping (AlignmentGuide) -> Double? = { _ in nil }) {
    self.init(
      width: Double(size.columns) * PointScale.column, height: Double(size.rows) * PointScale.row,
      explicit: explicit)
  }

  /// Where a line lies.
  package subscript(guide: AlignmentGuide) -> Double { explicit(guide) ?? guide.standard(self) }
}

/// The line by which a stack aligns its views, and whether it is one of a program's own.
package struct StackGuide: Hashable {
  let line: AlignmentGuide
  let isOwn: Bool
}
