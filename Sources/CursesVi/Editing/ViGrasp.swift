import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What an operator is done to.
struct ViGrasp {
  /// One stretch, or one for each line of a block.
  var stretches: [ViStretch]
  var isBlock = false
  /// Whether what is deleted goes to the register for little things.
  var isSmall = false
  /// Whether a block goes to the ends of its lines.
  var reachesLineEnds = false

  var isLines: Bool { stretches[0].isLines }
}
