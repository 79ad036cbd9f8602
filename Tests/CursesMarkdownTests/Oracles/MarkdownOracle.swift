import CCursesMarkdownOracles
import Synchronization

/// Parsers that others have written: what GitHub uses, and a second one to ask where the two differ.
///
/// Both get the extensions of the GFM specification but for its tag filter.
enum MarkdownOracle: String, CaseIterable, Sendable {
  /// cmark-gfm 0.29, which follows CommonMark 0.29.
  case cmarkGFM
  /// md4c 0.4.8, which follows CommonMark 0.30.
  case md4c

  /// cmark-gfm keeps what its extensions need in global tables.
  private static let turn = Mutex(())

  func html(_ source: [UInt8]) -> String {
    MarkdownOracle.turn.withLock { _ in
      switch self {
      case .cmarkGFM: MarkdownOracle.cmarkHTML(source)
      case .md4c: MarkdownOracle.md4cHTML(source)
      }
    }
  }

  private static func cmarkHTML(_ source: [UInt8]) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    let options = CMARK_OPT_UNSAFE
    guard let parser = cmark_parser_new(options) else { return "" }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    source.withUnsafeBytes { bytes in
      let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      if let text { cmark_parser_feed(parser, text, bytes.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return "" }
    defer { cmark_node_free(document) }
    let extensions = cmark_parser_get_syntax_extensions(parser)
    guard let html = cmark_render_html(document, options, extensions) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  private static func md4cHTML(_ source: [UInt8]) -> String {
    var html: [UInt8] = []
    source.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &html) { pointer in
        let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = md_html(
          text, UInt32(bytes.count),
          { part, count, target in
            guard let part, let target else { return }
            target.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(
              start: part, count: Int(count))
          }, pointer, UInt32(ORACLE_MD4C_GITHUB),
          UInt32(MD_HTML_FLAG_XHTML | MD_HTML_FLAG_SKIP_UTF8_BOM))
      }
    }
    return String(decoding: html, as: UTF8.self)
  }
}

/// HTML without what renderers write as they like: line ends between tags, how a task's box is written.
struct PlainHTML: Equatable, CustomStringConvertible {
  let description: String

  init(_ html: String) {
    var text = html
    for (from, to) in PlainHTML.spellings { text = text.replacing(from, with: to) }
    description = text.replacing("\n<", with: "<").replacing(">\n", with: ">")
  }

  private static let spellings = [
    ("<li class=\"task-list-item\">", "<li>"),
    (
      "<input type=\"checkbox\" class=\"task-list-item-checkbox\" disabled checked>",
      "<input checked=\"\" disabled=\"\" type=\"checkbox\"> "
    ),
    (
      "<input type=\"checkbox\" class=\"task-list-item-checkbox\" disabled>",
      "<input disabled=\"\" type=\"checkbox\"> "
    ),
    (
      "<input type=\"checkbox\" checked=\"\" disabled=\"\" />",
      "<input checked=\"\" disabled=\"\" type=\"checkbox\">"
    ),
    (
      "<input type=\"checkbox\" disabled=\"\" />", "<input disabled=\"\" type=\"checkbox\">"
    ), ("&#x27;", "'"), ("%27", "'"),
  ]
}
