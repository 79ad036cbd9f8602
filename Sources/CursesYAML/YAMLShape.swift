/// What a YAML text says, whatever way and wherever it is written.
enum YAMLShape: Hashable, Sendable {
  /// A key and what it is given.
  struct Pair: Hashable, Sendable {
    var key: YAMLShape
    var value: YAMLShape
  }

  case scalar(String)
  case sequence([YAMLShape])
  case mapping([Pair])

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, _): self = .scalar(text)
    case .sequence(let nodes): self = .sequence(nodes.map(YAMLShape.init))
    case .mapping(let mapping):
      self = .mapping(mapping.map { Pair(key: YAMLShape($0.key), value: YAMLShape($0.value)) })
    }
  }

  private init(_ value: YAMLValue) {
    switch value {
    case .nothing: self = .scalar("")
    case .word(let word), .text(let word): self = .scalar(word)
    case .list(let words): self = .sequence(words.map { .scalar($0) })
    }
  }

  mutating func set(_ path: ArraySlice<String>, to value: YAMLValue) {
    guard let name = path.first else {
      self = YAMLShape(value)
      return
    }
    guard case .mapping(var pairs) = self else {
      self = .mapping([])
      return set(path, to: value)
    }
    let rest = path.dropFirst()
    if let index = pairs.firstIndex(where: { $0.key == .scalar(name) }) {
      pairs[index].value.set(rest, to: value)
    } else {
      var made = YAMLShape.mapping([])
      made.set(rest, to: value)
      pairs.append(Pair(key: .scalar(name), value: made))
    }
    self = .mapping(pairs)
  }

  mutating func remove(_ path: ArraySlice<String>) {
    guard let name = path.first, case .mapping(var pairs) = self,
      let index = pairs.firstIndex(where: { $0.key == .scalar(name) })
    else { return }
    if path.count == 1 {
      pairs.remove(at: index)
    } else {
      pairs[index].value.remove(path.dropFirst())
    }
    self = .mapping(pairs)
  }
}
