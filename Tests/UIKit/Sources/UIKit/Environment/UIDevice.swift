import Foundation

/// `UIDevice`: https://developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// For tests: a Mac app has the Mac's own controls if it is `mac`, as with `UIKIT_IDIOM=mac` in the environment.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom =
    ProcessInfo.processInfo.environment["UIKIT_IDIOM"] == "mac" ? .mac : .phone
}
