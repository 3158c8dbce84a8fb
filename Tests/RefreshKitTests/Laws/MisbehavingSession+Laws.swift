@testable import RefreshKit

/// Facts that hold whatever the code of a client does.
extension MisbehavingSession {
  /// What is wrong after a step; nil for nothing.
  var brokenLaw: String? {
    if list.contentInset != contentInset {
      return "L2: contentInset is \(list.contentInset), the app has set \(contentInset)"
    }
    var reserved = EdgeInsets.zero
    for component in present { reserved[component.edge] += component.reservedInset }
    if reserved != list.reservedInset {
      return "L1: components have reserved \(reserved), the list has \(list.reservedInset)"
    }
    if list.isDragging, list.isDecelerating {
      return "a drag and a deceleration at the same time"
    }
    if hosting == .never, list.isDragging, !list.isTracking, !list.isWheelPulling {
      return "a drag without a finger"
    }
    if list.isDragging != delegate.isDragging {
      return "the delegate was told of dragging: \(delegate.isDragging)"
    }
    if list.isDecelerating, !delegate.isDecelerating {
      return "a deceleration that the delegate was not told of"
    }
    if let fault = faultOfHeldContent { return fault }
    if isAtRest, !hasOwnOffset, hosting != .alsoInsideCallbacks,
      list.geometry.clamp(list.contentOffset) != list.contentOffset
    {
      return "D4: at rest at \(list.contentOffset), out of range"
    }
    for run in runs {
      if let fault = run.fault { return fault }
    }
    for component in components {
      if let fault = fault(of: component) { return "\(type(of: component)): \(fault)" }
    }
    return nil
  }

  /// H1, H2: content is held only if a finger or a motion and a component hold it, and it is at
  /// rest.
  private var faultOfHeldContent: String? {
    let held = list.heldOverscroll
    for edge in Edge.allCases where held[edge] != 0 {
      guard list.isTracking || list.isDragging || list.isDecelerating else {
        return "H2: at rest with \(held) held"
      }
      guard held[edge].isFinite, held[edge] > 0 else { return "H1: \(held) is held" }
      guard list.contentOffset[edge.axis] == list.geometry.limit(at: edge) else {
        return "H1: \(held) is held at \(list.contentOffset)"
      }
      guard present.contains(where: { $0.edge == edge && $0.holdsContent }) else {
        return "H1: nothing holds at \(edge)"
      }
    }
    return nil
  }

  /// Whether no finger, host's drag or motion moves the content.
  private var isAtRest: Bool { !list.isTracking && !list.isDragging && list.motion == nil }

  private func fault(of component: RefreshComponent) -> String? {
    let numbers = [
      component.pullingPercent, component.alpha, component.reservedInset, component.frame.x,
      component.frame.y, component.frame.width, component.frame.height, list.contentOffset.x,
      list.contentOffset.y,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return "D3: not all finite: \(numbers)" }
    guard 0...1 ~= component.alpha else { return "S5: its alpha is \(component.alpha)" }
    if component.scrollView == nil {
      if component.reservedInset != 0 {
        return "N2: detached, it reserves \(component.reservedInset)"
      }
      if component.superview != nil { return "N2: detached, it has a superview" }
      if component.showsSecondLevel { return "detached, its second level is in sight" }
    } else if !component.isIn(list) {
      return "N2: attached, it is no subview of the list"
    }
    return nil
  }

  /// What is wrong when everything is at rest; nil for nothing.
  var brokenLawAtRest: String? {
    if list.isTracking || list.isDragging || list.isDecelerating { return "D4: it still moves" }
    if delegate.isDragging { return "the delegate's drag never ended" }
    if list.geometry.clamp(list.contentOffset) != list.contentOffset {
      return "D4: offset \(list.contentOffset), out of range"
    }
    if !list.isUserInteractionEnabled { return "N5: interaction is off" }
    // A header in a window plans work for midnight, when "today" changes.
    if let due = list.timeline.nextDue, due.remainder(dividingBy: 86_400) != 0 {
      return "work is still due at \(due)"
    }
    for component in present {
      if let fault = faultAtRest(of: component) { return "\(type(of: component)): \(fault)" }
    }
    for component in components where component.scrollView == nil && component.state == .idle {
      if let fault = faultOfDetached(component) { return "\(type(of: component)): \(fault)" }
    }
    return nil
  }

  private func faultAtRest(of component: RefreshComponent) -> String? {
    guard component.state == .idle else { return "it is \(component.state)" }
    if component.showsSecondLevel { return "its second level is in sight" }
    if !(component is any AutoLoading), component.reservedInset != 0 {
      return "L1: idle, it reserves \(component.reservedInset)"
    }
    // The title shows a failure until the next try.
    let showsFailure = if case .failure = component.lastResult { true } else { false }
    let misfits = component.misfits.filter { !showsFailure || !$0.hasPrefix("title") }
    return misfits.isEmpty ? nil : "C: \(misfits)"
  }

  /// What is wrong with a component that was at rest and that a call has made refresh; nil for
  /// nothing.
  func brokenLaw(ofRefreshing component: RefreshComponent) -> String? {
    let name = "\(type(of: component))"
    guard component.state == .refreshing else { return "\(name): it is \(component.state)" }
    let isBeside = component is RefreshRingHeader || component.style == .front || !component.isShown
    let length = isBeside ? 0 : component.frame.size[component.edge.axis]
    if component.reservedInset < length - 0.001 {
      return "\(name): L1: refreshing, it reserves \(component.reservedInset) of \(length)"
    }
    let misfits = component.misfits
    return misfits.isEmpty ? nil : "\(name): C: \(misfits)"
  }

  /// A10: a detached component looks like a new one.
  private func faultOfDetached(_ component: RefreshComponent) -> String? {
    if component.pullingPercent != 0 { return "A10: its percent is \(component.pullingPercent)" }
    if let spinner = (component as? any LoadingShowing)?.loadingView {
      if spinner.isAnimating || spinner.alpha != 1 { return "A10: its spinner runs or is faded" }
    }
    return nil
  }
}
