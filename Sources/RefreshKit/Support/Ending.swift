#if UIKIT
  import UIKit
#else
  import Dispatch
#endif

/// Performs work of a `deinit` on the main actor. No `deinit` of the libraries is isolated:
/// Package.swift says why.
package enum Ending {
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Checks the queue and not the thread: after `dispatchMain()`, the main queue does not run on
  /// the main thread.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

  /// Performs work that does not need the object being deallocated: at once on the main queue, and
  /// later if another thread has released the last reference.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }

  /// Performs work that needs the object being deallocated, because other objects have unretained
  /// references to it. If another thread has released the last reference, that thread waits for the
  /// main queue, so that the object keeps all of its values until the work is done.
  package static func performAndWait(_ work: @MainActor () -> Void) {
    if isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
  }
}
