#if UIKIT
  import RefreshKit
  import UIKit

  /// Advances the time of all hosts when the main run loop wakes, and performs a turn of each
  /// timeline before it sleeps.
  ///
  /// One timer wakes the run loop for the next due work.
  final class HostClock {
    /// The clock of all hosts.
    static let shared = HostClock()

    /// The tolerance within which times are equal, in seconds.
    nonisolated static let tolerance = 1e-6
    /// The order of the run loop's observer: before that of Core Animation's commit, which is
    /// 2,000,000.
    private static let order = 1_999_000

    /// The difference between the time of day and the media time, in seconds.
    static var lead: Double { CFAbsoluteTimeGetCurrent() - CACurrentMediaTime() }

    private struct Reference {
      weak var host: RefreshHost?
    }

    private var references: [Reference] = []
    private var timer: Timer?
    /// The time at which the timer fires, in seconds of the media time.
    private var timerDue = Double.infinity

    /// Updates the language of the components with the user's.
    private let languageObserver = NotificationObserver(
      NSLocale.currentLocaleDidChangeNotification
    ) { RefreshConfig.default.update() }

    /// Plays sequences again, which UIKit ends while the app is in the background.
    private let foregroundObserver = NotificationObserver(
      UIApplication.willEnterForegroundNotification
    ) { HostClock.shared.playSequencesAgain() }

    private init() {
      let activities =
        CFRunLoopActivity.afterWaiting.rawValue | CFRunLoopActivity.beforeWaiting.rawValue
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, activities, true, Self.order
      ) { _, activity in
        MainActor.assumeIsolated {
          if activity == .beforeWaiting { Self.shared.turn() } else { Self.shared.wake() }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Adds a host, which is not retained.
    func add(_ host: RefreshHost) {
      references.append(Reference(host: host))
    }

    /// Advances time to the present.
    private func wake() {
      let (now, lead) = (CACurrentMediaTime(), Self.lead)
      for host in hosts {
        host.setTimeOfDay(lead: lead)
        host.advance(to: now)
      }
    }

    private func playSequencesAgain() {
      for host in hosts { host.placer.playSequencesAgain() }
    }

    /// Performs a turn of each host that needs one.
    private func turn() {
      for host in hosts where host.needsTurn { host.turn() }
      setTimer()
    }

    /// Sets the timer for the next due work. Without it, work that has been added outside a turn,
    /// such as in UIKit's layout, waits until something else wakes the run loop.
    func setTimer() {
      let due = hosts.compactMap(\.nextDue).min() ?? .infinity
      guard abs(due - timerDue) > Self.tolerance || timer?.isValid != true else { return }
      timer?.invalidate()
      timer = nil
      timerDue = due
      guard due < .infinity else { return }
      let timer = Timer(timeInterval: max(0, due - CACurrentMediaTime()), repeats: false) { _ in
        MainActor.assumeIsolated { Self.shared.wake() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }

    /// The hosts that are not deallocated.
    private var hosts: [RefreshHost] {
      references.removeAll { $0.host == nil }
      return references.compactMap(\.host)
    }
  }
#endif
