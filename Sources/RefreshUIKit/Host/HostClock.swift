#if UIKIT
  import RefreshKit
  import UIKit

  /// Advances the time of all hosts when the main run loop wakes. Before the run loop sleeps,
  /// performs a turn of each host that needs one.
  ///
  /// One timer wakes the run loop for the next due work.
  @MainActor final class HostClock {
    static let shared = HostClock()

    /// The tolerance within which times are equal, in seconds.
    nonisolated static let tolerance = 1e-6
    /// The order of the run loop's observer: before the commit of Core Animation, whose order is
    /// 2,000,000.
    private static let order = 1_999_000

    /// The difference between the time of day and the media time, in seconds.
    static var lead: Double { CFAbsoluteTimeGetCurrent() - CACurrentMediaTime() }

    private(set) var hosts = WeakList<RefreshHost>()
    /// Whether the turn of this pass of the run loop is over: UIKit's layout comes after it, and
    /// then the run loop sleeps.
    private(set) var isPastTurn = false
    private(set) var passNumber = 0
    private(set) var reducesMotion = UIAccessibility.isReduceMotionEnabled
    private var timer: Timer?
    /// The time for which the timer is set, in seconds of the media time.
    private var timerDue = Double.infinity

    /// Nil while there are no hosts.
    private var observer: CFRunLoopObserver?

    private func start() {
      isPastTurn = false
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
      self.observer = observer
    }

    private init() {
      MainThread.didMissChange = { Self.shared.update() }
      observe(NSLocale.currentLocaleDidChangeNotification) { _ in RefreshConfig.default.update() }
      // UIKit ends image sequences while the app, or one of its scenes, is in the background.
      observe(UIApplication.willEnterForegroundNotification) { _ in
        Self.shared.playAgain { _ in true }
      }
      observe(UIScene.willEnterForegroundNotification) { scene in
        Self.shared.playAgain { $0.windowScene.map(ObjectIdentifier.init) == scene }
      }
      observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in
        Self.shared.reducesMotion = UIAccessibility.isReduceMotionEnabled
        Self.shared.update()
      }
    }

    /// Adds an observer, and never removes it, because the clock is never deallocated. The handler
    /// gets the identifier of the notification's object.
    private func observe(
      _ name: Notification.Name,
      _ handler: @escaping @MainActor @Sendable (_ object: ObjectIdentifier?) -> Void
    ) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let object = $0.object.map { ObjectIdentifier($0 as AnyObject) }
        MainThread.call { handler(object) }
      }
    }

    private func playAgain(where isAffected: (UIWindow) -> Bool) {
      hosts.visit { host in
        if let window = host.view?.window, isAffected(window) { host.placer.playSequencesAgain() }
      }
    }

    func add(_ host: RefreshHost) {
      hosts.add(host)
      if observer == nil { start() }
    }

    /// Advances time to the present.
    private func wake() {
      isPastTurn = false
      passNumber += 1
      let (now, lead) = (CACurrentMediaTime(), Self.lead)
      hosts.visit {
        $0.setTimeOfDay(lead: lead)
        $0.advance(to: now)
      }
    }

    /// Marks all hosts, so that each has a turn.
    private func update() {
      hosts.visit { $0.needsUpdate = true }
    }

    /// Performs a turn of each host that needs one.
    private func turn() {
      var hasHosts = false
      hosts.visit {
        hasHosts = true
        if $0.needsTurn || $0.hasMissedMove { $0.turn() }
      }
      isPastTurn = true
      setTimer()
      guard !hasHosts, let observer else { return }
      CFRunLoopObserverInvalidate(observer)
      self.observer = nil
    }

    /// Sets the timer for the next due work. Without the timer, work that was scheduled outside a
    /// turn, such as in UIKit's layout, would wait until something else wakes the run loop.
    func setTimer() {
      var due = Double.infinity
      hosts.visit { due = min(due, $0.nextDue ?? .infinity) }
      guard abs(due - timerDue) > Self.tolerance || timer?.isValid != true else { return }
      exchange(&timer, with: nil)?.invalidate()
      timerDue = due
      guard due < .infinity else { return }
      let timer = Timer(timeInterval: max(0, due - CACurrentMediaTime()), repeats: false) { _ in
        MainActor.assumeIsolated { Self.shared.wake() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }
#endif
