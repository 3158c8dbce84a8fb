/// `UIAccessibilityElement`.
@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

extension UIView {
  /// For tests: the elements that VoiceOver finds inside the view, in the order of the tree.
  ///
  /// An element hides the views inside it, and a container lists its elements itself:
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  public var elementsForVoiceOver: [UIResponder] {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [self] }
    guard let elements = accessibilityElements else {
      return subviews.flatMap(\.elementsForVoiceOver)
    }
    return elements.flatMap { element -> [UIResponder] in
      if let view = element as? UIView, view !== self { return view.elementsForVoiceOver }
      return (element as? UIResponder).map { [$0] } ?? []
    }
  }
}
