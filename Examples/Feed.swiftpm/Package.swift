// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "Feed", targets: ["Feed"], bundleIdentifier: "org.example.Feed",
      displayVersion: "1.0", bundleVersion: "1",
      accentColor: .presetColor(.indigo), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  // On an iPad, the URL of a clone is needed here: .package(url: "...", branch: "main").
  dependencies: [.package(name: "RefreshKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Feed",
      dependencies: [
        .product(name: "RefreshPaging", package: "RefreshKit"),
        .product(name: "RefreshUIKit", package: "RefreshKit"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
