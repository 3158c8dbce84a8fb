#if UIKIT
  import UIKit

  /// Advances a host with each frame of the screen while a view changes with each frame.
  final class FrameLink {
    /// The interval, in seconds, within which a next change counts as one in each frame.
    private static let frame = 1.0 / 30

    /// The rates that make a display show each of its frames. Without a range, one with 120 Hz shows every other one.
    private static let rates = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    private let host: () -> RefreshHost?
    private var link: CADisplayLink?
    /// The time of the next change for which the timeline wakes, in seconds of the timeline.
    private var wake: Double?

    /// Whether a display link runs.
    var isRunning: Bool { link != nil }

    /// Makes a link that does not run.
    init(_ host: @escaping () -> RefreshHost?) {
      self.host = host
    }

    /// Runs the link, or stops it.
    ///
    /// - Parameters:
    ///   - nextChange: The time of the next change of a view by itself, in seconds of the timeline;
    ///     nil for none.
    ///   - host: The host.
    func update(nextChange: Double?, of host: RefreshHost) {
      let timeline = host.list.timeline
      let isDue = nextChange.map { $0 - timeline.now < Self.frame } ?? false
      if isDue { start() } else { stop() }
      guard !isDue, let nextChange, wake != nextChange else { return }
      wake = nextChange
      // The clock of the hosts wakes for due work, and updates the views afterward.
      timeline.after(nextChange - timeline.now) {}
    }

    private func start() {
      guard link == nil else { return }
      let link = DisplayLinkTarget { [weak self] in self?.step($0) ?? false }.makeLink()
      link.preferredFrameRateRange = Self.rates
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func stop() {
      link?.invalidate()
      link = nil
    }

    /// Shows the frame that is on the screen at the link's target time. The link may call late.
    ///
    /// - Returns: Whether there is still a host.
    private func step(_ link: CADisplayLink) -> Bool {
      guard let host = host() else { return false }
      host.advance(to: CACurrentMediaTime(), showingFrameAt: link.targetTimestamp)
      return true
    }
  }

  /// The target that a display link retains and calls.
  private final class DisplayLinkTarget: NSObject {
    private let step: (CADisplayLink) -> Bool

    /// Makes a target.
    ///
    /// - Parameter step: Called with each frame; it returns false to end the link.
    init(_ step: @escaping (CADisplayLink) -> Bool) {
      self.step = step
    }

    /// Ends a link whose host is deallocated.
    private func call(_ link: CADisplayLink) {
      if !step(link) { link.invalidate() }
    }

    #if canImport(ObjectiveC)
      func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(displayLinkFired(_:)))
      }

      @objc private func displayLinkFired(_ link: CADisplayLink) {
        call(link)
      }
    #endif
  }

  #if !canImport(ObjectiveC)
    /// A target without selectors, for tests of the host.
    extension DisplayLinkTarget: SelectorTarget {
      func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: Selector("call"))
      }

      func perform(_ selector: Selector, with argument: Any?) {
        if let link = argument as? CADisplayLink { call(link) }
      }
    }
  #endif
#endif
