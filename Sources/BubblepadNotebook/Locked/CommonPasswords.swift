/// Passwords and words that everybody who guesses tries first, roughly in that order.
enum CommonPasswords {
  private static let list = """
    123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123
    football monkey letmein shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321
    superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh
    hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie robert thomas hockey
    ranger daniel starwars klaster 112233 george computer michelle jessica pepper 1111 zxcvbn 555555
    11111111 131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua cheese amanda summer
    love ashley nicole chelsea biteme matthew access yankees 987654321 dallas austin thunder taylor
    matrix william corvette hello martin heather secret merlin diamond hammer silver 222222 88888888
    anthony justin test bailey patrick internet scooter orange 11111 golfer cookie richard samantha
    bigdog guitar jackson whatever mickey chicken sparky snoopy maverick phoenix camaro peanut morgan
    welcome falcon cowboy ferrari samsung andrea smokey steelers joseph mercedes dakota arsenal eagles
    melissa boomer booboo spider nascar monster tigers yellow xxxxxx 123123123 gateway marina diablo
    bulldog qwer1234 compaq purple hardcore banana junior hannah porsche lakers iceman money cowboys
    london tennis 999999 coffee scooby 123abc admin administrator root user guest login default changeme
    passwort hallo schatz passw0rd qwertz azerty motdepasse bonjour soleil contraseña hola senha
    letmein1 football1 password1 welcome1 passphrase correct horse battery staple bubblepad notes note
    mother father family friend flower butterfly angel lovely forever happy lucky winter spring autumn
    january february march april june july august september october november december monday friday
    """

  /// Ranks by word; each word as its scalars, so that nothing of a secret becomes a string.
  private static let tree: Node = {
    let root = Node()
    for (rank, word) in list.split(whereSeparator: \.isWhitespace).enumerated() {
      var node = root
      for scalar in word.unicodeScalars { node = node.child(scalar.value) }
      if node.rank == nil { node.rank = rank }
    }
    return root
  }()

  private final class Node: @unchecked Sendable {
    var children: [UInt32: Node] = [:]
    var rank: Int?

    func child(_ scalar: UInt32) -> Node {
      if let known = children[scalar] { return known }
      let new = Node()
      children[scalar] = new
      return new
    }
  }

  /// Calls `found` with the length and rank of each entry that starts at a place, with the letters as
  /// they are in small ones, and with digits read as letters by `plain`.
  static func matches(
    _ letters: ScalarBuffer, from start: Int, plain: (UInt32) -> UInt32,
    found: (Int, Int) -> Void
  ) {
    for isPlain in [false, true] {
      var node = tree
      for index in start..<letters.count {
        let scalar = letters[index]
        let lower = (0x41...0x5A).contains(scalar) ? scalar + 0x20 : scalar
        guard let next = node.children[isPlain ? plain(scalar) : lower] else { break }
        node = next
        if let rank = node.rank { found(index + 1 - start, rank) }
      }
    }
  }
}
