extension BlockTable {
  /// Adds what a part defines that lies behind all others.
  mutating func define(_ names: [DefinedName]) {
    definitionsRevision += 1
    for name in names { definitions.add(name) }
  }

  /// Follows an update that took some names away and brought others.
  ///
  /// As long as no label is defined twice that costs only those; else the first of each has to be found.
  mutating func redefine(_ old: [DefinedName], _ new: [DefinedName], wereUnique: Bool) {
    guard old != new else { return }
    guard wereUnique || hasFormerDefinitions else { return collectDefinitions() }
    definitionsRevision += 1
    for name in old { definitions.remove(name) }
    for name in new { definitions.add(name) }
    if !hasFormerDefinitions, !namesAreUnique { collectDefinitions() }
  }

  /// Whether every label is defined once.
  var namesAreUnique: Bool { stored.names == definitions.count }

  /// Collects the definitions anew.
  mutating func collectDefinitions() {
    var collected = LinkDefinitions()
    stored.forEachNames { names in
      for name in names { collected.add(name) }
    }
    definitions = collected
    definitionsRevision += 1
    hasFormerDefinitions = false
  }

  /// Forgets definitions that are no more, once everything is parsed.
  mutating func settleDefinitions() {
    if isComplete, hasFormerDefinitions { collectDefinitions() }
  }
}

extension LinkDefinitions {
  /// How many labels are defined.
  fileprivate var count: Int { links.count + footnotes.count }

  fileprivate mutating func add(_ name: DefinedName) {
    switch name {
    case .link(let definition): add(definition)
    case .footnote(let label): add(footnote: label)
    }
  }

  fileprivate mutating func remove(_ name: DefinedName) {
    switch name {
    case .link(let definition): remove(definition.label)
    case .footnote(let label): remove(footnote: label)
    }
  }
}
