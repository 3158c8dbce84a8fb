// swift-tools-version: 6.2
import PackageDescription

/// As in the main manifest.
let strict: [SwiftSetting] =
  Context.environment["REFRESH_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// An app as its author would write it: plain Swift 6, no isolation by default; and one that has the sources of the kit in
/// its own module.
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
