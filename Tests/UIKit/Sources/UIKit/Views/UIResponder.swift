@MainActor open class UIResponder: NSObject, KeyValueObserved, Associating {
  nonisolated let keyValueObservers = KeyValueObservers()
  nonisolated let associations = Associations()

  public override init() {}

  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Accessibility, which UIKit gives to every object

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityFrame = CGRect.zero
  open var accessibilityIdentifier: String?

  open func accessibilityActivate() -> Bool { false }

  open func accessibilityIncrement() {}

  open func accessibilityDecrement() {}

  // MARK: Archives, of which the stub has none

  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}
}

@MainActor public final class UIEvent: NSObject {
  public override init() {}
}

@MainActor public final class UITouch: NSObject {
  public typealias Phase = UITouchPhase

  public private(set) weak var view: UIView?
  public var phase = Phase.began
  public var tapCount = 1
  private let point: CGPoint

  /// A touch at a point of a view.
  public init(at point: CGPoint, in view: UIView) {
    self.point = point
    self.view = view
  }

  public func location(in other: UIView?) -> CGPoint {
    view?.convert(point, to: other) ?? point
  }
}
