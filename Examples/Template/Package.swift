// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Greeter",
  dependencies: [
    // The address that you have Bubblepad from; a checkout beside this folder is
    // `.package(path: "../bubblepad")`.
    .package(url: "https://example.org/bubblepad.git", from: "0.2.0", traits: ["Locales"])
  ],
  targets: [
    .executableTarget(
      name: "Greeter", dependencies: [.product(name: "CursesUI", package: "bubblepad")]),
    .testTarget(
      name: "GreeterTests",
      dependencies: [
        "Greeter",
        .product(name: "CursesUI", package: "bubblepad"),
        .product(name: "CursesUITesting", package: "bubblepad"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
