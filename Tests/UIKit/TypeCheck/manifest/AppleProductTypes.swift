// The part of PackageDescription that Xcode and Swift Playgrounds add and the example apps use. Its
// declarations are in the sources of the package manager:
// https://github.com/swiftlang/swift-package-manager/blob/main/Sources/AppleProductTypes/Product.swift
import PackageDescription

extension Product {
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil,
    appIcon: ProductSetting.IOSAppInfo.AppIcon? = nil,
    accentColor: ProductSetting.IOSAppInfo.AccentColor? = nil,
    supportedDeviceFamilies: [ProductSetting.IOSAppInfo.DeviceFamily],
    supportedInterfaceOrientations: [ProductSetting.IOSAppInfo.InterfaceOrientation],
    capabilities: [ProductSetting.IOSAppInfo.Capability] = [],
    appCategory: ProductSetting.IOSAppInfo.AppCategory? = nil,
    additionalInfoPlistContentFilePath: String? = nil
  ) -> Product { .executable(name: name, targets: targets) }
}

public enum ProductSetting {
  public enum IOSAppInfo {
    public struct AppIcon {}
    public struct Capability {}
    public struct AppCategory {}

    public enum DeviceFamily { case pad, phone }
    public enum InterfaceOrientation { case portrait, landscapeRight, landscapeLeft }

    public enum AccentColor {
      case presetColor(PresetColor)

      public enum PresetColor { case blue, indigo }
    }
  }
}
