// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

/// The commit, which the report has from the app's bundle version, as a number; 1 where there is no clone.
let commit = Context.gitInformation.flatMap { Int($0.currentCommit.prefix(10), radix: 16) } ?? 1

let package = Package(
  name: "RefreshLab",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "RefreshLab", targets: ["RefreshLab"], bundleIdentifier: "org.example.RefreshLab",
      displayVersion: "1.0", bundleVersion: "\(commit)",
      accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  // On an iPad, the URL of a clone is needed here: .package(url: "...", branch: "main").
  dependencies: [.package(name: "RefreshKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "RefreshLab", dependencies: [.product(name: "RefreshUIKit", package: "RefreshKit")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
