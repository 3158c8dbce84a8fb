import RefreshUIKit
import Testing
import UIKit

@MainActor @Test func `the examples of the guides run`() async {
  let config = RefreshConfig.default
  let (language, resets) = (config.languageCode, config.resetsNoMoreDataAfterHeaderRefresh)
  defer { (config.languageCode, config.resetsNoMoreDataAfterHeaderRefresh) = (language, resets) }
  #expect(!GuideScreen.parts.isEmpty)
  for part in GuideScreen.parts {
    let screen = GuideScreen(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    MainRunLoop.shared.run(for: 0.1)
    do { try await part.run(screen) } catch { Issue.record(error, "\(part.place)") }
    MainRunLoop.shared.run(for: 0.5)
  }
}
