#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Renders a host with each frame of the screen, while something in it changes with each.
  final class FrameLink {
    /// What changes within this time changes with each frame, in seconds.
    private static let frame = 1.0 / 30

    private let host: () -> RefreshHost?
    private var link: CADisplayLink?
    /// When the timeline wakes for a change, in seconds of the timeline.
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
    ///   - nextChange: The next time at which something changes by itself, in seconds of the timeline;
    ///     nil for none.
    ///   - host: The host.
    func update(nextChange: Double?, of host: RefreshHost) {
      let timeline = host.list.timeline
      let isDue = nextChange.map { $0 - timeline.now < Self.frame } ?? false
      if isDue { start() } else { stop() }
      guard !isDue, let nextChange, wake != nextChange else { return }
      wake = nextChange
      // The clock of the hosts wakes for what is due, and renders after it.
      timeline.after(nextChange - timeline.now) {}
    }

    private func start() {
      guard link == nil else { return }
      let link = DisplayLinkTarget { [weak self] in self?.step() ?? false }.makeLink()
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    private func stop() {
      link?.invalidate()
      link = nil
    }

    /// Renders a frame.
    ///
    /// - Returns: Whether there is still a host.
    private func step() -> Bool {
      guard let host = host() else { return false }
      host.advance(to: CACurrentMediaTime())
      return true
    }
  }

  /// What a display link retains and calls.
  private final class DisplayLinkTarget: NSObject {
    private let step: () -> Bool

    /// Makes a target.
    ///
    /// - Parameter step: Called with each frame; it returns false where the link is to end.
    init(_ step: @escaping () -> Bool) {
      self.step = step
    }

    /// Ends a link whose host is deallocated.
    private func call(_ link: CADisplayLink) {
      if !step() { link.invalidate() }
    }

    #if canImport(ObjectiveC)
      func makeLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(perform(_:)))
      }

      @objc private func perform(_ link: CADisplayLink) {
        call(link)
      }
    #endif
  }

  #if !canImport(ObjectiveC)
    /// Without selectors, where the host is tested.
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
