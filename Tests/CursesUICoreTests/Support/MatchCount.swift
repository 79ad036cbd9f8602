import CursesRichEditor
import CursesTextEditors

extension RichEditorModel {
  /// How many matches there are, and which of them is the current one; nil for texts that are too long.
  var matchCount: SearchProgress.MatchCount? {
    beginCounting()
    var progress = searchOn(tick: 0)
    while !progress.isDone { progress = searchOn(tick: 0) }
    return progress.count
  }
}
