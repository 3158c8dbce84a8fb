#if UIKIT
  import UIKit

  /// Advances a host with each frame of the screen while a view changes with each frame.
  @MainActor final class FrameLink: NSObject {
    /// The interval, in seconds, within which a next change counts as one in each frame.
    private static let frame = 1.0 / 30

    /// The rates that make a display show each of its frames. Without a range, one with 120 Hz shows every other one.
    private static let rates = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    private weak var host: RefreshHost?
    private var link: CADisplayLink?
    /// The time of the next change for which the timeline wakes, in seconds of the timeline.
    private var wake: Double?

    var isRunning: Bool { link != nil }

    /// Runs the link, or stops it.
    ///
    /// - Parameters:
    ///   - nextChange: The time of the next change of a view by itself, in seconds of the timeline;
    ///     nil for none.
    ///   - host: The host.
    func update(nextChange: Double?, of host: RefreshHost) {
      self.host = host
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
      let link = makeLink()
      link.preferredFrameRateRange = Self.rates
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func stop() {
      link?.invalidate()
      link = nil
    }

    /// Shows the frame that is on the screen at the link's target time. The link may call late, and retains its target:
    /// the first frame after the host is deallocated ends it.
    private func show(_ link: CADisplayLink) {
      guard let host else { return stop() }
      host.advance(to: CACurrentMediaTime(), showingFrameAt: link.targetTimestamp)
    }
  }

  #if canImport(ObjectiveC)
    extension FrameLink {
      private func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(displayLinkFired(_:)))
      }

      @objc private func displayLinkFired(_ link: CADisplayLink) { show(link) }
    }
  #else
    /// A target without selectors, for tests of the host.
    extension FrameLink: SelectorTarget {
      private func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: "show")
      }

      func perform(_ selector: Selector, with argument: Any?) {
        if let link = argument as? CADisplayLink { show(link) }
      }
    }
  #endif
#endif
