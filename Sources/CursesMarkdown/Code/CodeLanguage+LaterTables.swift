/// More languages that are known.
extension CodeLanguage {
  /// A prime may end a name, so that an apostrophe opens nothing but the character `'"'`.
  static let haskell = CodeLanguage(
    """
    as case class data default deriving do else family forall foreign hiding if import in infix \
    infixl infixr instance let mdo module newtype of pattern proc qualified rec then type where
    """, comments: ["--"], block: ("{-", "-}"), quotes: [Quote("'\"", to: "'"), Quote("\"")]
  ).with {
    $0.nestsComments = true
    $0.hasCapitalTypes = true
  }

  static let php = CodeLanguage(
    """
    abstract and array as break callable case catch class clone const continue declare default die \
    do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit \
    extends false final finally fn for foreach function global goto if implements include \
    include_once instanceof insteadof interface isset list match namespace new null or parent php \
    print private protected public readonly require require_once return self static switch this \
    throw trait true try unset use var while xor yield
    """,
    types: "bool float int iterable mixed never object string void",
    comments: ["//", "#"], quotes: [Quote("\"", isLong: true), Quote("'", isLong: true)]
  ).with {
    $0.ignoresCase = true
    $0.hasCapitalTypes = true
    $0.directives = [0x24]
  }

  static let perl = CodeLanguage(
    """
    and bless chomp cmp continue defined delete die do each else elsif eq eval exists for foreach \
    ge given goto grep gt if join keys last le local lt map my ne next no not or our package pop \
    print printf push qw redo ref require return say scalar shift sort splice split sub undef \
    unless unshift until use values wantarray warn when while xor
    """, comments: ["#"], block: nil
  ).with {
    $0.hasCapitalTypes = true
    $0.directives = [0x24, 0x25, Byte.at]
  }

  static let r = CodeLanguage(
    """
    break else FALSE for function if in Inf library NA NA_character_ NA_integer_ NA_real_ NaN next \
    NULL repeat require return source TRUE while
    """,
    types: "character complex double factor integer list logical matrix numeric vector",
    comments: ["#"], block: nil,
    quotes: [Quote("\"", isLong: true), Quote("'", isLong: true), Quote("`", hasEscapes: false)])
}
