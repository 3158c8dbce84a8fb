// swift-tools-version: 6.2
import PackageDescription

/// The same settings as in the main manifest.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// An app with the settings of a new project: plain Swift 6, and no isolation by default. A second
/// app compiles the sources of the kit in its own module.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "RefreshKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [
        "RefreshKit", "RefreshPaging", "RefreshIndicators", "RefreshReplay", "RefreshTesting",
      ].map { .product(name: $0, package: "RefreshKit") },
      swiftSettings: strict),
    .executableTarget(name: "vendored", path: "Vendored", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
