// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target. Warnings are errors in the checks of this project, which set
/// `REFRESH_STRICT`, and not in an app: Xcode builds no package by URL with such a setting, and a
/// deprecation of a later SDK would stop the build of the app.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// Every target writes `@MainActor` where it belongs, and has no default isolation: with
/// `.defaultIsolation(MainActor.self)` each class has a `deinit` of the main actor, even if its source
/// has none. Compilers up to Swift 6.3 put such an object on the stack and deallocate it later, or
/// crash if its class is generic and deploys below iOS 18.4. The runtime for earlier systems aborts if
/// the object is released while task-local values are bound, as they are in every test.
let sources: [SwiftSetting] = strict + [.enableUpcomingFeature("InferIsolatedConformances")]

/// The libraries that have views: where there is a host for UIKit, their views are UIKit's. `canImport(UIKit)`
/// is true on tvOS and watchOS, too.
let views: [SwiftSetting] =
  sources + [.define("UIKIT", .when(platforms: [.iOS, .macCatalyst, .visionOS]))]

let package = Package(
  name: "RefreshKit",
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1), .macOS(.v12), .watchOS(.v8),
  ],
  products: [
    .library(name: "RefreshKit", targets: ["RefreshKit"]),
    .library(name: "RefreshPaging", targets: ["RefreshPaging"]),
    .library(name: "RefreshIndicators", targets: ["RefreshIndicators"]),
    .library(name: "RefreshReplay", targets: ["RefreshReplay"]),
    .library(name: "RefreshTesting", targets: ["RefreshTesting"]),
    .library(name: "RefreshUIKit", targets: ["RefreshUIKit"]),
    .executable(name: "refresh", targets: ["refresh"]),
  ],
  targets: [
    .target(name: "RefreshKit", swiftSettings: views),
    .target(name: "RefreshPaging", dependencies: ["RefreshKit"], swiftSettings: views),
    .target(
      name: "RefreshUIKit", dependencies: ["RefreshKit", "RefreshPaging"],
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: views),
    .target(name: "RefreshIndicators", dependencies: ["RefreshKit"], swiftSettings: views),
    .target(name: "RefreshReplay", dependencies: ["RefreshKit"], swiftSettings: views),
    .target(
      name: "RefreshTesting", dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay"],
      swiftSettings: views),
    .target(
      name: "RefreshFilm", dependencies: ["RefreshKit", "RefreshReplay"],
      swiftSettings: sources),
    .target(name: "RefreshTerminal", dependencies: ["RefreshKit"], swiftSettings: sources),
    .executableTarget(
      name: "refresh",
      dependencies: [
        "RefreshKit", "RefreshPaging", "RefreshIndicators", "RefreshReplay", "RefreshFilm",
        "RefreshTerminal",
      ],
      swiftSettings: sources),
    .executableTarget(
      name: "refresh-bench",
      dependencies: [
        "RefreshKit", "RefreshPaging", "RefreshIndicators", "RefreshReplay", "RefreshTesting",
        "BenchC",
      ],
      path: "Tests/Bench", swiftSettings: sources),
    .target(name: "BenchC", path: "Tests/BenchC"),
    .executableTarget(
      name: "refresh-explore", dependencies: ["RefreshKit", "RefreshReplay"],
      path: "Tests/Explorer", swiftSettings: sources),
    .target(
      name: "TestSupport", dependencies: ["RefreshKit", "RefreshReplay", "RefreshTesting"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "RefreshKitTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshPagingTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshTestingTests",
      dependencies: [
        "RefreshKit", "RefreshPaging", "RefreshIndicators", "RefreshReplay", "RefreshTesting",
        "TestSupport",
      ],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshIndicatorsTests",
      dependencies: ["RefreshKit", "RefreshIndicators", "RefreshReplay", "TestSupport"],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshReplayTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport", "refresh"],
      exclude: ["Fixtures"], swiftSettings: sources),
    .testTarget(
      name: "RefreshFilmTests",
      dependencies: [
        "RefreshKit", "RefreshIndicators", "RefreshReplay", "RefreshFilm", "TestSupport",
      ],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshTerminalTests",
      dependencies: ["RefreshKit", "RefreshTerminal", "TestSupport", "refresh"],
      swiftSettings: sources),
    .testTarget(
      name: "RefreshCommandTests",
      dependencies: [
        "RefreshKit", "RefreshReplay", "TestSupport", "refresh", "refresh-bench",
        "refresh-explore",
      ],
      swiftSettings: sources),
  ],
  swiftLanguageModes: [.v6]
)
