import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The laws of a life, by their numbers. What UIKit does not notify of, and what waits for a turn, holds once the
/// host is read. A collection view that moves with each frame has the offset and the inset that are presented.
extension Life {
  /// What is wrong after an event, or nil.
  var brokenLaw: String? {
    if !view.manners.isObservable || view.manners.moveInPanEnd != nil { _ = view.refresh }
    let offset = host.flipped(view.contentOffset)
    if !list.contentOffset.isNearly(offset), !showsFrame, !sight.isMovedInEnd {
      let facts = [host.isFlipped, host.animator.showsFrames, list.isDragging, view.isDragging]
      return "1: the list is at \(list.contentOffset), the view at \(offset), \(facts) "
        + "\(type(of: view)) \(list.snapshot.cause) \(view.manners)"
    }
    let own = host.flipped(list.contentInset)
    let sum = own + host.flipped(list.reservedInset)
    let shown = view.contentInset
    if !shown.isNearly(sum), !isFrameInset(shown, sum: sum), !host.hasPendingInset {
      return "5: the view's inset is \(shown), the sum is \(sum)"
    }
    if !own.isNearly(ownInset) { return "6: the app's inset is \(own), it has set \(ownInset)" }
    var reserved = EdgeInsets.zero
    for component in present { reserved[component.edge] += component.reservedInset }
    if reserved != list.reservedInset {
      return "5: components have reserved \(reserved), the list says \(list.reservedInset)"
    }
    return brokenLawOfDrags
  }

  private var brokenLawOfDrags: String? {
    if !view.manners.panIsObservable { _ = view.refresh }
    let state = view.panGestureRecognizer.state
    let isHeld = view.isDragging && (state == .began || state == .changed)
    if list.isDragging != isHeld {
      return "8: the list drags: \(list.isDragging), a finger drags the view: \(isHeld)"
    }
    return nil
  }

  /// What is wrong if the list moves and the view does not, or nil: except for held content that returns, they agree
  /// once the host is read, and so do the sizes in a window.
  var brokenLawOfMotion: String? {
    // What a delegate changes while the host is read may not be notified of.
    delegate.budget = 0
    _ = view.refresh
    if view.window != nil, list.contentSize != view.contentSize {
      return "2: the list's content is \(list.contentSize), the view's \(view.contentSize)"
    }
    guard !list.isDragging, list.heldOverscroll == .zero else { return nil }
    return list.isDecelerating == view.isDecelerating
      ? nil : "8: the list decelerates: \(list.isDecelerating), the view: \(view.isDecelerating)"
  }

  /// What is wrong in a frame that is shown, or nil: the components are placed in the size of the view.
  var brokenLawOfFrames: String? {
    guard !present.isEmpty, list.frame.size != view.bounds.size else { return nil }
    return "2: the list is as large as \(list.frame.size), the view as \(view.bounds.size)"
  }

  /// What is wrong after the run loop has slept, or nil: all is rendered.
  var brokenLawOfRendering: String? {
    // Outside a window that may wait until one is entered.
    for component in present where view.window != nil {
      if let fault = renderingFault(of: component) {
        return "10: \(type(of: component)): \(fault)"
      }
    }
    return shelfFault.map { "11: \($0)" }
  }

  /// What is wrong with how UIKit shows a component: it is in the scroll view behind the rows, and its layer is where
  /// the list has it.
  private func renderingFault(of component: RefreshComponent) -> String? {
    if component.superview !== view { return "it is in \(String(describing: component.superview))" }
    if let fault = orderFault(of: component) ?? addedViewsFault(of: component) { return fault }
    guard component.isShown else { return partFault(of: component) }
    let (frame, bounds) = (component.frame, component.layer.bounds)
    let center = host.flipped(
      content: frame.center + list.stickyTranslation(of: component, at: list.contentOffset))
    let position = component.layer.position
    // On the way of a collection view, law 9 says where its components are.
    if bounds.size != frame.size || (!isUnderWay && position != center) {
      return "its frame is \(frame), what is seen \(component.layer.frame)"
    }
    return partFault(of: component)
  }

