@MainActor open class UIGestureRecognizer: NSObject, KeyValueObserved, Associating {
  public typealias State = UIGestureRecognizerState

  nonisolated let keyValueObservers = KeyValueObservers()
  nonisolated let associations = Associations()

  public internal(set) weak var view: UIView?

  public private(set) var state = State.possible

  /// Whether observers are notified of ``state``.
  var isObservable: Bool { true }

  func setState(_ new: State) {
    let old = state
    state = new
    guard isObservable else { return }
    keyValueObservers.notify(
      [\UIGestureRecognizer.state, \UIPanGestureRecognizer.state], of: self, new: new, old: old)
  }

  open var isEnabled = true

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor public final class UIPanGestureRecognizer: UIGestureRecognizer {
  /// From where the finger began to drag to where it is.
  var translation = CGPoint.zero
  /// Where the finger is, in points of the visible area.
  var place = CGPoint.zero

  override var isObservable: Bool {
    (view as? UIScrollView)?.manners.panIsObservable ?? true
  }

  public override var isEnabled: Bool {
    didSet {
      if !isEnabled, let view = view as? UIScrollView, view.isDragging { view.cancelDragging() }
    }
  }

  public var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  public func translation(in view: UIView?) -> CGPoint { translation }

  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  public func velocity(in view: UIView?) -> CGPoint { .zero }

  public override func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    let point = CGPoint(x: place.x + own.bounds.minX, y: place.y + own.bounds.minY)
    return own.convert(point, to: view)
  }
}
