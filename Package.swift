// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target. Warnings are errors in the checks of this project, which set
/// `REFRESH_STRICT`, and not in an app: Xcode builds no package by URL with such a setting, and a
/// deprecation of a later SDK would stop the build of the app.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// The libraries and the products write `@MainActor` where it belongs, and have no default: a class of a target with
/// `.defaultIsolation(MainActor.self)` gets a `deinit` of the main actor, even if nobody has written one. Compilers up to Swift
/// 6.3 put such an object on the stack and deallocate it later, crash on such a class if it is generic and deploys below iOS
/// 18.4, and the runtime for earlier systems aborts if the object dies in a task with task-local values.
let sources: [SwiftSetting] = strict + [.enableUpcomingFeature("InferIsolatedConformances")]

/// The tests live on the main actor.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

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
      dependencies: ["RefreshKit", "RefreshIndicators", "RefreshReplay", "BenchC"],
      path: "Tests/Bench", swiftSettings: mainActor),
    .target(name: "BenchC", path: "Tests/BenchC"),
    .executableTarget(
      name: "refresh-explore", dependencies: ["RefreshKit", "RefreshReplay"],
      path: "Tests/Explorer", swiftSettings: mainActor),
    .target(
      name: "TestSupport", dependencies: ["RefreshKit", "RefreshReplay"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "RefreshKitTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "RefreshPagingTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "RefreshIndicatorsTests",
      dependencies: ["RefreshKit", "RefreshIndicators", "RefreshReplay", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "RefreshReplayTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport", "refresh"],
      exclude: ["Fixtures"], swiftSettings: mainActor),
    .testTarget(
      name: "RefreshFilmTests",
      dependencies: [
        "RefreshKit", "RefreshIndicators", "RefreshReplay", "RefreshFilm", "TestSupport",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "RefreshTerminalTests",
      dependencies: ["RefreshKit", "RefreshTerminal", "TestSupport", "refresh"],
      swiftSettings: mainActor),
    .testTarget(
      name: "RefreshCommandTests",
      dependencies: [
        "RefreshKit", "RefreshReplay", "TestSupport", "refresh", "refresh-bench",
        "refresh-explore",
      ],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
