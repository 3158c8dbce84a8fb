#if UIKIT
  import UIKit
#else
  import Dispatch
#endif

/// What a `deinit` does on the main actor. No `deinit` of the libraries is isolated: Package.swift
/// says why.
package enum Ending {
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// After `dispatchMain()` the main queue does not run on the main thread.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

  /// Performs work that does not need the object: at once on the main queue, and later if the last
  /// reference was released on another thread.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }

  /// Performs work that needs the object, because others have unretained references to it. A thread
  /// that has released the last reference waits for the main queue: until then the object has all
  /// of its values.
  package static func performAndWait(_ work: @MainActor () -> Void) {
    if isOnMainQueue {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
  }
}
