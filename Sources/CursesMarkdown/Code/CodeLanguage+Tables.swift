/// The languages that are known.
extension CodeLanguage {
  static let swift = CodeLanguage(
    """
    actor any as associatedtype async await break case catch class consuming continue convenience \
    default defer deinit do dynamic else enum extension fallthrough false fileprivate final for \
    func get guard if import in indirect infix init inout internal is isolated lazy let macro \
    mutating nil nonisolated nonmutating open operator optional override package postfix \
    precedencegroup prefix private protocol public repeat required rethrows return self sending \
    set some static struct subscript super switch throw throws true try typealias unowned var \
    weak where while willSet didSet Self
    """, quotes: [Quote("\"\"\"", isLong: true), Quote("\"")]
  ).with {
    $0.nestsComments = true
    $0.hasCapitalTypes = true
    $0.directives = [Byte.at, Byte.hash]
  }

  static let c = CodeLanguage(
    """
    auto break case const constexpr continue default do else enum extern false for goto if inline \
    nullptr register restrict return sizeof static struct switch true typedef typeof union \
    volatile while NULL
    """,
    types: """
      bool char double float int long short signed size_t ssize_t uint8_t uint16_t uint32_t \
      uint64_t int8_t int16_t int32_t int64_t unsigned void wchar_t
      """
  ).with { $0.directives = [Byte.hash] }

  static let cpp = c.with {
    $0.keywords.formUnion([
      "alignas", "and", "catch", "class", "co_await", "co_return", "co_yield", "concept",
      "const_cast", "consteval", "decltype", "delete", "dynamic_cast", "explicit", "export",
      "final",
      "friend", "import", "module", "mutable", "namespace", "new", "noexcept", "not", "operator",
      "or", "override", "private", "protected", "public", "requires", "static_assert",
      "static_cast", "template", "this", "throw", "try", "typeid", "typename", "using", "virtual",
    ])
    $0.hasCapitalTypes = true
  }

  static let java = CodeLanguage(
    """
    abstract as async await base break case catch class const continue default do else enum \
    extends false final finally for foreach get goto if implements import in instanceof interface \
    internal is lock namespace native new null out override package params private protected \
    public readonly record ref return sealed set static super switch synchronized this throw \
    throws transient true try typeof using var virtual volatile when where while yield
    """,
    types: "boolean bool byte char decimal double float int long object short string void"
  ).with {
    $0.hasCapitalTypes = true
    $0.directives = [Byte.at]
  }

  static let kotlin = CodeLanguage(
    """
    abstract as break by class companion const constructor continue data do else enum false final \
    for fun if import in init inline interface internal is lateinit null object open operator out \
    override package private protected public return sealed super suspend this throw true try \
    typealias val var when where while
    """, quotes: [Quote("\"\"\"", isLong: true), Quote("\""), Quote("'")]
  ).with {
    $0.nestsComments = true
    $0.hasCapitalTypes = true
    $0.directives = [Byte.at]
  }

  static let python = CodeLanguage(
    """
    and as assert async await break case class continue def del elif else except False finally for \
    from global if import in is lambda match None nonlocal not or pass raise return True try while \
    with yield self cls
    """, types: "bool bytes dict float frozenset int list object set str tuple type",
    comments: ["#"], block: nil,
    quotes: [
      Quote("\"\"\"", isLong: true), Quote("'''", isLong: true), Quote("\""), Quote("'"),
    ]
  ).with {
    $0.hasCapitalTypes = true
    $0.directives = [Byte.at]
  }

  static let ruby = CodeLanguage(
    """
    alias and begin break case class def do else elsif end ensure false for if in module next nil \
    not or redo require rescue retry return self super then true undef unless until when while \
    yield attr_reader attr_accessor private
    """, comments: ["#"], block: nil
  ).with { $0.hasCapitalTypes = true }

  static let javaScript = CodeLanguage(
    """
    abstract as async await break case catch class const continue debugger declare default delete \
    do else enum export extends false finally for from function get if implements import in infer \
    instanceof interface is keyof let namespace new null of private protected public readonly \
    return satisfies set static super switch this throw true try type typeof undefined var void \
    while with yield
    """, types: "any bigint boolean never number object string symbol unknown",
    quotes: [Quote("\""), Quote("'"), Quote("`", isLong: true)]
  ).with {
    $0.hasCapitalTypes = true
    $0.directives = [Byte.at]
  }

  static let rust = CodeLanguage(
    """
    as async await break const continue crate dyn else enum extern false fn for if impl in let \
    loop match mod move mut pub ref return self static struct super trait true type union unsafe \
    use where while Self
    """,
    types: """
      bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize
      """, quotes: [Quote("\"", isLong: true)]
  ).with {
    $0.nestsComments = true
    $0.hasCapitalTypes = true
    $0.directives = [Byte.hash]
  }

  static let go = CodeLanguage(
    """
    break case chan const continue default defer else fallthrough false for func go goto if import \
    interface iota map nil package range return select struct switch true type var
    """,
    types: """
      any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune \
      string uint uint8 uint16 uint32 uint64 uintptr
      """,
    quotes: [Quote("\""), Quote("'"), Quote("`", isLong: true, hasEscapes: false)])

  static let lua = CodeLanguage(
    """
    and break do else elseif end false for function goto if in local nil not or repeat return then \
    true until while
    """, comments: ["--"], block: ("--[[", "]]"))

  static let shell = CodeLanguage(
    """
    alias break case cd continue do done echo elif else end esac eval exec exit export fi for \
    function if in local printf read readonly return set shift source sudo then trap unset until \
    while
    """, comments: ["#"], block: nil,
    quotes: [Quote("\"", isLong: true), Quote("'", isLong: true, hasEscapes: false)]
  ).with { $0.directives = [0x24] }

  static let docker = CodeLanguage(
    """
    ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER \
    VOLUME WORKDIR AS
    """, comments: ["#"], block: nil)

  static let json = CodeLanguage("true false null", quotes: [Quote("\"")]).with {
    $0.form = .keyed
  }

  static let yaml = CodeLanguage(
    "true false null yes no on off", comments: ["#"], block: nil,
    quotes: [Quote("\""), Quote("'", hasEscapes: false)]
  ).with { $0.form = .keyed }

  static let toml = CodeLanguage(
    "true false inf nan", comments: ["#", ";"], block: nil,
    quotes: [
      Quote("\"\"\"", isLong: true), Quote("'''", isLong: true, hasEscapes: false), Quote("\""),
      Quote("'", hasEscapes: false),
    ]
  ).with { $0.form = .keyed }

  static let html = CodeLanguage("", comments: [], block: ("<!--", "-->")).with {
    $0.form = .markup
  }

  static let css = CodeLanguage("important", comments: [], block: ("/*", "*/")).with {
    $0.form = .keyed
    $0.directives = [Byte.at, Byte.hash, Byte.dot]
  }

  static let sql = CodeLanguage(
    """
    add all alter and as asc begin between by case cast check column commit constraint create cross \
    default delete desc distinct drop else end exists false foreign from full group having if in \
    index inner insert into is join key left like limit not null offset on or order outer primary \
    references returning right rollback select set table then transaction trigger true union \
    unique update using values view when where with
    """,
    types: """
      bigint blob boolean char date decimal double float int integer json numeric real serial \
      text time timestamp uuid varchar
      """, comments: ["--"], quotes: [Quote("'"), Quote("\"")]
  ).with { $0.ignoresCase = true }

  static let diff = CodeLanguage("", comments: [], block: nil, quotes: []).with {
    $0.form = .diff
  }
}
