// swift-tools-version: 6.2
import PackageDescription

/// The same settings as in the main manifest.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
let sources =
  strict + [.enableUpcomingFeature("InferIsolatedConformances"), .define("UIKIT")]
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self), .define("UIKIT")]

/// Swift Testing has an overlay for Apple's UIKit. With these flags the compiler does not look for
/// it.
let withoutOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]
let tests = sources + withoutOverlays

/// Settings for the files of the corpus that run on the stub (without Objective-C there are no
/// selectors). They are compiled like most apps, with a few warnings.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
  .unsafeFlags(["-suppress-warnings"]),
]

/// The UIKit host on a stub of UIKit. It is a separate package, because a target called `UIKit`
/// would make `canImport(UIKit)` true for every package on Linux that depends on the library.
///
/// The sources of the kit, the replay and the host are symbolic links to those of the main package,
/// and those of the lab to Examples. So all are in one package, and `package` access works. The
/// stub is outside it (`packageAccess`): within a package, enums are exhaustive, and those of UIKit
/// are open.
let package = Package(
  name: "UIKitTests",
  targets: [
    .target(
      name: "UIKitEnums", packageAccess: false,
      swiftSettings: strict + [.unsafeFlags(["-enable-library-evolution"])]),
    .target(name: "UIKitRuntime"),
    .target(
      name: "UIKit", dependencies: ["UIKitEnums", "UIKitRuntime"], packageAccess: false,
      swiftSettings: strict),
    .target(name: "RefreshKit", dependencies: ["UIKit"], swiftSettings: sources),
    .target(name: "RefreshPaging", dependencies: ["RefreshKit"], swiftSettings: sources),
    .target(name: "RefreshIndicators", dependencies: ["RefreshKit"], swiftSettings: sources),
    .target(name: "RefreshReplay", dependencies: ["RefreshKit"], swiftSettings: sources),
    .target(
      name: "RefreshTesting", dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay"],
      swiftSettings: sources),
    .target(
      name: "RefreshUIKit", dependencies: ["RefreshKit", "RefreshPaging", "UIKit"],
      exclude: ["PrivacyInfo.xcprivacy"], swiftSettings: sources),
    .target(
      name: "Example", dependencies: ["RefreshKit", "RefreshUIKit", "UIKit"], path: "Example",
      swiftSettings: strict),
    .target(
      name: "RefreshLab", dependencies: ["RefreshKit", "RefreshUIKit", "UIKit"],
      swiftSettings: strict),
    .target(name: "Feed", dependencies: ["RefreshUIKit", "UIKit"], swiftSettings: strict),
    .target(
      name: "Corpus", dependencies: ["RefreshUIKit"], packageAccess: false, swiftSettings: app),
    .target(
      name: "TestSupport", dependencies: ["RefreshKit", "RefreshReplay", "RefreshTesting"],
      swiftSettings: strict + [.define("UIKIT")]),
    .testTarget(name: "StubTests", dependencies: ["UIKit"], swiftSettings: tests),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "RefreshIndicators", "RefreshUIKit", "RefreshReplay", "RefreshLab", "TestSupport",
        "Corpus", "Example", "Feed",
      ],
      swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)

// The examples of the guides. `.ci/package examples --uikit` writes them to this folder.
if Context.environment["UIKIT_GUIDES"] == "1" {
  package.targets.append(
    .testTarget(
      name: "GuideTests",
      dependencies: ["RefreshIndicators", "RefreshKit", "RefreshUIKit", "UIKit"],
      path: ".build/guides", swiftSettings: onMainActor + withoutOverlays))
}

// The tests of the libraries on views of UIKit. Building them takes minutes, so only the weekly
// checks run them.
if Context.environment["REFRESH_KIT_TESTS"] == "1" {
  package.targets.removeAll { $0.isTest }
  package.targets += [
    .testTarget(
      name: "RefreshKitTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      exclude: [
        // Drawing and hit testing of a list. UIKit draws its own views, and hit-tests them.
        "Display", "Views/Drawing",
        // The header of README without UIKit.
        "Guides/StarHeader.swift", "Guides/StarHeaderTests.swift",
        // Views and components as subviews of a list. On UIKit they are subviews of a UIScrollView,
        // which HostTests test.
        "Scrolling/ScrollView+AddingTests.swift",
        // The array of subviews, which is UIKit's.
        "Views/SubviewsTests.swift",
        // Steps counted by overridden methods. Views of UIKit have these methods from an extension
        // of a protocol, where no class can override them.
        "Rules/TreeGrowthTests.swift",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "RefreshReplayTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      // JudgedRecordingTests runs the command `refresh`, which this package does not build.
      exclude: ["Fixtures", "Recording/JudgedRecordingTests.swift"], swiftSettings: tests),
  ]
}
