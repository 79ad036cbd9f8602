/// The nodes of a YAML text with the bytes they are written in.
struct YAMLOutline {
  /// A node and its bytes. Those of a sequence or a mapping without brackets end with its last value, before
  /// the comments and blank lines that follow.
  struct Node {
    enum Kind: Equatable {
      case scalar(YAMLScalarStyle)
      case alias, sequence, mapping
    }

    var kind: Kind
    var range: Range<Int>
    var isFlow = false
    /// The text of a scalar.
    var text = ""
    /// Items; of a mapping keys and values in turn.
    var children: [Node] = []

    /// The keys of a mapping with their values.
    var pairs: [(key: Node, value: Node)] {
      guard kind == .mapping else { return [] }
      return stride(from: 0, to: children.count - 1, by: 2).map {
        (children[$0], children[$0 + 1])
      }
    }

    func pair(named name: String) -> (key: Node, value: Node)? {
      pairs.first { $0.key.text == name }
    }

    /// Calls `body` with every scalar and alias, in the order of the text.
    func forEachLeaf(_ body: (Node) -> Void) {
      if children.isEmpty, kind != .sequence, kind != .mapping { body(self) }
      for child in children { child.forEachLeaf(body) }
    }
  }

  /// Nil for a text of comments only.
  private(set) var root: Node?

  /// - Parameter bytes: UTF-8 that `YAMLReader` has read, which bounds the depth.
  init(of bytes: [UInt8]) throws(YAMLError) {
    let offsets = Self.scalarOffsets(of: bytes)
    let source = EventSource(bytes)
    var open: [Node] = []
    while let event = try source.next() {
      let range = offsets[event.range.lowerBound]..<offsets[event.range.upperBound]
      switch event.content {
      case .documentStart, .other: break
      case .scalar(let text, let style):
        add(Node(kind: .scalar(style), range: range, text: text), to: &open)
      case .alias: add(Node(kind: .alias, range: range), to: &open)
      case .sequenceStart:
        open.append(Node(kind: .sequence, range: range, isFlow: event.isFlow))
      case .mappingStart:
        open.append(Node(kind: .mapping, range: range, isFlow: event.isFlow))
      case .end:
        guard var node = open.popLast() else { continue }
        let last = node.children.last?.range.upperBound ?? node.range.upperBound
        node.range = node.range.lowerBound..<(node.isFlow ? range.upperBound : last)
        add(node, to: &open)
      }
    }
  }

  private mutating func add(_ node: Node, to open: inout [Node]) {
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  /// The byte at which each scalar starts, and the end; a byte-order mark is none.
  private static func scalarOffsets(of bytes: [UInt8]) -> [Int] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return (start..<bytes.count).filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
  }

  /// The comments between the values of a range, each from its `#` to the end of its line.
  func comments(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var gap = range.lowerBound
    func look(upTo end: Int) {
      while gap < end {
        let isStart = gap == 0 || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[gap - 1])
        guard bytes[gap] == UInt8(ascii: "#"), isStart else {
          gap += 1
          continue
        }
        let lineEnd = bytes[gap...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        comments.append(gap..<lineEnd)
        gap = lineEnd
      }
    }
    root?.forEachLeaf { leaf in
      guard leaf.range.lowerBound < range.upperBound else { return }
      look(upTo: leaf.range.lowerBound)
      gap = max(gap, leaf.range.upperBound)
    }
    look(upTo: range.upperBound)
    return comments
  }
}
