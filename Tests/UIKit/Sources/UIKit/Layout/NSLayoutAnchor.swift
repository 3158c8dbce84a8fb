/// `NSLayoutAnchor`: https://developer.apple.com/documentation/uikit/nslayoutanchor
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // An anchor of a deallocated view is an error of the app.
  fileprivate let item: any LayoutItem
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
    super.init()
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, plus: constant) }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, plus: constant) }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor) }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, plus: constant) }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, plus: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, plus: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: constant)
  }

  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, times: multiplier) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: multiplier, plus: constant) }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, times: multiplier) }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, times: multiplier) }
}

/// A guide for the safe area or the margins of a view. The stub has no other guides.
@MainActor public final class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?
  private let insets: (UIView) -> UIEdgeInsets

  init(of view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  public var layoutFrame: CGRect { owningView?.bounds.inset(by: layoutInsets) ?? .zero }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutInsets: UIEdgeInsets { owningView.map(insets) ?? .zero }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutInsets: UIEdgeInsets { .zero }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
