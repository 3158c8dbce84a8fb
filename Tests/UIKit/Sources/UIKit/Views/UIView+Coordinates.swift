extension UIView {
  /// The transform from this view's coordinates to those of the root of its tree. It uses the
  /// layers, so overridden properties do not matter.
  private var toRoot: CGAffineTransform {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let toCenter = CGAffineTransform(
      translationX: 0 - bounds.minX - anchor.x * bounds.width,
      y: 0 - bounds.minY - anchor.y * bounds.height)
    let own = toCenter.concatenating(layer.transform)
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    return around.map { own.concatenating($0.toRoot) } ?? own
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(toRoot)
    return view.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? point.applying(toRoot.inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    view?.convert(rect, to: self) ?? rect
  }
}
