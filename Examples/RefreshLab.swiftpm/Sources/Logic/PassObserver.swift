import UIKit

/// Calls a block at the end of each pass of the main run loop, after Core Animation's commit.
@MainActor final class PassObserver {
  /// An order behind that of the commit, which is 2,000,000.
  private static let order = 2_000_001

  private let observer: CFRunLoopObserver?

  init(_ action: @escaping () -> Void) {
    observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, Self.order
    ) { _, _ in
      MainActor.assumeIsolated { action() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  func stop() {
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }
}
