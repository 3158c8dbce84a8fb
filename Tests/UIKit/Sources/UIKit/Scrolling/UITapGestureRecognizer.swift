@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// For tests: recognizes a tap at a point of the view, even if no finger could reach it.
  public func recognize(at point: CGPoint = .zero) {
    place = point
    setState(.ended)
    setState(.possible)
  }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10

  /// For tests: recognizes a long press of a finger that is still down, at a point of the view.
  public func begin(at point: CGPoint = .zero) {
    place = point
    setState(.began)
  }

  /// For tests: lifts the finger, or cancels its touch.
  public func end(isLift: Bool = true) {
    setState(isLift ? .ended : .cancelled)
    setState(.possible)
  }
}

extension UIWindow {
  /// For tests: taps a point of the window with a finger.
  ///
  /// The view at that point gets the touch. The nearest tap recognizer of that view or of a view
  /// around it cancels the touch:
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  ///
  /// - Returns: The recognizer; nil if none recognizes the tap.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> UITapGestureRecognizer? {
    guard let hit = hitTest(point, with: nil) else { return nil }
    let (touch, event) = (UITouch(at: convert(point, to: hit), in: hit), UIEvent())
    touch.tapCount = count
    hit.touchesBegan([touch], with: event)
    touch.phase = .ended
    var view: UIView? = hit
    while let next = view {
      let recognizer = next.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }
        .first { $0.numberOfTapsRequired == count && $0.mayBegin(with: touch) }
      if let recognizer {
        let point = touch.location(in: next)
        recognizer.recognize(
          at: CGPoint(x: point.x - next.bounds.minX, y: point.y - next.bounds.minY))
        if recognizer.cancelsTouchesInView {
          hit.touchesCancelled([touch], with: event)
        } else {
          hit.touchesEnded([touch], with: event)
        }
        return recognizer
      }
      view = next.superview
    }
    hit.touchesEnded([touch], with: event)
    return nil
  }
}
