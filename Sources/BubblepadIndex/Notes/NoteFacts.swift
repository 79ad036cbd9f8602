/// What a note's text says about it, apart from its words.
public struct NoteFacts: Sendable, Equatable {
  /// A heading and the line it stands on, from 1.
  public struct Heading: Sendable, Equatable {
    /// 1 to 6.
    public var level: Int
    /// Its text, without markers.
    public var text: String
    /// The line it stands on, from 1.
    public var line: Int
  }

  /// An id of a block, without its `^`.
  public struct BlockName: Sendable, Equatable {
    /// What follows the `^`.
    public var id: String
    /// The line it stands on, from 1.
    public var line: Int
    /// The first words of the block, without markers.
    public var text = ""

    /// A block with an id.
    public init(id: String, line: Int, text: String = "") {
      (self.id, self.line, self.text) = (id, line, text)
    }
  }

  /// A tag, without its `#`.
  public struct Tag: Sendable, Equatable {
    /// Without its `#`.
    public var name: String
    /// Where it stands in the source; nil for one of the front matter.
    public var range: Range<Int>?
  }

  /// An item with a box.
  public struct Task: Sendable, Equatable {
    /// The character in the box.
    public var status: Character
    /// From after the box to the end of the line.
    public var range: Range<Int>
    /// The line it stands on, from 1.
    public var line: Int

    /// The line of the task that it is a part of; nil for one that is none's.
    public var parent: Int?

    /// Whether it is still to be done.
    public var isOpen: Bool { status == " " }
  }

  /// A property of the front matter: its key, and its values as they are written.
  public struct Property: Sendable, Equatable {
    /// As it is written.
    public var key: String
    /// One, or those of a list.
    public var values: [String]
    /// Whether each of them stands in quotation marks, and so is a text whatever it looks like.
    public var isText: [Bool]
    /// Whether it has no value.
    public var isEmpty: Bool { values.isEmpty }
  }

  /// Other names of the note, from its front matter.
  public var aliases: [String] = []
  /// In the order of the text.
  public var headings: [Heading] = []
  /// Names of blocks that links lead to.
  public var blockNames: [BlockName] = []
  /// Those of the text and of the front matter.
  public var tags: [Tag] = []
  /// In the order of the text.
  public var tasks: [Task] = []
  /// The front matter.
  public var properties: [Property] = []
  /// What the note leads to, embeds too.
  public var links: [WrittenLink] = []
  /// The blocks of text and the sections, for what is searched in one of them.
  var blocks: [Range<Int>] = []

  /// Of a note without text.
  public init() {}
}

/// A link as it stands in a source.
public struct WrittenLink: Sendable, Equatable {
  /// How it is written.
  public enum Form: Int64, Sendable {
    /// `[[name]]`, `[[name#heading|text]]`
    case wiki
    /// `[text](name.md)`, `[label]: name.md`
    case markdown
  }

  /// The signs that end a name where it stands, beside those of its form.
  public enum Quotes: Sendable {
    /// None.
    case none
    /// `<name.md>`
    case angles
    /// Those of YAML.
    case single, double
  }

  /// How it is written.
  public var form: Form
  /// Whether what it leads to is shown in its place.
  public var isEmbed: Bool
  /// What it leads to, escapes resolved; empty for the note itself.
  public var target: String
  /// What follows the first `#`.
  public var subpath: String?
  /// All of it in the source; of a definition the address. Empty in front matter where escapes stand for some of it.
  public var range: Range<Int>
  /// What names the note and the place in it, in the source; empty where the range is.
  public var nameRange: Range<Int>
  /// What the name stands between.
  public var quotes = Quotes.none
  /// The line it begins on, from 1.
  public var line: Int
}
