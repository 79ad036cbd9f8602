import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// The row under the text while something is looked for; two when it is to be replaced.
struct FindBar: View {
  let find: FindState
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if find.isReplacing {
          label("Find    ")
        } else if metrics.hasRoomForSwitches {
          label("Find")
        }
        TextField(
          find.options.isPattern ? "regular expression" : "text to find", text: query,
          selection: Bindable(find).selection
        )
        .focused(focus, equals: .find)
        .onSubmit { workspace.services.finder.goToNext(forward: true) }
        if find.problem == nil { verdict.layoutPriority(1) }
        if metrics.hasRoomForSwitches {
          option("Aa", \.isCaseSensitive)
          option("word", \.isWholeWord)
          option(".*", \.isPattern)
        }
      }
      // A row of its own: beside the field a sentence would leave it no room.
      if let problem = find.problem { Text("✗ \(problem)").role(.error).lineLimit(2) }
      if find.isReplacing {
        HStack {
          label("Replace ")
          TextField("new text; empty deletes", text: Bindable(find).replacement)
            .focused(focus, equals: .replace)
            .onSubmit { workspace.services.finder.replaceOne() }
          if metrics.hasRoomForSwitches {
            ClickableHint(key: workspace.keyName(.replaceAll), words: "all") {
              _ = workspace.services.finder.replaceAll()
            }
            .layoutPriority(1)
          }
        }
      }
    }
    .padding(columns: 1)
    .frame(maxColumns: .max)
    .onKeyPress { workspace.handleFindKey($0.event) ? .handled : .ignored }
    .onKey { key in
      guard find.isReplacing, key.code == .tab || key.code == .up || key.code == .down else {
        return false
      }
      workspace.focus(workspace.arrangement.place == .replace ? .find : .replace)
      return true
    }
  }

  private func label(_ words: String) -> Text {
    Text(metrics.isTiny ? String(words.prefix(1)) : words).role(.dim)
  }

  private var query: Binding<String> { Bindable(find).query }

  private var verdict: Text {
    if !find.isFound {
      return find.hasReplaced ? Text("none left").role(.dim) : Text("✗ Not found").role(.error)
    }
    if find.isSearching { return Text("searching, Esc stops").role(.dim) }
    return Text(find.count).role(.dim)
  }

  /// A switch: in bold while it is on. A click switches it, as its key does.
  private func option(
    _ words: String, _ option: WritableKeyPath<SearchOptions, Bool>
  ) -> some View {
    let isOn = find.options[keyPath: option]
    return Text(words).bold(isOn).underline(isOn).role(isOn ? .accent : .dim)
      .layoutPriority(1)
      .onTapGesture { find.options[keyPath: option].toggle() }
  }
}
