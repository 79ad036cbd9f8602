/// The characters that stand for a symbol.
package struct Symbol: Hashable, Sendable {
  package let sign: String
  /// What stands for it where there is nothing but ASCII.
  package let ascii: String

  /// The symbol of a name of Apple's, or a box. A name without its last words is what is drawn of it: `star.circle` is
  /// `star`, and `1.circle` the digit.
  package static func named(_ name: String) -> Symbol {
    var name = name[...]
    while true {
      if let known = table[name] { return known }
      guard let dot = name.lastIndex(of: ".") else { break }
      name = name[..<dot]
    }
    guard name.utf8.count == 1, let letter = name.first, letter.isLetter || letter.isNumber else {
      return Symbol(sign: "▢", ascii: "#")
    }
    return Symbol(sign: letter.uppercased(), ascii: letter.uppercased())
  }

  /// The symbols by name.
  package static let table: [Substring: Symbol] = {
    var table: [Substring: Symbol] = [:]
    let words = list.split { $0 == " " || $0 == "\n" }
    for place in stride(from: 0, to: words.count - 2, by: 3) {
      table[words[place]] = Symbol(
        sign: String(words[place + 1]), ascii: String(words[place + 2]))
    }
    return table
  }()

  /// Each name with its sign and what stands for that in ASCII. Every sign is one cell wide on every terminal.
  private static let list = """
    abc a a   airplane ✈ >   alarm ◷ o   antenna.radiowaves.left.and.right ⌁ ~   archivebox ▣ #
    arrow.2.circlepath ↻ @   arrow.backward ← <   arrow.branch ⋔ Y   arrow.clockwise ↻ @
    arrow.counterclockwise ↺ @   arrow.down ↓ v   arrow.down.left ↙ /   arrow.down.right ↘ \\
    arrow.down.right.and.arrow.up.left ⤡ X   arrow.down.to.line ⤓ v   arrow.forward → >
    arrow.left ← <   arrow.left.and.right ↔ -   arrow.left.arrow.right ↔ -   arrow.left.to.line ⇤ <
    arrow.merge ⋏ Y   arrow.right → >   arrow.right.to.line ⇥ >   arrow.triangle.2.circlepath ↻ @
    arrow.trianglehead.clockwise ↻ @   arrow.trianglehead.counterclockwise ↺ @
    arrow.turn.down.left ↲ <   arrow.turn.down.right ↳ >   arrow.turn.up.left ↰ <
    arrow.turn.up.right ↱ >   arrow.up ↑ ^   arrow.up.and.down ↕ |   arrow.up.arrow.down ↕ |
    arrow.up.left ↖ \\   arrow.up.left.and.arrow.down.right ⤢ X   arrow.up.right ↗ /
    arrow.up.to.line ⤒ ^   arrow.uturn.backward ↶ <   arrow.uturn.down ↷ v   arrow.uturn.forward ↷ >
    arrow.uturn.left ↶ <   arrow.uturn.right ↷ >   arrow.uturn.up ↶ ^   arrowshape.down ⇩ v
    arrowshape.left ⇦ <   arrowshape.right ⇨ >   arrowshape.turn.up.left ↰ <
    arrowshape.turn.up.right ↱ >   arrowshape.up ⇧ ^   arrowtriangle.down ▼ v
    arrowtriangle.left ◀ <   arrowtriangle.right ▶ >   arrowtriangle.up ▲ ^   asterisk * *   at @ @
    backward « <   backward.end ⇤ <   bag ⊓ U   banknote ▭ $   barcode ▥ =   basket ⊔ U
    battery ▮ #   battery.0 ▯ _   battery.0percent ▯ _   battery.25 ▯ _   battery.25percent ▯ _
    bell ♪ !   bell.slash ⊘ -   bold B B   bolt ↯ !   book ▤ =   bookmark ◪ #   books.vertical ▥ =
    briefcase ▣ #   bubble ❝ "   bubble.left ❝ "   bubble.right ❞ "   building ▥ #   calendar ▦ #
    camera ◙ o   capslock ⇪ ^   capsule ▭ =   cart ⊍ U   case ▣ #   character A A   chart.bar ▟ #
    chart.line.uptrend.xyaxis ↗ /   chart.pie ◔ o   checklist ☑ x   checkmark ✓ v
    checkmark.circle ✓ v   checkmark.seal ✓ v   checkmark.square ☑ x   chevron.backward ‹ <
    chevron.compact.down ⌄ v   chevron.compact.left ‹ <   chevron.compact.right › >
    chevron.compact.up ⌃ ^   chevron.down ⌄ v   chevron.down.2 » v   chevron.forward › >
    chevron.left ‹ <   chevron.left.2 « <   chevron.left.forwardslash.chevron.right ≶ <
    chevron.right › >   chevron.right.2 » >   chevron.up ⌃ ^   chevron.up.chevron.down ↕ |
    circle ○ o   circle.dashed ◌ o   circle.dotted ◌ o   circle.fill ● *   circle.inset.filled ◉ *
    circle.lefthalf.filled ◐ o   circle.righthalf.filled ◑ o   circle.slash ⊘ -   clear ⌫ X
    clock ◷ o   cloud ☁ ~   cloud.slash ⊘ -   command ⌘ ^   control ⌃ ^   cpu ▩ #   creditcard ▭ =
    crop ⌗ #   cross ✚ +   crown ♛ W   cube ❒ #   cup.and.saucer ∪ U   curlybraces { {
    delete.left ⌫ <   delete.right ⌦ >   desktopcomputer ▭ #   diamond ◇ o   diamond.fill ◆ *
    display ▭ #   divide ÷ /   doc ▯ =   doc.on.doc ⧉ =   doc.text ▤ =   dollarsign $ $
    dollarsign.circle $ $   dot.radiowaves.left.and.right ⌁ ~   eject ⏏ ^   ellipsis … ~
    envelope ✉ @   equal = =   eraser ▱ #   escape ⎋ X   eurosign € E   eurosign.circle € E
    exclamationmark ! !   exclamationmark.circle ! !   exclamationmark.triangle ⚠ !
    externaldrive ▬ =   eye ◉ o   eye.slash ◌ -   eyeglasses ∞ 8   face.smiling ☺ )   faceid ☺ o
    film ▤ #   flag ⚑ P   flame ▲ ^   folder ▣ #   fork.knife ⋔ Y   forward » >   forward.end ⇥ >
    function ƒ f   gauge ◠ o   gear ⚙ *   gearshape ⚙ *   gift ⊠ #   globe ◍ o   greaterthan > >
    hammer ⚒ T   hand.point.down ☟ v   hand.point.left ☜ <   hand.point.right ☞ >
    hand.thumbsdown − -   hand.thumbsup + +   headphones ∩ n   heart ♡ <   heart.fill ♥ <
    heart.slash ⊘ -   hexagon ⬡ o   highlighter ✎ /   hourglass ⧗ X   house ⌂ ^   icloud ☁ ~
    infinity ∞ 8   info i i   info.circle ⓘ i   internaldrive ▬ =   ipad ▯ #   iphone ▯ #
    italic I I   key ⚷ k   keyboard ⌨ #   keyboard.chevron.compact.down ⌨ #   laptopcomputer ▭ #
    largecircle.fill.circle ◉ *   leaf ❧ ~   lessthan < <   lightbulb ✦ *   line.3.horizontal ≡ =
    link ∞ &   list.bullet ≔ =   list.bullet.rectangle ≔ =   list.dash ≔ =   list.number ≡ =
    list.star ≔ *   location ➤ >   location.slash ⊘ -   lock ⚿ X   lock.open ⚷ O   macwindow ▭ #
    magnifyingglass ⌕ /   mail ✉ @   map ◫ #   mappin ⌖ +   medal ✪ *   memorychip ▩ #   message ❝ "
    mic ⚲ i   mic.slash ⊘ -   minus − -   minus.circle ⊖ -   moon ☾ (   moon.stars ☾ (
    multiply × x   music ♪ d   music.note ♪ d   network ⋈ %   newspaper ▤ =   nosign ⊘ -   note ▤ =
    number # #   opticaldisc ◎ o   option ⌥ ~   paintbrush ✎ /   paintpalette ◕ o   paperclip ∂ &
    paperplane ➤ >   pause ‖ =   pencil ✎ /   pentagon ⬠ o   percent % %   person ☺ o   person.2 ☺ o
    personalhotspot ∞ 8   phone ☎ T   photo ▨ #   pin ⚲ i   pin.slash ⊘ -   play ▶ >   playpause ▶ >
    plus + +   plus.circle ⊕ +   plus.square ⊞ +   plusminus ± +   power ⏻ O   printer ⎙ =
    puzzlepiece ⊹ +   qrcode ▩ #   questionmark ? ?   questionmark.circle ? ?   quote.bubble ❝ "
    quote.closing ” "   quote.opening “ "   record.circle ◉ *   rectangle ▭ =
    rectangle.on.rectangle ⧉ =   rectangle.split.2x1 ◫ #   rectangle.stack ❏ =   repeat ↻ @
    return ↵ <   rosette ✿ *   rotate.left ↺ @   rotate.right ↻ @   safari ⊛ o   scissors ✂ X
    scope ⌖ +   screwdriver ⚒ T   scribble ∿ ~   seal ✺ *   server.rack ▤ =   shield ◈ #   shift ⇧ ^
    shippingbox ▧ #   shuffle ⇄ x   sidebar.leading ◧ [   sidebar.left ◧ [   sidebar.right ◨ ]
    sidebar.trailing ◨ ]   signature ✎ /   slash.circle ⊘ -   slider.horizontal.3 ≡ =
    slider.vertical.3 ≡ =   smiley ☺ )   snowflake ❄ *   sparkle ✦ *   sparkles ✦ *   speaker ♫ d
    speaker.slash ⊘ -   speedometer ◠ o   square □ #   square.and.arrow.down ⤓ v
    square.and.arrow.up ⤒ ^   square.and.pencil ✎ /   square.dashed ⬚ #   square.fill ■ #
    square.grid.2x2 ⊞ #   square.grid.3x3 ▦ #   square.on.square ⧉ =   square.split.2x1 ◫ #
    square.stack ❏ =   star ☆ *   star.fill ★ *   staroflife ✱ *   stop ■ #   stopwatch ◷ o
    strikethrough S S   suit.club ♧ c   suit.diamond ♢ o   suit.heart ♡ <   suit.heart.fill ♥ <
    suit.spade ♤ ^   sum ∑ S   sun.max ☀ *   sun.min ☼ *   sunrise ☼ *   sunset ☼ *   switch.2 ⇆ =
    tablecells ▦ #   tag ⌂ <   target ◎ o   terminal ▣ >   text ≡ =   text.book.closed ▤ =
    text.bubble ❝ "   text.cursor I I   text.quote ❝ "   textformat A A   timer ◷ o   touchid ◎ o
    trash ⌫ X   tray ⊔ U   triangle △ ^   triangle.fill ▲ ^   trophy ♕ Y   tv ▭ #   umbrella ☂ T
    underline U U   video ▷ >   video.slash ⊘ -   viewfinder ⌖ +   wand.and.rays ✧ *
    wand.and.stars ✧ *   waveform ∿ ~   wifi ≋ ~   wifi.slash ⊘ -   wind ≈ ~   wrench ⚒ T
    x.squareroot √ V   xmark ✗ x   xmark.circle ⊗ x   zzz z z
    """
}
