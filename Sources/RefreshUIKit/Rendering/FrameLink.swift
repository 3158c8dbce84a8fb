#if UIKIT
  import UIKit

  /// Advances a host with each frame of the screen while a view changes with each frame.
  @MainActor final class FrameLink: NSObject {
    /// The link runs if the next change of a view is less than this duration away, in seconds.
    private static let maximumDelay = 1.0 / 30

    /// The rates that make a display show each of its frames. Without a range, a display with 120
    /// Hz shows only every other frame.
    private static let rates = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    private weak var host: RefreshHost?
    private var link: CADisplayLink?
    /// The time of the next change for which work was scheduled, in seconds of the timeline.
    private var scheduledChange: Double?

    var isRunning: Bool { link != nil }

    /// Runs the link, or stops it.
    ///
    /// - Parameter nextChange: The next time at which a view changes by itself, in seconds of the
    ///   timeline; nil for none.
    func update(nextChange: Double?, of host: RefreshHost) {
      self.host = host
      let timeline = host.list.timeline
      let isDue = nextChange.map { $0 - timeline.now < Self.maximumDelay } ?? false
      if isDue { start() } else { stop() }
      guard !isDue, let nextChange, scheduledChange != nextChange else { return }
      scheduledChange = nextChange
      // The clock of the hosts wakes for this work, and then updates the views.
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

    /// Called in each frame. Advances the host to the present, because the link may call late, and
    /// shows the values at the target time of the link. The link retains this object: the first
    /// call after the host is deallocated ends the link.
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
    /// Without Objective-C, the UIKit stub of the tests calls the target by this protocol.
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
