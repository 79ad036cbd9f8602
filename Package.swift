// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let app = TargetDependencyCondition.when(traits: ["App"])

/// A module of the library or the app. What it may import is what it names here, and the C library:
/// `make check` builds with undeclared imports as errors.
func module(
  _ name: String, path: String? = nil, imports: [Target.Dependency] = [],
  exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: ["CLibrary"] + imports, path: path, exclude: exclude,
    resources: resources, swiftSettings: strict)
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
    name: name, dependencies: imports, path: "Examples/\(name)", swiftSettings: strict)
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
    .default(enabledTraits: ["App"]),
  ],
  dependencies: [
    // `_RopeModule` is underscored: a minor version may change it; see docs/decisions.md.
    .package(url: "https://github.com/apple/swift-collections", .upToNextMinor(from: "1.6.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "CLibrary", swiftSettings: strict),

    // The terminal.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CTerminalShims"),
    module("TerminalCore"),
    module("CursesTerminal", imports: ["CNcurses", "CTerminalShims", "TerminalCore"]),

    // The text.
    module(
      "TextModel",
      imports: ["CFileShims", .product(name: "_RopeModule", package: "swift-collections")]),
    module(
      "MarkdownText",
      imports: ["TextModel", .product(name: "_RopeModule", package: "swift-collections")]),
    module("TextLayout", imports: ["TextModel", "TerminalCore"]),
    module("InputFormats"),

    // The look.
    .systemLibrary(name: "CYaml", providers: [.apt(["libyaml-dev"])]),
    module("YAMLText", imports: ["CYaml"]),
    module(
      "ThemeFiles", path: "themes", exclude: ["README.md"], resources: [.embedInCode("schemes")]),
    module(
      "Themes",
      imports: ["TerminalCore", "ThemeFiles", "YAMLText"]),

    module(
      "PictureFont", exclude: ["README.md", "LICENSE-DejaVu.txt"],
      resources: [.embedInCode("Letters.ttf"), .embedInCode("BoldLetters.ttf")]),

    // The library.
    .target(name: "CFileShims"),
    module("Secrets", imports: ["CFileShims"]),
    module(
      "CursesUICore",
      imports: [
        "TerminalCore", "CursesTerminal", "TextModel", "MarkdownText", "TextLayout",
        "InputFormats", "Themes", "PictureFont", "Secrets",
      ]),
    // What `#Preview` becomes: nothing. It speaks to the compiler without swift-syntax.
    .macro(name: "PreviewMacro", dependencies: ["CLibrary"], swiftSettings: strict),
    module("DarwinTypes"),
    module(
      "CursesUI",
      imports: [
        "PreviewMacro", "CursesUICore", "DarwinTypes", "TerminalCore", "CursesTerminal",
        "TextModel",
        "MarkdownText",
        "TextLayout", "InputFormats", "Themes", "Secrets",
      ]),

    // A host without a terminal, for tests: ours and those of programs that are made with the library.
    module("CursesUITesting", imports: ["CursesUICore", "TerminalCore", "Themes"]),

    // The app.
    module(
      "Notebook",
      imports: [
        "CFileShims", "Secrets", "TextModel",
        .product(name: "Crypto", package: "swift-crypto", condition: app),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: app),
      ]),
    // What is derived from the notes. The library is that of the app alone.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    module(
      "BubblepadIndex",
      imports: ["CFileShims", "CSQLite", "MarkdownText", "Notebook", "TextModel", "YAMLText"]),
    // Pictures in files. The libraries are those of the app alone.
    .target(
      name: "CPictures",
      linkerSettings: [
        .linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("turbojpeg"),
        .linkedLibrary("webp"), .linkedLibrary("m"),
      ]),
    module("Pictures", imports: ["CPictures", "TerminalCore"]),
    module(
      "SampleNotes", path: "assets", exclude: ["README.md", "drawing"],
      resources: [.embedInCode("welcome"), .embedInCode("first")]),
    .target(name: "CFreedMemory", dependencies: ["CFileShims"]),
    .executableTarget(
      name: "bubblepad",
      dependencies: [
        "BubblepadIndex", "CFreedMemory", "CLibrary", "CursesUICore", "CursesTerminal",
        "InputFormats",
        "MarkdownText",
        "Notebook", "Pictures", "SampleNotes", "Secrets", "TerminalCore", "TextModel", "Themes",
        "YAMLText",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: app),
      ],
      swiftSettings: strict,
      // One file that needs no library of the machine it is copied to, and starts without a dynamic
      // linker: see docs/decisions.md. Its `free` is that of CFreedMemory.
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
      name: "EditorBench", path: "Benchmarks/EditorBench", swiftSettings: strict),
    .executableTarget(
      name: "IndexBench", dependencies: ["BubblepadIndex", "Notebook"],
      path: "Benchmarks/IndexBench",
      swiftSettings: strict),

    // The examples.
    example(
      "SignIn", imports: ["CursesTerminal", "CursesUI", "InputFormats", "Secrets", "TerminalCore"]),
    example("SignUp", imports: ["CursesTerminal", "CursesUI"]),
    example("Payment", imports: ["CursesTerminal", "CursesUI", "TerminalCore"]),
    example("Bubbles", imports: ["CursesTerminal", "CursesUI", "TerminalCore"]),
    example("GlassSignIn", imports: ["CursesTerminal", "CursesUI", "TerminalCore"]),
    example("Registration", imports: ["CursesUI"]),
    example("RichMemo", imports: ["CursesUI"]),
    example("Contacts", imports: ["CursesUI"]),
    example("SettingsForm", imports: ["CursesUI"]),
    example("ChatRoom", imports: ["CursesUI"]),
    example("Dashboard", imports: ["CursesUI"]),

    // The tests.
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(
      name: "TerminalHarness", dependencies: ["CVTerm", "CTerminalShims", "SeededRandom"],
      path: "Tests/TerminalHarness", swiftSettings: strict),
    .target(
      name: "RandomEvents", dependencies: ["SeededRandom", "TerminalHarness"],
      path: "Tests/RandomEvents", swiftSettings: strict),
    .executableTarget(
      name: "Soak", dependencies: ["RandomEvents"], path: "Tests/Soak", swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CursesTerminal", "SeededRandom", "TerminalCore"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "SaveProbe", dependencies: ["Notebook", "Secrets", "TextModel"],
      path: "Tests/SaveProbe",
      swiftSettings: strict),
    .target(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", "CursesTerminal", "MarkdownText", "Notebook", "Pictures", "Secrets", "TextModel",
        "Themes", "YAMLText",
      ],
      path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: strict),
    tests("Fuzz", imports: ["SeededRandom"]),
    tests("TerminalCore", imports: ["SeededRandom"]),
    tests(
      "CursesTerminal",
      imports: ["SeededRandom", "TerminalCore", "TerminalHarness", "TerminalProbe"]),
    tests("TextModel", imports: ["SeededRandom"]),
    .systemLibrary(
      name: "CMarkdownOracles", path: "Tests/CMarkdownOracles",
      providers: [
        .apt([
          "libcmark-gfm-dev", "libcmark-gfm-extensions-dev", "libmd4c-dev", "libmd4c-html0-dev",
        ])
      ]),
    tests(
      "MarkdownText", imports: ["CMarkdownOracles", "SeededRandom", "TextModel"],
      exclude: ["Data"]),
    tests("TextLayout", imports: ["SeededRandom", "TextModel", "TerminalCore"]),
    tests("InputFormats", imports: ["SeededRandom"]),
    tests("YAMLText", imports: ["SeededRandom"]),
    tests("Pictures", imports: ["SeededRandom", "TerminalCore"], exclude: ["Data"]),
    tests("Themes", imports: ["SeededRandom", "TerminalCore"]),
    tests("Secrets", imports: ["CFileShims", "SeededRandom"]),
    tests(
      "CursesUICore",
      imports: [
        "CursesUITesting", "InputFormats", "MarkdownText", "Secrets", "SeededRandom",
        "TerminalCore", "TextLayout", "TextModel", "Themes",
      ], exclude: ["Snapshots"]),
    tests(
      "CursesUI",
      imports: [
        "CursesUICore", "CursesUITesting", "DarwinTypes", "InputFormats", "SeededRandom",
        "TerminalCore", "TextModel", "Themes",
      ]),
    tests("CursesUITesting", imports: ["CursesUI"]),
    tests(
      "Notebook", imports: ["CFileShims", "TextModel", "Secrets", "SaveProbe", "SeededRandom"],
      exclude: ["Data"]),
    tests("BubblepadIndex", imports: ["Notebook", "SeededRandom", "TextModel"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Bubbles", "ChatRoom", "Contacts", "CursesUITesting", "Dashboard", "GlassSignIn", "Payment",
        "Registration", "RichMemo", "SettingsForm", "SignIn", "SignUp",
        "TerminalHarness", "bubblepad", "bubblepad-gallery",
      ],
      swiftSettings: strict),
    tests(
      "bubblepad",
      imports: [
        "CursesTerminal", "CursesUICore", "Notebook", "RandomEvents", "SampleNotes", "Secrets",
        "InputFormats", "SeededRandom", "TerminalCore", "TerminalHarness", "TextModel", "Themes",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
