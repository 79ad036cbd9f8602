import CCursesYaml

/// libyaml's parser over bytes in memory.
final class EventSource {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  // The parser keeps pointers into itself, so it must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool
  private var hasEnded = false

  init(_ text: [UInt8]) {
    // libyaml counts the byte-order mark as a column, which would indent the first key.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    bytes = .allocate(capacity: content.count)
    _ = bytes.initialize(from: content)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event; nil after the last.
  func next() throws(YAMLError) -> Event? {
    guard !hasEnded else { return nil }
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) == 1 else {
      hasEnded = true
      throw failure()
    }
    defer { yaml_event_delete(&event) }
    if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT {
      hasEnded = true
      return nil
    }
    return Event(
      content: content(event), anchor: anchor(event), place: place(event.start_mark),
      range: event.start_mark.index..<max(event.start_mark.index, event.end_mark.index),
      isFlow: isFlow(event))
  }

  private func isFlow(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: false
    }
  }

  private func content(_ event: yaml_event_t) -> Event.Content {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      .scalar(
        String(
          decoding: UnsafeBufferPointer(
            start: event.data.scalar.value, count: event.data.scalar.length),
          as: UTF8.self),
        style(event.data.scalar.style))
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
    default: .other
    }
  }

  private func anchor(_ event: yaml_event_t) -> String? {
    switch event.type {
    case YAML_SCALAR_EVENT: text(event.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: text(event.data.mapping_start.anchor)
    default: nil
    }
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func place(_ mark: yaml_mark_t) -> YAMLPlace {
    YAMLPlace(line: mark.line + 1, column: mark.column + 1)
  }
}

// What is wrong with the text.
extension EventSource {
  private func failure() -> YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? ""
    switch state.error {
    case YAML_READER_ERROR:
      return YAMLError(
        .encoding, at: place(ofByte: state.problem_offset), ProblemWords.encoding(problem))
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      let place = place(state.problem_mark)
      // What is begun and never ended is found at the end of the text, and to be mended where it
      // starts.
      if let opening = ProblemWords.unended(problem, state.context.map { String(cString: $0) }) {
        return YAMLError(.syntax, at: self.place(state.context_mark), opening)
      }
      let words = ProblemWords.syntax(problem, isAtTab: byte(at: state.problem_mark.index) == 0x09)
      return YAMLError(.syntax, at: place, words)
    default:
      return YAMLError(.limit, at: place(state.mark), "there is not enough memory for it")
    }
  }

  /// The byte of a character that libyaml counts in scalars.
  private func byte(at index: Int) -> UInt8? {
    var scalars = 0
    for byte in bytes where byte & 0xC0 != 0x80 {
      if scalars == index { return byte }
      scalars += 1
    }
    return nil
  }

  private func place(ofByte offset: Int) -> YAMLPlace {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return YAMLPlace(
      line: before.count { $0 == 0x0A } + 1,
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
