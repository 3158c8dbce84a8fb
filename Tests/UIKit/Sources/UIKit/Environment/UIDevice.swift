import Foundation

/// `UIDevice`: https://developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// For tests: with `mac`, a Mac app has the Mac's own controls. The environment can set it:
  /// `UIKIT_IDIOM=mac`.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom =
    ProcessInfo.processInfo.environment["UIKIT_IDIOM"] == "mac" ? .mac : .phone
}
