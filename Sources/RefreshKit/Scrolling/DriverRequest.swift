/// What a driver is called for.
package nonisolated enum DriverRequest: String, Sendable, CaseIterable {
  /// Components have reserved other insets.
  case reservedInset
  /// The edges at which components hold the content have changed.
  case heldEdges
  /// Components have disabled the interaction, or enabled it again.
  case interaction
  /// The edges at which content bounces have changed.
  case bouncing
  /// The content is to move.
  case offset
  /// The content has grown in front.
  case shift
  /// Changes are to be seen over a duration.
  case animation
  /// Such changes have been made, and the driver goes on.
  case animated

  /// The name of the call among the events of a script.
  package var name: String { "driver.\(rawValue)" }
}

#if !hasFeature(Embedded)
  /// The requests to a driver.
  extension ScrollView {
    /// Calls the driver, if there is one: what is reported meanwhile is an answer to the request.
    private func ask(_ request: DriverRequest, _ call: (any ScrollDriver) -> Void) {
      guard let driver else { return }
      guard TimelineObserver.isInUse else { return call(driver) }
      timeline.observed(
        by: { ($0 as? ListObserver)?.willAsk(request, self) }, { call(driver) })
    }

    /// Asks the driver to show changes over a duration: what it reports before and after them is its answer.
    func askToAnimate(_ duration: Double, _ changes: () -> Void) {
      guard let driver else { return changes() }
      guard TimelineObserver.isInUse else {
        return driver.scrollView(self, animate: duration, changes)
      }
      var entries = entries(of: .animation)
      driver.scrollView(self, animate: duration) {
        for entry in entries.reversed() { entry.end() }
        changes()
        entries = self.entries(of: .animated)
      }
      for entry in entries.reversed() { entry.end() }
    }

    private func entries(of request: DriverRequest) -> [ObservedEntry] {
      timeline.observers.compactMap {
        $0.use { ($0 as? ListObserver)?.willAsk(request, self) }
      }
    }

    /// Notifies the driver, if there is one.
    func notifyDriver(of request: DriverRequest) {
      ask(request) {
        switch request {
        case .reservedInset: $0.scrollViewReservedInsetDidChange(self)
        case .heldEdges: $0.scrollViewHeldEdgesDidChange(self)
        case .interaction: $0.scrollViewInteractionDidChange(self)
        case .bouncing: $0.scrollViewBouncingDidChange(self)
        case .offset, .shift, .animation, .animated: break
        }
      }
    }

    /// Asks the driver for an offset, which differs from the present one along some axes.
    func requestOffset(
      _ offset: Point, animated: Bool = false, by cause: ScrollCause,
      along axes: [Axis] = Axis.allCases
    ) {
      let outer = driverReference.request
      driverReference.request = (cause, offset, axes)
      ask(.offset) { $0.scrollView(self, requestsOffset: offset, animated: animated) }
      driverReference.request = outer
    }

    /// Asks the driver to move the content by a shift of its offset, without an end of a drag or a fling.
    func requestShift(to target: Point) {
      let outer = driverReference.request
      driverReference.request = (.component, target, Axis.allCases)
      ask(.shift) { $0.scrollView(self, shiftsOffsetBy: target - contentOffset) }
      driverReference.request = outer
    }
  }
#endif
