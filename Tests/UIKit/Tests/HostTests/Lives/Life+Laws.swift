import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The laws of a life, by their numbers. Values without a notification by UIKit, and work deferred
/// to a turn, must be right after the host is read. A collection view that moves with each frame
/// has the offset and the inset of that frame.
extension Life {
  /// The broken law after an event, or nil.
  var brokenLaw: String? {
    if let count = (view as? UICollectionView)?.exceptionCount, count > 0 {
      return "16: it is laid out between the model and the view, or in the data source"
    }
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

  /// The broken law if the list moves and the view does not, or nil. After the host is read they
  /// must agree, except while held overscroll returns. In a window the sizes must agree, too.
  var brokenLawOfMotion: String? {
    // UIKit may send no notification of a change made by a delegate while the host is read.
    delegate.budget = 0
    _ = view.refresh
    if view.window != nil, list.contentSize != view.contentSize {
      return "2: the list's content is \(list.contentSize), the view's \(view.contentSize)"
    }
    guard !list.isDragging, list.heldOverscroll == .zero else { return nil }
    return list.isDecelerating == view.isDecelerating
      ? nil : "8: the list decelerates: \(list.isDecelerating), the view: \(view.isDecelerating)"
  }

  /// The broken law in a visible frame, or nil: the components must be placed in the size of the
  /// view.
  var brokenLawOfFrames: String? {
    guard !present.isEmpty, list.frame.size != view.bounds.size else { return nil }
    return "2: the list is as large as \(list.frame.size), the view as \(view.bounds.size)"
  }

  /// The broken law after the run loop has slept, or nil: everything must be rendered.
  var brokenLawOfRendering: String? {
    if view.window != nil, host.hasPendingInset { return "10: an inset waits for a turn" }
    // Outside a window that may wait until one is entered.
    for component in present where view.window != nil {
      if let fault = renderingFault(of: component) {
        return "10: \(type(of: component)): \(fault)"
      }
    }
    return shelfFault.map { "11: \($0)" }
  }

  /// The problem with a component in UIKit's views, or nil. It must be in the scroll view behind
  /// the rows, and its layer must be where the list puts it.
  private func renderingFault(of component: RefreshComponent) -> String? {
    if component.superview !== view { return "it is in \(String(describing: component.superview))" }
    if let fault = orderFault(of: component) ?? addedViewsFault(of: component) { return fault }
    guard component.isShown else { return partFault(of: component) }
    let (frame, bounds) = (component.frame, component.layer.bounds)
    let center = host.flipped(
      content: frame.center + list.stickyTranslation(of: component, at: list.contentOffset))
    let position = component.layer.position
    // While a collection view moves, law 9 checks the positions of its components.
    if bounds.size != frame.size || (!isUnderWay && position != center) {
      return "its frame is \(frame), what is seen \(component.layer.frame)"
    }
    return partFault(of: component)
  }

  /// The problem with the layers of a component or of its parts, or nil.
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

  /// The broken law when everything is at rest, or nil.
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

  /// The broken law after the run loop has slept and before the host is read, or nil: a turn must
  /// have done all work deferred to it.
  var brokenLawOfTurns: String? {
    list.timeline.nextDue.map { $0 <= list.timeline.now } == true
      ? "10: something waits for a turn" : nil
  }

  /// The broken law after all components have left, or nil.
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

/// Laws for screens with iOS's default behavior.
extension Life {
  /// Whether the content is at rest in its range.
  var isAtRest: Bool {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, !view.isScrollAnimating else {
      return false
    }
    let offset = list.contentOffset
    return host.hasSameOffset && list.geometry.clamp(offset).isWithinHalfAPoint(of: offset)
      && list.scrollPresentation.contentOffset == offset && list.heldOverscroll == .zero
  }

  /// The first component that is visible behind a bar while the content is at rest, or nil.
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

  /// The first title that is drawn behind a bar by more than a pixel while its component has
  /// reserved nothing, or nil.
  var titleFault: String? {
    if !isContentAnimated { sight.hasInsetInMove = false }
    guard !sight.hasInsetInMove else { return nil }
    // The host knows of this move, or of these bars, only in its next turn.
    guard view.manners.isObservable || host.hasSameOffset else { return nil }
    let safeArea = view.adjustedContentInset - view.contentInset
    guard list.safeAreaInsets.isNearly(host.flipped(safeArea)) else { return nil }
    let inset = view.adjustedContentInset - host.inset.reserved
    let inside = view.layer.seen.bounds.inset(by: inset)
    for component in present where component.isShown && component.storage.isInSight {
      guard component.reservedInset == 0, !isResized(component) else { continue }
      let axis = component.edge.axis
      let limits = (inside.origin[axis], inside.origin[axis] + inside.size[axis])
      for title in component.titles {
        let part = component.seenPart(of: title)
        guard part.width > 0, part.height > 0 else { continue }
        let way = max(limits.0 - part.origin[axis], part.origin[axis] + part.size[axis] - limits.1)
        if way > 1.0 / 3 + 1e-6 {
          return "\(way) points of the title of \(type(of: component)) are behind a bar"
        }
      }
    }
    return nil
  }

  /// Whether UIKit animates the size of a component or of its mask, with that of the scroll view.
  private func isResized(_ component: RefreshComponent) -> Bool {
    [component.layer, component.layer.mask, view.layer].contains {
      $0?.seen.bounds.size != $0?.bounds.size
    }
  }
}

extension RefreshComponent {
  /// The labels of the component that have a text, and that the component places. App code can pin
  /// a label by constraints outside the component, whose frame alone decides whether it is cut.
  fileprivate var titles: [Label] {
    parts.compactMap { $0 as? Label }.filter { label in
      let isInside = bounds.contains(label.layer.frame)
      return !label.layer.isHidden && label.text?.isEmpty == false
        && (isInside || label.translatesAutoresizingMaskIntoConstraints)
    }
  }

  /// What is drawn of a rectangle of the component, in the coordinates of the scroll view, by the
  /// visible values of the layers; empty if the mask covers all of it.
  func seenPart(of view: UIView) -> CGRect {
    let way = layer.seen.position - layer.bounds.center
    var part = view === self ? view.layer.bounds : view.layer.frame
    if let mask = layer.mask?.seen {
      let area = CGRect(center: mask.position, size: mask.bounds.size)
      let size = part.overlap(with: area)
      guard !size.isEmptyOverlap else { return .zero }
      part = CGRect(
        x: max(part.minX, area.minX), y: max(part.minY, area.minY), width: size.width,
        height: size.height)
    }
    part.origin = part.origin + way
    return part
  }
}
