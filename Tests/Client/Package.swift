// swift-tools-version: 6.2
import PackageDescription

/// An app as its author would write it: plain Swift 6, no isolation by default.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "RefreshKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [
        "RefreshKit", "RefreshIndicators", "RefreshRecorder", "RefreshReplay", "RefreshFilm",
        "TerminalHost",
      ].map { .product(name: $0, package: "RefreshKit") },
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
