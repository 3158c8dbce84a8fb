// Not in Embedded Swift.

extension ScrollView {
  /// The driver that scrolls instead of the kit; referenced weakly, nil by default.
  ///
  /// Setting it ends a motion, and cancels the touch of a finger that is down and the pull of a
  /// scroll wheel. While it is set, ``touch(_:at:id:timestamp:)``, ``allowsWheelPull``,
  /// ``maximumOverscroll`` and ``rubberBandCoefficient`` have no effect; ``contentOffset``,
  /// ``setContentOffset(_:animated:)``, ``scroll(by:animated:)`` and ``scrollWheel(dx:dy:phase:)``
  /// are requests to it; the driver sets ``isPagingEnabled`` to the platform's value.
  public var driver: (any ScrollDriver)? {
    get { (platformScroller as? DriverScroller)?.driver }
    set {
      guard newValue !== driver else { return }
      notifyObserver(of: "another driver")
      endTouch(isLift: false)
      endWheelPull(isLift: false)
      stopMotion()
      platformScroller?.end(in: self)
      platformScroller = newValue.map { DriverScroller($0, of: self) }
      // A layout for which a component waits is asked for again.
      setNeedsLayoutPass()
      waitingArrivalsMayLoad()
    }
  }
}
