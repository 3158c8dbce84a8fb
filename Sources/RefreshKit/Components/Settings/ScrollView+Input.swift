extension ScrollView {
  /// Performs an input of an app or a host. A setting with an unknown name or an invalid value has
  /// no effect.
  package final func apply(_ input: ListInput) {
    switch input {
    case .touch(let phase, let point, let id, let time):
      touch(phase, at: point, id: id, timestamp: time)
    case .wheel(let distance, let phase):
      scrollWheel(dx: distance.x, dy: distance.y, phase: phase)
    case .scrollStep(let step, let animated): scroll(by: step, animated: animated)
    case .scrollTo(let offset, let animated): setContentOffset(offset, animated: animated)
    case .offset(let offset): contentOffset = offset
    case .drag(let drag): apply(drag)
    case .scroll(let offset): decelerate(to: offset)
    case .decelerated: endDecelerating()
    case .contentSize(let size): contentSize = size
    case .inset(let inset): contentInset = inset
    case .safeArea(let inset): safeAreaInsets = inset
    case .size(let size): frame.size = size
    case .window(let isInWindow): self.isInWindow = isInWindow
    case .rowCounts(let counts): rowCounts = counts
    case .report(let report): apply(report)
    case .setting(let name, let value):
      NamedValue.ofScrollViews.setting(name, of: self)?.set?(self, value)
    }
  }

  private func apply(_ report: DriverReport) {
    switch report {
    case .offset(let offset, let cause): driverDidScroll(to: offset, by: cause)
    case .pull(let overshoot): driverDidPull(beyond: overshoot)
    case .tracks(let isTracking): driverDidTrack(isTracking)
    case .decelerates(let decelerates): driverDidDecelerate(decelerates)
    case .layout: driverDidLayOut()
    }
  }

  private func apply(_ drag: DragInput) {
    switch drag {
    case .began: beginDragging()
    case .moved(let offset): self.drag(to: offset)
    case .ended(let decelerate): endDragging(decelerate: decelerate)
    case .cancelled: cancelDragging()
    }
  }
}
