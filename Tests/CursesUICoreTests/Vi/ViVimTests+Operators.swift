/// Motions and operators, as vim does them.
extension ViVimTests {
  nonisolated static let motions = Table(
    name: "Motions",
    rows: #"""
      foo bar_¦baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      w  ⇒  foo bar_baz ¦(qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      b  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      e  ⇒  foo bar_ba¦z (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ge  ⇒  fo¦o bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      W  ⇒  foo bar_baz ¦(qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      B  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      E  ⇒  foo bar_ba¦z (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      gE  ⇒  fo¦o bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      0  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ^  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      $  ⇒  foo bar_baz (qux) 12.5 end¦.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      g_  ⇒  foo bar_baz (qux) 12.5 end¦.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      5|  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      3w  ⇒  foo bar_baz (qux¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      2e  ⇒  foo bar_baz ¦(qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      3b  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      2ge  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      fa  ⇒  foo bar_b¦az (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ta  ⇒  foo bar_¦baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      fa;  ⇒  foo bar_b¦az (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      fa;;  ⇒  foo bar_b¦az (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ta;  ⇒  foo bar_¦baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      2ta  ⇒  foo bar_¦baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      Fo  ⇒  fo¦o bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      To  ⇒  foo¦ bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      *  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      g*  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      %  ⇒  foo bar_baz (qux¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /e<CR>  ⇒  foo bar_baz (qux) 12.5 ¦end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ?e<CR>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one her¦e  |zz
      /e/e<CR>  ⇒  foo bar_baz (qux) 12.5 ¦end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /e/s+1<CR>  ⇒  foo bar_baz (qux) 12.5 e¦nd.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /e/b-1<CR>  ⇒  foo bar_baz (qux) 12.5¦ end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /o/;/e<CR>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {¦e}|last one here  |zz
      //e<CR>  ⇒  foo bar_¦baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ?o?e<CR>  ⇒  fo¦o bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /e<CR>n  ⇒  foo bar_baz (qux) 12.5 end.|  ind¦ented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /e<CR>N  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one her¦e  |zz
      /e/e<CR>n  ⇒  foo bar_baz (qux) 12.5 end.|  ind¦ented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /\<e<CR>  ⇒  foo bar_baz (qux) 12.5 ¦end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /\v(x|z)<CR>  ⇒  foo bar_ba¦z (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /a\|z<CR>  ⇒  foo bar_b¦az (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      /[xz]<CR>  ⇒  foo bar_ba¦z (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      2/e<CR>  ⇒  foo bar_baz (qux) 12.5 end.|  ind¦ented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦ c", [d]) + {e}|last one here  |zz
      {  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      }  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |z¦z
      2{  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      %  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d¦]) + {e}|last one here  |zz
      ge  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "¦b c", [d]) + {e}|last one here  |zz
      G  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |¦zz
      gg  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      H  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      L  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |¦zz
      -  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      +  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|¦last one here  |zz
      3j  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |z¦z
      2k  ⇒  foo bar_baz (qux) 12.5 end.|  indented ¦line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ''  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      }  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |z¦z
      foo bar_baz (qux) 12.5 end.|  in¦dented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      k  ⇒  foo ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      j  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      }  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      {  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ^  ⇒  foo bar_baz (qux) 12.5 end.|  ¦indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      2$  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      -  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      g_  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, tw¦o||x = f(a, "b c", [d]) + {e}|last one here  |zz
      ''  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      """#)

  nonisolated static let operators = Table(
    name: "Operators",
    rows: #"""
      one two three|four ¦five|  six seven|eight|nine ten
      dw  ⇒  one two three|four¦ |  six seven|eight|nine ten
      d2w  ⇒  one two three|four ¦seven|eight|nine ten
      2dw  ⇒  one two three|four ¦seven|eight|nine ten
      de  ⇒  one two three|four¦ |  six seven|eight|nine ten
      db  ⇒  one two three|¦five|  six seven|eight|nine ten
      dge  ⇒  one two three|fou¦ive|  six seven|eight|nine ten
      D  ⇒  one two three|four¦ |  six seven|eight|nine ten
      d0  ⇒  one two three|¦five|  six seven|eight|nine ten
      d^  ⇒  one two three|¦five|  six seven|eight|nine ten
      d$  ⇒  one two three|four¦ |  six seven|eight|nine ten
      dfe  ⇒  one two three|four¦ |  six seven|eight|nine ten
      dte  ⇒  one two three|four ¦e|  six seven|eight|nine ten
      dj  ⇒  one two three|¦eight|nine ten
      dk  ⇒    ¦six seven|eight|nine ten
      dd  ⇒  one two three|  ¦six seven|eight|nine ten
      2dd  ⇒  one two three|¦eight|nine ten
      dG  ⇒  ¦one two three
      dgg  ⇒    ¦six seven|eight|nine ten
      d}  ⇒  one two three|four¦ 
      d{  ⇒  ¦five|  six seven|eight|nine ten
      x  ⇒  one two three|four ¦ive|  six seven|eight|nine ten
      X  ⇒  one two three|four¦five|  six seven|eight|nine ten
      3x  ⇒  one two three|four ¦e|  six seven|eight|nine ten
      cwx<Esc>  ⇒  one two three|four ¦x|  six seven|eight|nine ten
      c2wx<Esc>  ⇒  one two three|four ¦x seven|eight|nine ten
      cex<Esc>  ⇒  one two three|four ¦x|  six seven|eight|nine ten
      ccx<Esc>  ⇒  one two three|¦x|  six seven|eight|nine ten
      Cx<Esc>  ⇒  one two three|four ¦x|  six seven|eight|nine ten
      sx<Esc>  ⇒  one two three|four ¦xive|  six seven|eight|nine ten
      3sx<Esc>  ⇒  one two three|four ¦xe|  six seven|eight|nine ten
      Sx<Esc>  ⇒  one two three|¦x|  six seven|eight|nine ten
      cjx<Esc>  ⇒  one two three|¦x|eight|nine ten
      yyp  ⇒  one two three|four five|¦four five|  six seven|eight|nine ten
      yyP  ⇒  one two three|¦four five|four five|  six seven|eight|nine ten
      ywP  ⇒  one two three|four fiv¦efive|  six seven|eight|nine ten
      yiwP  ⇒  one two three|four fiv¦efive|  six seven|eight|nine ten
      ddp  ⇒  one two three|  six seven|¦four five|eight|nine ten
      ddP  ⇒  one two three|¦four five|  six seven|eight|nine ten
      xp  ⇒  one two three|four i¦fve|  six seven|eight|nine ten
      J  ⇒  one two three|four five¦ six seven|eight|nine ten
      gJ  ⇒  one two three|four five¦  six seven|eight|nine ten
      3J  ⇒  one two three|four five six seven¦ eight|nine ten
      3gJ  ⇒  one two three|four five  six seven¦eight|nine ten
      r9  ⇒  one two three|four ¦9ive|  six seven|eight|nine ten
      3r9  ⇒  one two three|four 99¦9e|  six seven|eight|nine ten
      ~  ⇒  one two three|four F¦ive|  six seven|eight|nine ten
      3~  ⇒  one two three|four FIV¦e|  six seven|eight|nine ten
      g~~  ⇒  one two three|¦FOUR FIVE|  six seven|eight|nine ten
      gUU  ⇒  one two three|¦FOUR FIVE|  six seven|eight|nine ten
      gUj  ⇒  one two three|FOUR ¦FIVE|  SIX SEVEN|eight|nine ten
      gUk  ⇒  ONE T¦WO THREE|FOUR FIVE|  six seven|eight|nine ten
      gUiw  ⇒  one two three|four ¦FIVE|  six seven|eight|nine ten
      d/e<CR>  ⇒  one two three|four ¦e|  six seven|eight|nine ten
      d?o<CR>  ⇒  one two three|f¦five|  six seven|eight|nine ten
      d/e/e<CR>  ⇒  one two three|four¦ |  six seven|eight|nine ten
      d/e/+1<CR>  ⇒  one two three|¦eight|nine ten
      c/s<CR>x<Esc>  ⇒  one two three|four ¦xsix seven|eight|nine ten
      y/s<CR>P  ⇒  one two three|four ¦five|  five|  six seven|eight|nine ten
      dn  ⇒  one two three|four ¦five|  six seven|eight|nine ten
      /e<CR>dn  ⇒  one two three|four fiv¦even|eight|nine ten
      /e<CR>cgnx<Esc>  ⇒  one two three|four fiv¦x|  six seven|eight|nine ten
      /e<CR>cgnx<Esc>.  ⇒  one two three|four fivx|  six s¦xven|eight|nine ten
      *cgnx<Esc>n.  ⇒  one two three|four ¦x|  six seven|eight|nine ten
      >>  ⇒  one two three|  ¦four five|  six seven|eight|nine ten
      <<  ⇒  one two three|¦four five|  six seven|eight|nine ten
      >j  ⇒  one two three|  ¦four five|    six seven|eight|nine ten
      2>>  ⇒  one two three|  ¦four five|    six seven|eight|nine ten
      yj  ⇒  one two three|four ¦five|  six seven|eight|nine ten
      yk  ⇒  one t¦wo three|four five|  six seven|eight|nine ten
      ygg  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      one two three|four five|  s¦ix seven|eight|nine ten
      ccx<Esc>  ⇒  one two three|four five|  ¦x|eight|nine ten
      Sx<Esc>  ⇒  one two three|four five|  ¦x|eight|nine ten
      Ox<Esc>  ⇒  one two three|four five|  ¦x|  six seven|eight|nine ten
      ox<Esc>  ⇒  one two three|four five|  six seven|  ¦x|eight|nine ten
      o<Esc>  ⇒  one two three|four five|  six seven|¦|eight|nine ten
      O<Esc>  ⇒  one two three|four five|¦|  six seven|eight|nine ten
      cjx<Esc>  ⇒  one two three|four five|  ¦x|nine ten
      dd  ⇒  one two three|four five|¦eight|nine ten
      yyp  ⇒  one two three|four five|  six seven|  ¦six seven|eight|nine ten
      J  ⇒  one two three|four five|  six seven¦ eight|nine ten
      gJ  ⇒  one two three|four five|  six seven¦eight|nine ten
      gUU  ⇒  one two three|four five|  ¦SIX SEVEN|eight|nine ten
      guu  ⇒  one two three|four five|  ¦six seven|eight|nine ten
      daw  ⇒  one two three|four five|  ¦seven|eight|nine ten
      one two three|four five|  six seven|eight|nine te¦n
      dw  ⇒  one two three|four five|  six seven|eight|nine t¦e
      2dd  ⇒  one two three|four five|  six seven|eight|nine te¦n
      daw  ⇒  one two three|four five|  six seven|eight|nin¦e
      cwx<Esc>  ⇒  one two three|four five|  six seven|eight|nine te¦x
      x  ⇒  one two three|four five|  six seven|eight|nine t¦e
      dk  ⇒  one two three|four five|  ¦six seven
      ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      di(  ⇒  foo bar_baz (¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      da(  ⇒  foo bar_baz ¦ 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      dib  ⇒  foo bar_baz (¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      di[  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [¦]) + {e}|last one here  |zz
      da]  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", ¦) + {e}|last one here  |zz
      ci{x<Esc>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {¦x}|last one here  |zz
      dip  ⇒  ¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      dap  ⇒  ¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      d2ip  ⇒  ¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      yip  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      yap  ⇒  ¦foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      cipx<Esc>  ⇒  ¦x||x = f(a, "b c", [d]) + {e}|last one here  |zz
      d}  ⇒  ¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      d2w  ⇒  ¦(qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      d2e  ⇒  ¦ (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      daw  ⇒  ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      diw  ⇒  ¦ bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      d2aw  ⇒  ¦(qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      daW  ⇒  ¦bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦ c", [d]) + {e}|last one here  |zz
      di(  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(¦) + {e}|last one here  |zz
      da(  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f¦ + {e}|last one here  |zz
      di[  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [¦]) + {e}|last one here  |zz
      di"  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "¦", [d]) + {e}|last one here  |zz
      da"  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a,¦, [d]) + {e}|last one here  |zz
      diw  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦c", [d]) + {e}|last one here  |zz
      daw  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦", [d]) + {e}|last one here  |zz
      d2aw  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦[d]) + {e}|last one here  |zz
      dip  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦
      dap  ⇒  foo bar_baz (qux) 12.5 end.|  ¦indented line, two
      d}  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "¦b
      d{  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦ c", [d]) + {e}|last one here  |zz
      dt]  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦]) + {e}|last one here  |zz
      df)  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦ + {e}|last one here  |zz
      dF=  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x ¦ c", [d]) + {e}|last one here  |zz
      c%x<Esc>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b¦x) + {e}|last one here  |zz
      foo bar_baz (qux) 12.5 end.|  in¦dented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      daw  ⇒  foo bar_baz (qux) 12.5 end.|  ¦line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      d2aw  ⇒  foo bar_baz (qux) 12.5 end.|  ¦, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      diw  ⇒  foo bar_baz (qux) 12.5 end.|  ¦ line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      x  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      sx<Esc>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦x|x = f(a, "b c", [d]) + {e}|last one here  |zz
      ccx<Esc>  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦x|x = f(a, "b c", [d]) + {e}|last one here  |zz
      dd  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      dw  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two|¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      yyp  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      <p>a <¦b>c d</b></p>|<i>|e</i>
      dit  ⇒  <p>a <b>¦</b></p>|<i>|e</i>
      dat  ⇒  <p>a ¦</p>|<i>|e</i>
      cit9<Esc>  ⇒  <p>a <b>¦9</b></p>|<i>|e</i>
      d2it  ⇒  <p>¦</p>|<i>|e</i>
      yit  ⇒  <p>a <b>¦c d</b></p>|<i>|e</i>
      vitd  ⇒  <p>a <b>¦</b></p>|<i>|e</i>
      """#)
}
