import BubblepadNotebook

extension SpellingSettings {
  init(_ setting: String?, environment: LaunchEnvironment) {
    self.init()
    choice = Choice(setting)
    locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    programFolders = environment["PATH"] ?? "/usr/bin:/bin"
    dictionaryFolders = (environment["DICPATH"] ?? "") + ":" + Self.usualFolders
    do throws(LaunchFailure) {
      let config = try environment.xdgFolder("XDG_CONFIG_HOME", default: ".config")
      wordsFile = config.appendingPath("bubblepad/words.txt")
    } catch {
      wordsFile = nil
    }
  }
}
