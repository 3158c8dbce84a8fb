#if UIKIT
  import UIKit

  extension View {
    /// Shows items behind the subviews. Reuses a view that has shown an item of the same kind at
    /// the same index.
    ///
    /// - Parameters:
    ///   - items: The items, from the back to the front.
    ///   - textSize: The preferred size of texts; nil if fonts do not follow it.
    package final func show(_ items: [DisplayItem], textSize: UIContentSizeCategory?) {
      let shown = drawingView as? ItemsView
      guard let view = shown ?? (items.isEmpty ? nil : ItemsView()) else { return }
      drawingView = view
      // The view that draws the items moves to the back again if the app has inserted a view behind
      // it.
      UIView.performWithoutAnimation {
        if view.superview !== self { insertSubview(view, at: 0) }
        // This call does not request a layout. A second `insertSubview` would request one, and an
        // app that inserts a view in each layout would then be laid out endlessly.
        if subviews.first !== view { sendSubviewToBack(view) }
      }
      if view.bounds.size != bounds.size { view.frame = CGRect(origin: .zero, size: bounds.size) }
      view.show(ShownItems(items: items, traits: traitCollection, textSize: textSize))
    }
  }

  /// The items that a view draws, and how they are shown.
  @MainActor private struct ShownItems: Equatable {
    var items: [DisplayItem]
    /// The traits of the view, for which colors are resolved.
    var traits: UITraitCollection
    var textSize: UIContentSizeCategory?
  }

  private final class ItemsView: UIView {
    /// Nil before the first items.
    private var shown: ShownItems?
    private var views: [any ItemView] = []

    convenience init() {
      self.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    func show(_ new: ShownItems) {
      guard new != shown else { return }
      shown = new
      let old = views
      views = new.items.enumerated().map { index, item in
        if old.indices.contains(index), old[index].show(item, new) { return old[index] }
        let view = item.makeView()
        UIView.performWithoutAnimation { _ = view.show(item, new) }
        return view
      }
      for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
      for (index, view) in views.enumerated() where view.superview !== self {
        insertSubview(view, at: index)
      }
    }
  }

  @MainActor private protocol ItemView: UIView {
    /// Shows one of the items, in the coordinates of the superview.
    ///
    /// - Returns: Whether the view can show items of that kind.
    func show(_ item: DisplayItem, _ shown: ShownItems) -> Bool
  }

  @MainActor extension DisplayItem {
    fileprivate func makeView() -> any ItemView {
      switch content {
      case .text: TextView()
      case .image: PictureView()
      case .spinner, .ring, .shape: ShapesView()
      }
    }
  }

  extension UIView {
    /// Sets the frame only if it differs, because setting it ends an animation.
    fileprivate func move(to frame: CGRect) {
      if self.frame != frame { self.frame = frame }
    }
  }

  private final class TextView: UILabel, ItemView {
    func show(_ item: DisplayItem, _ shown: ShownItems) -> Bool {
      guard case .text(let text) = item.content else { return false }
      move(to: item.frame)
      self.text = text.string
      font = .boldSystemFont(ofSize: text.fontSize).scaled(for: shown.textSize)
      textColor = text.color
      textAlignment =
        switch text.contentMode {
        case .left: .left
        case .right: .right
        default: .center
        }
      numberOfLines = text.isUpright ? 0 : 1
      lineBreakMode = text.isUpright ? .byCharWrapping : .byTruncatingTail
      return true
    }
  }

  private final class PictureView: UIImageView, ItemView {
    func show(_ item: DisplayItem, _ shown: ShownItems) -> Bool {
      guard case .image(let picture) = item.content else { return false }
      move(to: item.frame)
      image = picture.image
      tintColor = picture.tintColor
      contentMode = picture.contentMode
      return true
    }
  }

  /// Shows a ring with its disc, a spinner or a path, by the shapes of
  /// ``DisplayItem/Content/shapes(in:)``.
  private final class ShapesView: UIView, ItemView {
    private var shapes: [PathView] = []

    func show(_ item: DisplayItem, _ shown: ShownItems) -> Bool {
      switch item.content {
      case .spinner, .ring, .shape: break
      case .text, .image: return false
      }
      let newShapes = item.content.shapes(in: item.frame.size)
      guard shapes.isEmpty || shapes.count == newShapes.count else { return false }
      move(to: item.frame)
      if shapes.isEmpty {
        shapes = newShapes.map { _ in PathView() }
        for shape in shapes { addSubview(shape) }
      }
      for (view, shape) in zip(shapes, newShapes) {
        view.move(to: bounds)
        view.draw(shape, shown.traits)
      }
      if case .ring(let ring) = item.content, let disc = ring.disc {
        shapes[0].showShadow(of: disc, shown.traits)
      }
      return true
    }
  }

  private final class PathView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    /// Draws a shape, in the coordinates of the view. Layers do not follow dark mode, so colors are
    /// resolved.
    func draw(_ shape: DisplayItem.Shape, _ traits: UITraitCollection) {
      let isStroke = shape.lineWidth != nil
      let color = shape.color.resolvedColor(with: traits).cgColor
      let layer = self.shape
      layer.path = UIBezierPath(shape.path).cgPath
      layer.fillRule = .evenOdd
      layer.fillColor = isStroke ? nil : color
      layer.strokeColor = isStroke ? color : nil
      layer.lineWidth = shape.lineWidth ?? 0
      layer.lineCap = shape.lineCap == .round ? .round : .butt
      layer.lineJoin = shape.lineJoin == .round ? .round : .miter
    }

    func showShadow(of disc: DisplayItem.Disc, _ traits: UITraitCollection) {
      let layer = shape
      let color = disc.shadowColor?.resolvedColor(with: traits)
      layer.shadowPath = layer.path
      layer.shadowColor = color?.withAlphaComponent(1).cgColor
      layer.shadowOpacity = Float(color?.cgColor.alpha ?? 0)
      layer.shadowRadius = disc.shadowRadius / 2
      layer.shadowOffset = CGSize(width: disc.shadowOffset.x, height: disc.shadowOffset.y)
    }
  }
#endif
