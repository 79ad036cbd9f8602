/// `U`, as vim does it.
extension ViVimTests {
  nonisolated static let undoingLines = Table(
    name: "U",
    rows: #"""
      foo b¦ar baz|  two|three
      xxU  ⇒  foo b¦ar baz|  two|three
      xxUU  ⇒  foo b¦ baz|  two|three
      xxUUU  ⇒  foo b¦ar baz|  two|three
      xjxU  ⇒  foo br baz|  tw¦o|three
      xjxkU  ⇒  foo br baz|  tw¦o|three
      xjxkxU  ⇒  foo¦ br baz|  tw|three
      xjU  ⇒  foo b¦ar baz|  two|three
      xjU0x  ⇒  ¦oo bar baz|  two|three
      xxw~U  ⇒  foo b¦ar baz|  two|three
      iab <Esc>bxU  ⇒  foo b¦ar baz|  two|three
      ccnew<Esc>U  ⇒  ¦foo bar baz|  two|three
      ccnew<Esc>UU  ⇒  ne¦w|  two|three
      Aend<Esc>U  ⇒  foo bar ba¦z|  two|three
      rZjrZU  ⇒  foo bZr baz|  tw¦o|three
      xoabc<Esc>U  ⇒  foo br baz|¦|  two|three
      xOabc<Esc>U  ⇒  ¦|foo br baz|  two|three
      xpU  ⇒  foo b¦ar baz|  two|three
      dwPU  ⇒  foo b¦ar baz|  two|three
      xjddU  ⇒  foo br baz|¦three
      U  ⇒  foo b¦ar baz|  two|three
      ddU  ⇒    ¦two|three
      x:s/b/q/<CR>U  ⇒  foo b¦ar baz|  two|three
      x:%s/o/O/<CR>U  ⇒  foo b¦ar baz|  twO|three
      xU.  ⇒  foo b¦r baz|  two|three
      dwU.  ⇒  foo b¦baz|  two|three
      2xU  ⇒  foo b¦ar baz|  two|three
      Daa<Esc>U$x  ⇒  foo bar b¦a|  two|three
      xxUGx  ⇒  foo bar baz|  two|¦hree
      x$U  ⇒  foo b¦ar baz|  two|three
      xwU  ⇒  foo b¦ar baz|  two|three
      Rxyz<Esc>U  ⇒  foo b¦ar baz|  two|three
      Rxyz<Esc>UU  ⇒  foo bxy¦zbaz|  two|three
      ~~~U  ⇒  foo b¦ar baz|  two|three
      gUwU  ⇒  foo b¦ar baz|  two|three
      viwUU  ⇒  foo ¦bar baz|  two|three
      """#)
}
