// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let app = TargetDependencyCondition.when(traits: ["App"])

/// Modules that the laws of the text and the index spend their time in, optimised where `make test` asks for it: those
/// tests take a fifth of the time. Assertions hold as in any debug build. Only by a variable, as SwiftPM takes no package
/// with such flags as a dependency.
let optimized: [SwiftSetting] =
  Context.environment["CURSES_OPTIMIZED_ENGINE"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A module of the library or the app. What it may import is what it names here, and the C library:
/// `make check` builds with undeclared imports as errors.
func module(
  _ name: String, path: String? = nil, imports: [Target.Dependency] = [],
  exclude: [String] = [], resources: [Resource]? = nil, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: ["CursesCLibrary"] + imports, path: path, exclude: exclude,
    resources: resources, swiftSettings: strict + settings)
}

func tests(
  _ module: String, imports: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.byName(name: module)] + imports, exclude: exclude,
    resources: resources, swiftSettings: strict)
}

func example(_ name: String, imports: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "CursesExample\(name)", dependencies: imports, path: "Examples/\(name)",
    swiftSettings: strict)
}

let package = Package(
  name: "bubblepad",
  products: [
    .library(name: "CursesUI", targets: ["CursesUI"]),
    .library(name: "CursesUITesting", targets: ["CursesUITesting"]),
    .executable(name: "bubblepad", targets: ["bubblepad"]),
    .executable(name: "bubblepad-gallery", targets: ["bubblepad-gallery"]),
  ],
  // What the app alone is made of. A program made with the library leaves it out (`traits: []`), and then
  // no package is fetched for it.
  traits: [
    .trait(name: "App", description: "Bubblepad, the notebook"),
    .trait(
      name: "Essentials",
      description: "Attributed text, data and JSON for CursesUI: Foundation without its tables"),
    .trait(
      name: "Locales",
      description: "All of Foundation for CursesUI: dates, money and numbers of every language",
      enabledTraits: ["Essentials"]),
    .default(enabledTraits: ["App", "Locales"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "CursesCLibrary", swiftSettings: strict),

    // The terminal.
    .systemLibrary(name: "CCursesNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CCursesTerminalShims"),
    module("CursesCore"),
    module("CursesTerminal", imports: ["CCursesNcurses", "CCursesTerminalShims", "CursesCore"]),

    // The text.
    module("CursesRope", settings: optimized),
    module("CursesText", imports: ["CCursesFileShims", "CursesRope"], settings: optimized),
    module("CursesMarkdown", imports: ["CursesRope", "CursesText"], settings: optimized),
    module("CursesHTML", imports: ["CursesMarkdown"], settings: optimized),
    module(
      "CursesLiveMarkdown", imports: ["CursesMarkdown", "CursesText"], settings: optimized),
    module(
      "CursesRichProjection", imports: ["CursesHTML", "CursesMarkdown", "CursesText"],
      settings: optimized),
    module(
      "CursesRichDocument",
      imports: ["CursesLiveMarkdown", "CursesMarkdown", "CursesRichProjection", "CursesText"],
      settings: optimized),
    module(
      "CursesRichEditing",
      imports: ["CursesLiveMarkdown", "CursesMarkdown", "CursesRichDocument", "CursesText"],
      settings: optimized),
    module(
      "CursesRichText",
      imports: ["CursesHTML", "CursesMarkdown", "CursesRichEditing", "CursesText"],
      settings: optimized),
    module("CursesTextLayout", imports: ["CursesText", "CursesCore"]),
    module("CursesInputFormats", imports: ["CursesPasswordGuesses"]),

    // The look.
    .systemLibrary(name: "CCursesYaml", providers: [.apt(["libyaml-dev"])]),
    module("CursesYAML", imports: ["CCursesYaml"]),
    module(
      "CursesThemeFiles", path: "themes", exclude: ["README.md"],
      resources: [.embedInCode("schemes")]),
    module(
      "CursesThemes",
      imports: ["CursesCore", "CursesThemeFiles", "CursesYAML"]),

    .target(
      name: "CCursesPictureFont",
      exclude: ["README.md", "LICENSE-DejaVu.txt", "Letters.ttf", "BoldLetters.ttf"]),
    module("CursesPictureFont", imports: ["CCursesPictureFont"]),

    // The library.
    .target(name: "CCursesFileShims"),
    module("CursesSecrets", imports: ["CCursesFileShims"]),
    module(
      "CursesPasswordGuesses", imports: ["CursesSecrets"],
      exclude: ["README.md", "LICENSE-zxcvbn.txt"]),
    module("CursesAnimation"),
    module(
      "CursesViewGraph",
      imports: [
        "CursesAnimation", "CursesCore", "CursesMarkdown", "CursesTextLayout",
        "CursesInputFormats", "CursesThemes",
      ]),
    module("CursesBackdrops", imports: ["CursesCore", "CursesThemes"]),
    module(
      "CursesControls",
      imports: ["CursesViewGraph", "CursesCore", "CursesInputFormats", "CursesThemes"]),
    module(
      "CursesMeasures",
      imports: ["CursesControls", "CursesViewGraph", "CursesCore", "CursesThemes"]),
    module(
      "CursesTextFields",
      imports: [
        "CursesControls", "CursesViewGraph", "CursesCore", "CursesText", "CursesTextLayout",
        "CursesInputFormats", "CursesPasswordGuesses", "CursesThemes", "CursesSecrets",
      ]),
    module(
      "CursesTextEditors",
      imports: [
        "CursesTextFields", "CursesControls", "CursesViewGraph", "CursesCore", "CursesTerminal",
        "CursesText", "CursesMarkdown", "CursesTextLayout", "CursesInputFormats", "CursesThemes",
      ]),
    module(
      "CursesRichEditor",
      imports: [
        "CursesTextEditors", "CursesControls", "CursesViewGraph", "CursesCore", "CursesTerminal",
        "CursesText", "CursesMarkdown", "CursesRichText", "CursesTextLayout", "CursesInputFormats",
        "CursesThemes",
      ]),
    module(
      "CursesVi",
      imports: [
        "CursesRichEditor", "CursesTextEditors", "CursesViewGraph", "CursesCore", "CursesText",
        "CursesMarkdown",
        "CursesRichText",
      ]),
    module(
      "CursesHost",
      imports: [
        "CursesBackdrops", "CursesViewGraph", "CursesCore", "CursesTerminal", "CursesThemes",
        "CursesPictureFont",
      ]),
    // All of them under one name, and with the keys of vi under another one.
    module(
      "CursesViews",
      imports: [
        "CursesBackdrops", "CursesControls", "CursesHost", "CursesMeasures", "CursesTextEditors",
        "CursesTextFields", "CursesViewGraph",
      ]),
    module("CursesUICore", imports: ["CursesRichEditor", "CursesVi", "CursesViews"]),
    // What `#Preview` becomes: nothing. It speaks to the compiler without swift-syntax.
    .macro(name: "CursesPreviewMacro", dependencies: ["CursesCLibrary"], swiftSettings: strict),
    module("CursesFoundation"),
    module("CursesDarwinTypes", imports: ["CursesFoundation"]),
    // Parts of SwiftUI's surface that need none of the others but points.
    module(
      "CursesGeometry",
      imports: ["CursesControls", "CursesCore", "CursesFoundation", "CursesViewGraph"]),
    module(
      "CursesGestures",
      imports: ["CursesCore", "CursesFoundation", "CursesGeometry", "CursesViewGraph"]),
    module(
      "CursesGrids",
      imports: [
        "CursesControls", "CursesCore", "CursesFoundation", "CursesGeometry", "CursesViewGraph",
      ]),
    module("CursesJSON", settings: optimized),
    module(
      "CursesServices",
      imports: [
        "CursesControls", "CursesFoundation", "CursesHost", "CursesJSON", "CursesMeasures",
        "CursesViewGraph",
      ]),
    module(
      "CursesMotion",
      imports: ["CursesAnimation", "CursesControls", "CursesGeometry", "CursesViewGraph"]),
    module(
      "CursesFormatStyles",
      imports: [
        "CursesControls", "CursesDarwinTypes", "CursesFoundation", "CursesGeometry",
        "CursesInputFormats", "CursesTextFields", "CursesViewGraph",
      ]),
    module("CursesAccepted", imports: ["CursesControls", "CursesGeometry", "CursesViewGraph"]),
    module(
      "CursesUI",
      imports: [
        "CursesBackdrops", "CursesControls", "CursesHost", "CursesTextEditors", "CursesTextFields",
        "CursesViewGraph",
        "CursesAccepted", "CursesFormatStyles", "CursesFoundation", "CursesGeometry",
        "CursesGestures", "CursesGrids", "CursesMotion", "CursesServices",
        "CursesPreviewMacro", "CursesViews", "CursesDarwinTypes", "CursesCore", "CursesTerminal",
        "CursesText",
        "CursesMarkdown",
        "CursesTextLayout", "CursesInputFormats", "CursesThemes", "CursesSecrets",
      ]),

    // A host without a terminal, for tests: ours and those of programs that are made with the library.
    module(
      "CursesUITesting",
      imports: [
        "CursesViews", "CursesHost", "CursesViewGraph", "CursesCore", "CursesFoundation",
        "CursesThemes",
      ]),

    // The app.
    module("BubblepadPaths"),
    module(
      "BubblepadNotebook",
      imports: [
        "BubblepadPaths", "CCursesFileShims", "CursesInputFormats", "CursesPasswordGuesses",
        "CursesSecrets",
        "CursesText",
        .product(name: "Crypto", package: "swift-crypto", condition: app),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: app),
      ]),
    // What is derived from the notes. The library is that of the app alone.
    .systemLibrary(name: "BubblepadSQLite", providers: [.apt(["libsqlite3-dev"])]),
    module(
      "BubblepadIndex",
      imports: [
        "CCursesFileShims", "BubblepadSQLite", "CursesMarkdown", "CursesRichText",
        "BubblepadNotebook", "CursesJSON", "CursesText", "CursesYAML",
      ], settings: optimized),
    // What a notebook's notes mean, for the app alone: `package` is enough there.
    module(
      "BubblepadTasks",
      imports: ["BubblepadIndex", "BubblepadNotebook", "CursesInputFormats", "CursesText"]),
    module(
      "BubblepadProperties",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "BubblepadTasks", "CursesInputFormats",
        "CursesJSON", "CursesText", "CursesYAML",
      ]),
    module(
      "BubblepadDailyNotes",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "BubblepadProperties", "BubblepadSettings",
        "CursesInputFormats", "CursesMarkdown", "CursesText", "CursesYAML",
      ]),
    module("BubblepadCommands", imports: ["CursesCore", "CursesRichText", "CursesUICore"]),
    module(
      "BubblepadSettings",
      imports: [
        "BubblepadCommands", "BubblepadNotebook", "CursesCore", "CursesMarkdown",
        "CursesRichText", "CursesText", "CursesThemes", "CursesUICore", "CursesYAML",
      ]),
    // What is searched, replaced and kept at hand over all notes.
    module(
      "BubblepadSearches",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "CursesJSON", "CursesText", "CursesUICore",
      ]),
    // Pictures in files. The libraries are those of the app alone.
    .target(
      name: "BubblepadPictureCodecs",
      linkerSettings: [
        .linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("turbojpeg"),
        .linkedLibrary("webp"), .linkedLibrary("m"),
      ]),
    module("BubblepadPictures", imports: ["BubblepadPictureCodecs", "CursesCore"]),
    // The languages of queries in notes, and their answers as Markdown.
    module(
      "BubblepadQueries",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "BubblepadTasks", "CursesInputFormats", "CursesText",
        "CursesYAML",
      ], settings: optimized),
    // What panels and dialogs show, without what the keys of a notebook do.
    module(
      "BubblepadPanels",
      imports: [
        "BubblepadCommands", "BubblepadIndex", "BubblepadNotebook", "BubblepadSettings",
        "BubblepadTasks",
        "CursesCore", "CursesInputFormats", "CursesTerminal", "CursesText", "CursesTextLayout",
        "CursesThemes",
        "CursesUICore", "CursesViewGraph",
      ]),
    // What stands in a note for something else: pictures, embedded notes, queries.
    module(
      "BubblepadInsets",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "BubblepadPictures", "BubblepadQueries",
        "CursesInputFormats", "CursesRichText", "CursesText", "CursesUICore",
      ]),
    // The notes that are open, and the services that work on them.
    module(
      "BubblepadOpenNotes",
      imports: [
        "BubblepadCommands", "BubblepadDailyNotes", "BubblepadIndex", "BubblepadInsets",
        "BubblepadNotebook", "BubblepadPanels", "BubblepadProperties", "BubblepadSearches",
        "BubblepadQueries", "BubblepadSettings", "BubblepadTasks",
        "CursesCore", "CursesInputFormats", "CursesMarkdown", "CursesRichText", "CursesSecrets",
        "CursesText", "CursesThemes", "CursesUICore",
      ]),
    // The list of notes, its filter and its searches.
    module(
      "BubblepadNoteList",
      imports: [
        "BubblepadCommands", "BubblepadIndex", "BubblepadNotebook", "BubblepadOpenNotes",
        "BubblepadPanels", "BubblepadSearches", "BubblepadSettings",
        "CursesCore", "CursesText", "CursesThemes", "CursesUICore",
      ]),
    // Questions, lists and forms in front of the panels.
    module(
      "BubblepadDialogs",
      imports: [
        "BubblepadCommands", "BubblepadDailyNotes", "BubblepadIndex", "BubblepadInsets",
        "BubblepadNotebook", "BubblepadOpenNotes", "BubblepadPanels", "BubblepadProperties",
        "BubblepadSearches", "BubblepadSettings", "BubblepadTasks",
        "CursesCore", "CursesInputFormats", "CursesMarkdown", "CursesSecrets", "CursesThemes",
        "CursesUICore", "CursesYAML",
      ]),
    // Opening, saving and moving notes.
    module(
      "BubblepadNoteFiles",
      imports: [
        "BubblepadCommands", "BubblepadDailyNotes", "BubblepadDialogs", "BubblepadIndex",
        "BubblepadInsets", "BubblepadNoteList", "BubblepadNotebook", "BubblepadOpenNotes",
        "BubblepadPanels", "BubblepadProperties", "BubblepadSearches", "BubblepadSettings",
        "CursesCore", "CursesInputFormats", "CursesMarkdown", "CursesRichText", "CursesSecrets",
        "CursesText", "CursesThemes", "CursesUICore",
      ]),
    module(
      "BubblepadSampleNotes", path: "assets", imports: ["BubblepadNotebook", "BubblepadSettings"],
      exclude: ["README.md", "drawing"],
      resources: [.embedInCode("welcome"), .embedInCode("first")]),
    .target(name: "BubblepadFreedMemory", dependencies: ["CCursesFileShims"]),
    .executableTarget(
      name: "bubblepad",
      dependencies: [
        "BubblepadCommands", "BubblepadDailyNotes", "BubblepadDialogs", "BubblepadIndex",
        "BubblepadInsets", "BubblepadNoteFiles", "BubblepadNoteList",
        "BubblepadOpenNotes", "BubblepadPanels", "BubblepadProperties", "BubblepadQueries",
        "BubblepadFreedMemory",
        "BubblepadSearches",
        "BubblepadSettings", "BubblepadTasks",
        "CursesCLibrary", "CursesUICore",
        "CursesTerminal",
        "CursesInputFormats",
        "CursesMarkdown", "CursesRichText",
        "BubblepadNotebook", "BubblepadSampleNotes", "CursesSecrets",
        "CursesCore", "CursesText", "CursesTextLayout", "CursesThemes",
        "CursesYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: app),
      ],
      swiftSettings: strict,
      // One file that needs no library of the machine it is copied to, and starts without a dynamic
      // linker: see docs/decisions.md. Its `free` is that of BubblepadFreedMemory.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--wrap=free", "-Xlinker",
            "--wrap=realloc",
          ], .when(platforms: [.linux], configuration: .release))
      ]),

    // A program of its own: it may link Foundation's tables of languages, the app may not.
    .executableTarget(
      name: "bubblepad-gallery", dependencies: ["CursesUI"], path: "Sources/Gallery",
      // Swift 6.3.1 crashes where it optimises the views of the shapes across modules. The exhibits
      // need no speed of their own, what they are made of is optimised.
      swiftSettings: strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]),

    .executableTarget(
      name: "BubblepadEditorBench", path: "Benchmarks/BubblepadEditorBench", swiftSettings: strict),
    .executableTarget(
      name: "BubblepadIndexBench",
      dependencies: ["BubblepadIndex", "BubblepadNotebook", "CursesText"],
      path: "Benchmarks/BubblepadIndexBench",
      swiftSettings: strict),

    // The examples.
    example(
      "SignIn",
      imports: ["CursesTerminal", "CursesUI", "CursesInputFormats", "CursesSecrets", "CursesCore"]),
    example("SignUp", imports: ["CursesTerminal", "CursesUI"]),
    example("Payment", imports: ["CursesTerminal", "CursesUI", "CursesCore"]),
    example("Bubbles", imports: ["CursesTerminal", "CursesUI", "CursesCore"]),
    example("GlassSignIn", imports: ["CursesTerminal", "CursesUI", "CursesCore"]),
    example("Registration", imports: ["CursesUI"]),
    example("RichMemo", imports: ["CursesUI"]),
    example("Contacts", imports: ["CursesUI"]),
    example("SettingsForm", imports: ["CursesUI"]),
    example("ChatRoom", imports: ["CursesUI"]),
    example("Dashboard", imports: ["CursesUI"]),
    example("Board", imports: ["CursesUI"]),

    // The tests.
    .systemLibrary(
      name: "CCursesVTerm", path: "Tests/CCursesVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(name: "CursesSeededRandom", path: "Tests/CursesSeededRandom", swiftSettings: strict),
    .target(
      name: "CursesTerminalHarness",
      dependencies: ["CCursesVTerm", "CCursesTerminalShims", "CursesSeededRandom"],
      path: "Tests/CursesTerminalHarness", swiftSettings: strict),
    .target(
      name: "BubblepadRandomEvents", dependencies: ["CursesSeededRandom", "CursesTerminalHarness"],
      path: "Tests/BubblepadRandomEvents", swiftSettings: strict),
    .executableTarget(
      name: "BubblepadSoak", dependencies: ["BubblepadRandomEvents"], path: "Tests/BubblepadSoak",
      swiftSettings: strict),
    .executableTarget(
      name: "CursesTerminalProbe",
      dependencies: ["CursesTerminal", "CursesSeededRandom", "CursesCore"],
      path: "Tests/CursesTerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "BubblepadSaveProbe",
      dependencies: ["BubblepadNotebook", "CursesSecrets", "CursesText"],
      path: "Tests/BubblepadSaveProbe",
      swiftSettings: strict),
    .target(name: "CCursesFuzzer", path: "Tests/CCursesFuzzer"),
    .executableTarget(
      name: "BubblepadFuzz",
      dependencies: [
        "CCursesFuzzer", "CursesSeededRandom", "CursesTerminal", "CursesMarkdown", "CursesRichText",
        "BubblepadNotebook",
        "BubblepadPictures", "CursesSecrets", "CursesText",
        "CursesThemes", "CursesYAML", "BubblepadDailyNotes", "BubblepadIndex", "BubblepadQueries",
        "BubblepadSearches", "BubblepadTasks", "CursesInputFormats",
      ],
      path: "Tests/BubblepadFuzz", exclude: ["Seeds"], swiftSettings: strict),
    tests("BubblepadFuzz", imports: ["CursesSeededRandom"]),
    tests("CursesCore", imports: ["CursesSeededRandom"]),
    tests(
      "CursesTerminal",
      imports: ["CursesSeededRandom", "CursesCore", "CursesTerminalHarness", "CursesTerminalProbe"]),
    tests("CursesRope", imports: ["CursesSeededRandom"]),
    tests("CursesText", imports: ["CursesSeededRandom"]),
    .systemLibrary(
      name: "CCursesMarkdownOracles", path: "Tests/CCursesMarkdownOracles",
      providers: [
        .apt([
          "libcmark-gfm-dev", "libcmark-gfm-extensions-dev", "libmd4c-dev", "libmd4c-html0-dev",
        ])
      ]),
    tests(
      "CursesMarkdown",
      imports: [
        "CCursesMarkdownOracles", "CursesRichDocument", "CursesRichEditing", "CursesRichText",
        "CursesSeededRandom", "CursesText",
      ],
      exclude: ["Data"]),
    tests("CursesTextLayout", imports: ["CursesSeededRandom", "CursesText", "CursesCore"]),
    tests("CursesInputFormats", imports: ["CursesSeededRandom"]),
    tests("CursesPasswordGuesses", imports: ["CursesSecrets", "CursesSeededRandom"]),
    tests("CursesYAML", imports: ["CursesSeededRandom"]),
    tests("BubblepadPictures", imports: ["CursesSeededRandom", "CursesCore"], exclude: ["Data"]),
    tests("CursesThemes", imports: ["CursesSeededRandom", "CursesCore"]),
    tests("CursesSecrets", imports: ["CCursesFileShims", "CursesSeededRandom"]),
    tests(
      "CursesUICore",
      imports: [
        "CursesBackdrops", "CursesControls", "CursesHost", "CursesMeasures", "CursesRichEditor",
        "CursesTextEditors",
        "CursesTextFields", "CursesViewGraph", "CursesVi",
        "CursesUITesting", "CursesInputFormats", "CursesMarkdown", "CursesRichDocument",
        "CursesRichEditing", "CursesRichText",
        "CursesSecrets", "CursesTerminal",
        "CursesSeededRandom",
        "CursesCore", "CursesTextLayout", "CursesText", "CursesThemes",
      ], exclude: ["Snapshots"]),
    tests(
      "CursesUI",
      imports: [
        "CursesBackdrops", "CursesControls", "CursesHost", "CursesMeasures", "CursesRichEditor",
        "CursesTextEditors",
        "CursesTextFields", "CursesViewGraph", "CursesVi",
        "CursesFormatStyles", "CursesMotion", "CursesServices", "CursesUICore", "CursesUITesting",
        "CursesDarwinTypes",
        "CursesInputFormats",
        "CursesSeededRandom",
        "CursesCore", "CursesText", "CursesThemes",
      ]),
    tests("CursesUITesting", imports: ["CursesUI"]),
    tests(
      "BubblepadNotebook",
      imports: [
        "BubblepadPaths", "CCursesFileShims", "CursesText", "CursesSecrets", "BubblepadSaveProbe",
        "CursesSeededRandom",
      ],
      exclude: ["Data"]),
    tests(
      "BubblepadIndex",
      imports: ["BubblepadNotebook", "CursesJSON", "CursesSeededRandom", "CursesText"],
      exclude: ["Vault"]),
    tests(
      "BubblepadQueries",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "BubblepadTasks", "CursesInputFormats",
        "CursesSeededRandom",
      ]),
    tests(
      "BubblepadTasks",
      imports: ["BubblepadIndex", "CursesInputFormats", "CursesSeededRandom", "CursesText"]),
    tests(
      "BubblepadProperties",
      imports: [
        "BubblepadNotebook", "CursesInputFormats", "CursesSeededRandom", "CursesText", "CursesYAML",
      ]),
    tests(
      "BubblepadDailyNotes", imports: ["BubblepadNotebook", "BubblepadProperties", "CursesText"]),
    tests(
      "BubblepadPanels",
      imports: [
        "BubblepadIndex", "BubblepadNotebook", "CursesCore", "CursesInputFormats",
        "CursesSeededRandom",
      ]),
    tests(
      "BubblepadOpenNotes",
      imports: [
        "BubblepadCommands", "BubblepadIndex", "BubblepadNotebook", "BubblepadPanels",
        "BubblepadProperties", "BubblepadSearches",
        "BubblepadSettings", "BubblepadTasks", "CursesCore", "CursesInputFormats", "CursesText",
        "CursesThemes",
        "CursesUICore",
      ]),
    tests(
      "BubblepadCommands",
      imports: ["CursesCore", "CursesRichText", "CursesSeededRandom", "CursesUICore"]),
    tests(
      "BubblepadSettings", imports: ["BubblepadCommands", "CursesSeededRandom", "CursesThemes"]),
    tests(
      "BubblepadSearches",
      imports: ["BubblepadIndex", "BubblepadNotebook", "CursesSeededRandom", "CursesText"]),
    .testTarget(
      name: "CursesExamplesTests",
      dependencies: [
        "CursesExampleBoard", "CursesExampleBubbles", "CursesExampleChatRoom",
        "CursesExampleContacts", "CursesUITesting",
        "CursesExampleDashboard", "CursesExampleGlassSignIn", "CursesExamplePayment",
        "CursesExampleRegistration", "CursesExampleRichMemo", "CursesExampleSettingsForm",
        "CursesExampleSignIn", "CursesExampleSignUp",
        "CursesTerminalHarness", "bubblepad", "bubblepad-gallery",
      ],
      swiftSettings: strict),
    tests(
      "bubblepad",
      imports: [
        "CursesBackdrops", "CursesControls", "CursesHost", "CursesRichEditor", "CursesTextEditors",
        "CursesTextFields", "CursesViewGraph", "CursesVi",
        "CursesTerminal", "CursesUICore", "BubblepadCommands", "BubblepadDailyNotes",
        "BubblepadDialogs",
        "BubblepadIndex", "BubblepadInsets", "BubblepadNoteFiles", "BubblepadNoteList",
        "BubblepadNotebook",
        "BubblepadPanels",
        "BubblepadRandomEvents", "BubblepadProperties", "BubblepadSampleNotes", "BubblepadSearches",
        "BubblepadSettings",
        "BubblepadTasks", "CursesSecrets",
        "CursesInputFormats", "CursesSeededRandom", "CursesCore", "CursesTerminalHarness",
        "CursesText", "CursesThemes",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
