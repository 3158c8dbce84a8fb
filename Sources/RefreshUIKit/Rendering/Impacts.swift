#if UIKIT
  import RefreshKit
  import UIKit

  /// The light impacts of a scroll view's components. Does nothing on visionOS, which has no
  /// feedback generators.
  @MainActor final class Impacts {
    #if !os(visionOS)
      private lazy var generator = UIImpactFeedbackGenerator(style: .light)
    #endif
    /// Whether the generator was prepared in the present drag.
    private var isPrepared = false
    /// The component whose pull has crossed the threshold, and the pass of the run loop in which it
    /// crossed the threshold.
    private var waiting: (component: Weak<RefreshComponent>, pass: Int)?

    func dragDidBegin() {
      isPrepared = false
    }

    /// Prepares the generator, once in each drag, so that an impact is felt without a delay.
    func prepare() {
      guard !isPrepared else { return }
      isPrepared = true
      #if !os(visionOS)
        generator.prepare()
      #endif
    }

    var isWaiting: Bool { waiting != nil }

    /// Makes an impact in the next pass of the run loop, unless the component is idle again by
    /// then. The threshold may move farther away at the end of this pass: a search bar or a large
    /// title that grows during the pull is laid out only then.
    func wait(for component: RefreshComponent?) {
      waiting = component.map { (Weak($0), HostClock.shared.passNumber) }
    }

    /// Called in each turn of the host.
    func turn() {
      guard let (component, pass) = waiting else { return }
      guard pass != HostClock.shared.passNumber else { return CFRunLoopWakeUp(CFRunLoopGetMain()) }
      waiting = nil
      guard let component = component.object, component.presentState != .idle else { return }
      #if !os(visionOS)
        generator.impactOccurred()
        // The next impact may follow in the same drag.
        generator.prepare()
      #endif
    }
  }
#endif
