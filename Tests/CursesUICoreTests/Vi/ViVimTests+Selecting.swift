/// Registers, visual modes and commands after `:`, as vim does them.
extension ViVimTests {
  nonisolated static let repeating = Table(
    name: "Registers, `.` and macros",
    rows: #"""
      one ¦two three|four five|  six seven|eight|nine ten
      "ayw"byyj"ap"bp  ⇒  one two three|four two five|¦one two three|  six seven|eight|nine ten
      "ayw"Ayw"ap  ⇒  one ttwo two¦ wo three|four five|  six seven|eight|nine ten
      "ayy"Ayyj"ap  ⇒  one two three|four five|¦one two three|one two three|  six seven|eight|nine ten
      dd"_ddp  ⇒    six seven|¦one two three|eight|nine ten
      ddyw"1P  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      ddyw"0p  ⇒  ffour¦ our five|  six seven|eight|nine ten
      x"-p  ⇒  one w¦to three|four five|  six seven|eight|nine ten
      dw"-P  ⇒  one two¦ three|four five|  six seven|eight|nine ten
      cwx<Esc>w.  ⇒  one x ¦x|four five|  six seven|eight|nine ten
      cwx<Esc>j.  ⇒  one x three|four¦xfive|  six seven|eight|nine ten
      ciwx<Esc>j.  ⇒  one x three|four¦xfive|  six seven|eight|nine ten
      A;<Esc>j.  ⇒  one two three;|four five¦;|  six seven|eight|nine ten
      I-<Esc>j.  ⇒  -one two three|¦-four five|  six seven|eight|nine ten
      ox<Esc>j.  ⇒  one two three|x|four five|¦x|  six seven|eight|nine ten
      Ox<Esc>j.  ⇒  x|¦x|one two three|four five|  six seven|eight|nine ten
      rxj.  ⇒  one xwo three|four¦xfive|  six seven|eight|nine ten
      3xj2.  ⇒  one  three|four¦ive|  six seven|eight|nine ten
      dwj.  ⇒  one three|four¦five|  six seven|eight|nine ten
      ddj.  ⇒  four five|¦eight|nine ten
      2dd.  ⇒  ¦nine ten
      >>j.  ⇒    one two three|  ¦four five|  six seven|eight|nine ten
      gUiwj.  ⇒  one TWO three|four¦ five|  six seven|eight|nine ten
      dtej.  ⇒  one ee|four¦e|  six seven|eight|nine ten
      Rxy<Esc>j.  ⇒  one xyo three|four x¦yve|  six seven|eight|nine ten
      vld.  ⇒  one ¦three|four five|  six seven|eight|nine ten
      Vjd.  ⇒  ¦nine ten
      vjUj.  ⇒  one TWO THREE|FOUR¦ FIVE|  SIX seven|eight|nine ten
      majj`a  ⇒  one ¦two three|four five|  six seven|eight|nine ten
      majj'a  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      mawd`a  ⇒  one ¦three|four five|  six seven|eight|nine ten
      xjj`.  ⇒  one ¦wo three|four five|  six seven|eight|nine ten
      yyp`[  ⇒  one two three|¦one two three|four five|  six seven|eight|nine ten
      ywP`]  ⇒  one two¦ two three|four five|  six seven|eight|nine ten
      qaxq@a  ⇒  one ¦o three|four five|  six seven|eight|nine ten
      qaxjq2@a  ⇒  one wo three|fourfive|  si seven|eigh¦t|nine ten
      qaxq@a@@  ⇒  one ¦ three|four five|  six seven|eight|nine ten
      qaA;<Esc>jq@a  ⇒  one two three;|four five;|  six sev¦en|eight|nine ten
      qacwz<Esc>wq@a  ⇒  one z z|¦four five|  six seven|eight|nine ten
      qafoxq@a  ⇒  one tw¦ three|four five|  six seven|eight|nine ten
      qaxq"ap  ⇒  one w¦xo three|four five|  six seven|eight|nine ten
      qaddq"ap  ⇒  fd¦dour five|  six seven|eight|nine ten
      :d<CR>@:  ⇒    ¦six seven|eight|nine ten
      :d<CR>@:@@  ⇒  ¦eight|nine ten
      ywi<C-r>"<Esc>  ⇒  one two¦ two three|four five|  six seven|eight|nine ten
      ix<C-w>y<Esc>  ⇒  one ¦ytwo three|four five|  six seven|eight|nine ten
      Ax<C-u>y<Esc>  ⇒  one two three¦y|four five|  six seven|eight|nine ten
      A<C-w>x<Esc>  ⇒  one two ¦x|four five|  six seven|eight|nine ten
      A<C-u>x<Esc>  ⇒  ¦x|four five|  six seven|eight|nine ten
      ix<Esc>j0i<C-a><Esc>  ⇒  one xtwo three|¦xfour five|  six seven|eight|nine ten
      ix<C-o>dwy<Esc>  ⇒  one x¦ythree|four five|  six seven|eight|nine ten
      ix<C-o>$y<Esc>  ⇒  one xtwo three¦y|four five|  six seven|eight|nine ten
      f(a, (b), "c d")|x||end 'q' `z`|a-12 ¦007 0x0f
      <C-a>  ⇒  f(a, (b), "c d")|x||end 'q' `z`|a-12 00¦8 0x0f
      <C-x>  ⇒  f(a, (b), "c d")|x||end 'q' `z`|a-12 00¦6 0x0f
      5<C-a>  ⇒  f(a, (b), "c d")|x||end 'q' `z`|a-12 01¦2 0x0f
      w<C-a>  ⇒  f(a, (b), "c d")|x||end 'q' `z`|a-12 007 0x1¦0
      <C-a>.  ⇒  f(a, (b), "c d")|x||end 'q' `z`|a-12 00¦9 0x0f
      """#)

  nonisolated static let selecting = Table(
    name: "Selecting",
    rows: #"""
      one ¦two three|four five|  six seven|eight|nine ten
      vld  ⇒  one ¦o three|four five|  six seven|eight|nine ten
      vjd  ⇒  one ¦five|  six seven|eight|nine ten
      vjcx<Esc>  ⇒  one ¦xfive|  six seven|eight|nine ten
      viwd  ⇒  one ¦ three|four five|  six seven|eight|nine ten
      vawd  ⇒  one ¦three|four five|  six seven|eight|nine ten
      viwiwd  ⇒  one ¦three|four five|  six seven|eight|nine ten
      vawawd  ⇒  one¦ |four five|  six seven|eight|nine ten
      vlp  ⇒  one ¦o three|four five|  six seven|eight|nine ten
      Vd  ⇒  ¦four five|  six seven|eight|nine ten
      Vjd  ⇒    ¦six seven|eight|nine ten
      Vjyp  ⇒  one two three|¦one two three|four five|four five|  six seven|eight|nine ten
      Vjy  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      Vy  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      VU  ⇒  ¦ONE TWO THREE|four five|  six seven|eight|nine ten
      Vju  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      Vj>  ⇒    ¦one two three|  four five|  six seven|eight|nine ten
      VjJ  ⇒  one two three¦ four five|  six seven|eight|nine ten
      vjJ  ⇒  one two three¦ four five|  six seven|eight|nine ten
      vjgJ  ⇒  one two three¦four five|  six seven|eight|nine ten
      Vjcx<Esc>  ⇒  ¦x|  six seven|eight|nine ten
      vlod  ⇒  one ¦o three|four five|  six seven|eight|nine ten
      vjr9  ⇒  one ¦999999999|99999five|  six seven|eight|nine ten
      yiwwviwp  ⇒  one two tw¦o|four five|  six seven|eight|nine ten
      yyjVp  ⇒  one two three|¦one two three|  six seven|eight|nine ten
      ywjVp  ⇒  one two three|¦two |  six seven|eight|nine ten
      Vj:s/e/E/<CR>  ⇒  onE two three|¦four fivE|  six seven|eight|nine ten
      Vj:t.<CR>  ⇒  one two three|one two three|¦four five|four five|  six seven|eight|nine ten
      Vj:m$<CR>  ⇒    six seven|eight|nine ten|one two three|¦four five
      Vj<Esc>`>  ⇒  one two three|four fiv¦e|  six seven|eight|nine ten
      Vj<Esc>`<  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      Vj:y<CR>P  ⇒  ¦one two three|four five|one two three|four five|  six seven|eight|nine ten
      <C-v>jld  ⇒  one ¦o three|fourive|  six seven|eight|nine ten
      <C-v>jlIx<Esc>  ⇒  one ¦xtwo three|fourx five|  six seven|eight|nine ten
      <C-v>jlAx<Esc>  ⇒  one ¦twxo three|four fxive|  six seven|eight|nine ten
      <C-v>j$Ax<Esc>  ⇒  one ¦two threex|four fivex|  six seven|eight|nine ten
      <C-v>jlcx<Esc>  ⇒  one ¦xo three|fourxive|  six seven|eight|nine ten
      <C-v>jjlD  ⇒  one¦ |four|  si|eight|nine ten
      <C-v>jlyP  ⇒  one ¦twtwo three|four f five|  six seven|eight|nine ten
      <C-v>jly$p  ⇒  one two three¦tw|four five     f|  six seven|eight|nine ten
      <C-v>jlr9  ⇒  one ¦99o three|four99ive|  six seven|eight|nine ten
      <C-v>jlU  ⇒  one ¦TWo three|four Five|  six seven|eight|nine ten
      <C-v>jlx  ⇒  one ¦o three|fourive|  six seven|eight|nine ten
      <C-v>jlX  ⇒  one ¦o three|fourive|  six seven|eight|nine ten
      <C-v>jlY  ⇒  one ¦two three|four five|  six seven|eight|nine ten
      <C-v>jlOd  ⇒  one ¦o three|fourive|  six seven|eight|nine ten
      yiw<C-v>jp  ⇒  one tw¦owo three|fourtwofive|  six seven|eight|nine ten
      <C-v>jlyGp  ⇒  one two three|four five|  six seven|eight|n¦twine ten|  f
      one two three|four ¦five|  six seven|eight|nine ten
      <C-v>jjIx<Esc>  ⇒  one two three|four ¦xfive|  sixx seven|eightx|nine ten
      <C-v>jjU  ⇒  one two three|four ¦Five|  six seven|eight|nine ten
      <C-v>jjd  ⇒  one two three|four ¦ive|  sixseven|eight|nine ten
      <C-v>jjlcx<Esc>  ⇒  one two three|four ¦xive|  sixxseven|eightx|nine ten
      <C-v>jjlD  ⇒  one two three|four¦ |  six|eight|nine ten
      foo¦ bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      vipd  ⇒  ¦|x = f(a, "b c", [d]) + {e}|last one here  |zz
      vapd  ⇒  ¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      v}d  ⇒  foo¦x = f(a, "b c", [d]) + {e}|last one here  |zz
      vi(d  ⇒  foo bar_baz (¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      va[d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", ¦) + {e}|last one here  |zz
      vi(i(d  ⇒  foo bar_baz (¦) 12.5 end.|  indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      vipJ  ⇒  foo bar_baz (qux) 12.5 end.¦ indented line, two||x = f(a, "b c", [d]) + {e}|last one here  |zz
      foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(¦a, "b c", [d]) + {e}|last one here  |zz
      vi(d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(¦) + {e}|last one here  |zz
      va(d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f¦ + {e}|last one here  |zz
      vi"d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "¦", [d]) + {e}|last one here  |zz
      va"d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a,¦, [d]) + {e}|last one here  |zz
      vi[d  ⇒  foo bar_baz (qux) 12.5 end.|  indented line, two||x = f(a, "b c", [¦]) + {e}|last one here  |zz
      f(a, (¦b), "c d")|x||end 'q' `z`|a-12 007 0x0f
      vi(d  ⇒  f(a, (¦), "c d")|x||end 'q' `z`|a-12 007 0x0f
      vi(i(d  ⇒  f(a, (¦), "c d")|x||end 'q' `z`|a-12 007 0x0f
      va(a(d  ⇒  ¦f|x||end 'q' `z`|a-12 007 0x0f
      ¦a 1|b 1|c|d 1
      VG<C-a>  ⇒  ¦a 2|b 2|c|d 2
      VGg<C-a>  ⇒  ¦a 2|b 3|c|d 4
      Vj3<C-x>  ⇒  ¦a -2|b -2|c|d 1
      vj<C-a>  ⇒  ¦a 2|b 1|c|d 1
      """#)

  nonisolated static let ex = Table(
    name: "Commands after `:`",
    rows: #"""
      one ¦two three|four five|  six seven|eight|nine ten
      :s/e/E/<CR>  ⇒  ¦onE two three|four five|  six seven|eight|nine ten
      :%s/e/E/g<CR>  ⇒  onE two thrEE|four fivE|  six sEvEn|Eight|¦ninE tEn
      :%s/\(e\)\(.\)/\2\1/g<CR>  ⇒  on etwo three|four five|  six svene|ieght|¦nin etne
      :%s/e/[&]/g<CR>  ⇒  on[e] two thr[e][e]|four fiv[e]|  six s[e]v[e]n|[e]ight|¦nin[e] t[e]n
      :%s/e/\r/<CR>  ⇒  on| two three|four fiv||  six s|ven||ight|nin| ¦ten
      :%s/\<./\U&/g<CR>  ⇒  One Two Three|Four Five|  Six Seven|Eight|¦Nine Ten
      :%s/\w\+/\u&/g<CR>  ⇒  One Two Three|Four Five|  Six Seven|Eight|¦Nine Ten
      :%s/o.\{-}e/_/<CR>  ⇒  _ two three|¦f_|  six seven|eight|nine ten
      :%s/e\{1,\}/_/g<CR>  ⇒  on_ two thr_|four fiv_|  six s_v_n|_ight|¦nin_ t_n
      :%s/\v(e|o)/<\1>/g<CR>  ⇒  <o>n<e> tw<o> thr<e><e>|f<o>ur fiv<e>|  six s<e>v<e>n|<e>ight|¦nin<e> t<e>n
      :%s/(/[/e<CR>  ⇒  one ¦two three|four five|  six seven|eight|nine ten
      :%s/$/;/<CR>  ⇒  one two three;|four five;|  six seven;|eight;|¦nine ten;
      :s/e/E/|s/o/O/<CR>  ⇒  ¦OnE two three|four five|  six seven|eight|nine ten
      :s/e/E/g<CR>j&  ⇒  onE two thrEE|¦four fivE|  six seven|eight|nine ten
      :s/e/E/g<CR>g&  ⇒  onE two thrEE|four fivE|  six sEvEn|Eight|¦ninE tEn
      :s/e/E/g<CR>j:&&<CR>  ⇒  onE two thrEE|¦four fivE|  six seven|eight|nine ten
      :.,+1s/e/E/g<CR>  ⇒  onE two thrEE|¦four fivE|  six seven|eight|nine ten
      :1;+1s/w/W/g<CR>  ⇒  ¦one tWo three|four five|  six seven|eight|nine ten
      :v/i/d<CR>  ⇒  ¦four five|  six seven|eight|nine ten
      :g/e/m0<CR>  ⇒  ¦nine ten|eight|  six seven|four five|one two three
      :g/i/m$<CR>  ⇒  one two three|four five|  six seven|eight|¦nine ten
      :g/e/t.<CR>  ⇒  one two three|one two three|four five|four five|  six seven|  six seven|eight|eight|nine ten|¦nine ten
      :g/e/normal Ax<CR>  ⇒  one two threex|four fivex|  six sevenx|eightx|nine ten¦x
      :g/e/j<CR>  ⇒  one two three four five|  six seven eight|¦nine ten
      :g/i/s/e/E/g|s/i/I/<CR>  ⇒  one two three|four fIvE|  sIx sEvEn|EIght|¦nInE tEn
      :d2<CR>  ⇒    ¦six seven|eight|nine ten
      :d 2<CR>  ⇒    ¦six seven|eight|nine ten
      :y 2<CR>P  ⇒  ¦one two three|four five|one two three|four five|  six seven|eight|nine ten
      :d a<CR>"ap  ⇒  four five|¦one two three|  six seven|eight|nine ten
      :m+1<CR>  ⇒  four five|¦one two three|  six seven|eight|nine ten
      :m$<CR>  ⇒  four five|  six seven|eight|nine ten|¦one two three
      j:m-2<CR>  ⇒  ¦four five|one two three|  six seven|eight|nine ten
      :t.<CR>  ⇒  one two three|¦one two three|four five|  six seven|eight|nine ten
      :t$<CR>  ⇒  one two three|four five|  six seven|eight|nine ten|¦one two three
      :j<CR>  ⇒  ¦one two three four five|  six seven|eight|nine ten
      :j3<CR>  ⇒  ¦one two three four five six seven|eight|nine ten
      <CR>  ⇒  one two three|¦four five|  six seven|eight|nine ten
      :>><CR>  ⇒      ¦one two three|four five|  six seven|eight|nine ten
      :/i/d<CR>  ⇒  one two three|  ¦six seven|eight|nine ten
      :/f/,/g/d<CR>  ⇒  one two three|¦nine ten
      :/f/+1d<CR>  ⇒  one two three|four five|¦eight|nine ten
      :+2<CR>  ⇒  one two three|four five|  ¦six seven|eight|nine ten
      :.+2<CR>  ⇒  one two three|four five|  ¦six seven|eight|nine ten
      :/g/<CR>  ⇒  one two three|four five|  six seven|¦eight|nine ten
      :?g?<CR>  ⇒  one two three|four five|  six seven|¦eight|nine ten
      :normal x<CR>  ⇒  one ¦wo three|four five|  six seven|eight|nine ten
      :%norm A;<CR>  ⇒  one two three;|four five;|  six seven;|eight;|nine ten¦;
      :d<CR>u  ⇒  ¦one two three|four five|  six seven|eight|nine ten
      yy:pu<CR>  ⇒  one two three|¦one two three|four five|  six seven|eight|nine ten
      yy:pu!<CR>  ⇒  ¦one two three|one two three|four five|  six seven|eight|nine ten
      :%s/e/E/g<CR>``  ⇒  onE ¦two thrEE|four fivE|  six sEvEn|Eight|ninE tEn
      ma:'ad<CR>  ⇒  ¦four five|  six seven|eight|nine ten
      majj:'a,.d<CR>  ⇒  ¦eight|nine ten
      Vj:normal Ax<CR>  ⇒  one two threex|four five¦x|  six seven|eight|nine ten
      """#)
}