  /// What is wrong with the layers of a component and of the parts in it.
  private func partFault(of part: any Part) -> String? {
    guard let view = part as? UIView else { return nil }
    let turns = (part as? ActivityIndicator)?.isAnimating ?? true
    let isInSight = (part as? RefreshComponent)?.storage.isInSight ?? true
    if view.layer.isHidden == (part.isShown && isInSight && turns) {
      return "\(type(of: part)) is shown: \(part.isShown)"
    }
    if let geometry = part.storage.geometry, geometry.written != part.written,
      view.translatesAutoresizingMaskIntoConstraints
    {
      return "\(type(of: part)) was set to \(geometry), and UIKit has \(part.written)"
    }
    guard part.isShown else { return nil }
    if Float(part.alpha) != view.layer.opacity {
      return "\(type(of: part)) has the alpha \(part.alpha)"
    }
    let (frame, seen) = (view.frame, view.layer.frame)
    let isThere =
      frame.origin.isNearly(seen.origin)
      && CGPoint(x: frame.maxX, y: frame.maxY).isNearly(CGPoint(x: seen.maxX, y: seen.maxY))
    if !(part is RefreshComponent), CGAffineTransform.identity == view.transform, !isThere {
      return "\(type(of: part)) has the frame \(frame), what is seen \(seen)"
    }
    return part.parts.lazy.compactMap { self.partFault(of: $0) }.first
  }

  /// What is wrong once everything has come to rest, or nil.
  var brokenLawAtRest: String? {
    if view.isDragging || view.isDecelerating || list.isDragging || list.isDecelerating {
      let states = [view.isDragging, view.isDecelerating, list.isDragging, list.isDecelerating]
      return "8: the view drags, decelerates, the list drags, decelerates: \(states)"
    }
    if list.heldOverscroll != .zero { return "4: \(list.heldOverscroll) is held" }
    for component in present {
      let name = "\(type(of: component))"
      if component.state != .idle { return "\(name) is \(component.state)" }
      if !(component is any AutoLoading), component.reservedInset != 0 {
        return "what is reserved is released: \(name) reserves \(component.reservedInset)"
      }
    }
    return interactionFault
  }

  /// What is wrong after the run loop has slept, before the host is read, or nil: a turn has done all that waited for one.
  var brokenLawOfTurns: String? {
    list.timeline.nextDue.map { $0 <= list.timeline.now } == true
      ? "10: something waits for a turn" : nil
  }

  /// What is wrong once there are no components any more, or nil.
  var brokenLawWithoutComponents: String? {
    if list.reservedInset != .zero { return "what is reserved is released: \(list.reservedInset)" }
    if view.contentInset != ownInset {
      return "5: \(view.contentInset) is left, the app's is \(ownInset)"
    }
    return interactionFault
  }

  private var interactionFault: String? {
    view.isUserInteractionEnabled == ownInteraction
      ? nil : "12: touches are taken: \(!ownInteraction), the app has set \(ownInteraction)"
  }
}

/// The laws of the screens that iOS makes by default.
extension Life {
  /// Whether the content rests in its range.
  var isAtRest: Bool {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, !view.isScrollAnimating else {
      return false
    }
    let offset = list.contentOffset
    return host.hasSameOffset && list.geometry.clamp(offset).isWithinHalfAPoint(of: offset)
      && list.scrollPresentation.contentOffset == offset && list.heldOverscroll == .zero
  }

  /// What is seen of the components behind bars while the content rests, or nil.
  var barFault: String? {
    let safeArea = view.adjustedContentInset - view.contentInset
    guard isAtRest, list.safeAreaInsets.isNearly(host.flipped(safeArea)) else { return nil }
    let bounds = view.layer.bounds
    let inset = view.adjustedContentInset - host.inset.reserved
    let inside = bounds.inset(by: inset)
    for component in present where component.reservedInset == 0 {
      let layer = component.layer
      let seen = layer.frame.overlap(with: bounds)
      guard !layer.isHidden, layer.opacity > 0, seen.width > 1, seen.height > 1 else { continue }
      guard component.frameAnimation == nil, component.placement.style == .follow else { continue }
      if layer.frame.overlap(with: inside).isEmptyOverlap {
        return "\(type(of: component)) is seen behind a bar, at \(layer.frame) in \(bounds)"
      }
    }
    return nil
  }
}
