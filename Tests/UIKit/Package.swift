// swift-tools-version: 6.2
import PackageDescription

/// As in the main manifest.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
let sources =
  strict + [.enableUpcomingFeature("InferIsolatedConformances"), .define("UIKIT")]
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self), .define("UIKIT")]

/// Swift Testing has an overlay for Apple's UIKit, which the compiler would look for.
let withoutOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]
let tests = sources + withoutOverlays

/// The files of the corpus that the stub can run (there are no selectors without Objective-C) are compiled as most apps
/// are, with a few warnings.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
  .unsafeFlags(["-suppress-warnings"]),
]

/// The UIKit host on a UIKit of its own: a package beside the main one, because a target called `UIKit`
/// would make `canImport(UIKit)` true for every package on Linux that depends on the library.
///
/// The kit's, the replay's and the host's sources are symbolic links to those of the main package, and those of the lab
/// to Examples, so that all are in one package and `package` access works. The stub is not in it (`packageAccess`):
/// within a package, enums are exhaustive, and those of UIKit are open.
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

// The examples of the guides, which `.ci/package examples --uikit` writes to this folder.
if Context.environment["UIKIT_GUIDES"] == "1" {
  package.targets.append(
    .testTarget(
      name: "GuideTests",
      dependencies: ["RefreshIndicators", "RefreshKit", "RefreshUIKit", "UIKit"],
      path: ".build/guides", swiftSettings: onMainActor + withoutOverlays))
}

// The tests of the libraries on views of UIKit, which the weekly checks run alone: building them takes minutes.
if Context.environment["REFRESH_KIT_TESTS"] == "1" {
  package.targets.removeAll { $0.isTest }
  package.targets += [
    .testTarget(
      name: "RefreshKitTests",
      dependencies: ["RefreshKit", "RefreshPaging", "RefreshReplay", "TestSupport"],
      exclude: [
        // What a list draws, and what a point of it hits: UIKit draws its views, and hits them.
        "Display", "Views/Drawing",
        // README's header without UIKit.
        "Guides/StarHeader.swift", "Guides/StarHeaderTests.swift",
        // Views and components as subviews of a list: they are those of a UIScrollView, which HostTests have.
        "Scrolling/ScrollView+AddingTests.swift",
        // The array of subviews: it is UIKit's.
        "Views/SubviewsTests.swift",
        // Steps counted by hooks that views of UIKit have from an extension of a protocol, where no class overrides them.
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
