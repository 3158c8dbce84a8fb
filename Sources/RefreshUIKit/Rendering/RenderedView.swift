#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point
  import struct RefreshKit.Rect

  /// The view of UIKit that renders a view of the kit. It has the same frame, opacity and rotation, and
  /// contains the view's drawing, the hosted view and the subviews, from the back to the front.
  class RenderedView: UIView {
    private var contents: [ContentView] = []
    /// The contents that are shown.
    private var rendered: RenderedContents?
    private var arrangement = Arrangement()

    /// Makes a view that shows nothing until it is updated.
    init(_ view: View) {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("A RenderedView is made by a host, not from an archive.")
    }

    /// Updates the values that differ from those of the kit's view.
    func update(from view: View, in pass: inout RenderingPass) {
      set(\.isHidden, !view.isShown)
      guard view.isShown else { return }
      let frame = pass.host.animator.frame(of: view)
      updateGeometry(from: view, in: frame, at: pass.host.center(of: view, in: frame))
      rotate(to: pass.host.rotation(of: view), isAnimated: !pass.traits.reducesMotion)
      // Core Animation stores a `Float`, which may have another value than the `Double`.
      if Float(alpha) != Float(view.alpha) { alpha = view.alpha }
      set(\.clipsToBounds, view.clipsToBounds || view is ScrollView)
      set(\.isUserInteractionEnabled, view.isUserInteractionEnabled)
      updateContents(from: view, in: &pass)
      let hosted = (view as? HostedView)?.content
      hosted?.fill(bounds.size)
      arrangement.arrange(
        contents + (hosted.map { [$0] } ?? []) + view.subviews.map { pass.render($0) }, in: self)
    }

    /// A transformed view has no frame of its own, so bounds and center are set.
    private func updateGeometry(from view: View, in frame: Rect, at center: Point) {
      let offset = (view as? ScrollView)?.contentOffset ?? .zero
      set(
        \.bounds, CGRect(x: offset.x, y: offset.y, width: frame.width, height: frame.height))
      set(\.center, CGPoint(center))
    }

    /// Rotates the view, inside the present animation or without one.
    private func rotate(to angle: Double, isAnimated: Bool) {
      let rotate = { self.set(\.transform, .rotation(angle)) }
      isAnimated ? rotate() : UIView.performWithoutAnimation(rotate)
    }

    private func updateContents(from view: View, in pass: inout RenderingPass) {
      let rendering = view.rendering
      (view as? Label)?.setFont(
        LabelFont(own: rendering.look.font, textSize: pass.traits.textSize))
      let contents = view.contents
      // UIKit's own views play sequences and spin by themselves.
      if !(view is ImageView || view is ActivityIndicator) { pass.changes(at: contents.nextChange) }
      let wanted = RenderedContents(
        items: contents.items.map(\.settled), look: rendering.look, traits: pass.traits)
      guard wanted != rendered else { return }
      rendered = wanted
      show(wanted)
    }

    /// Shows the items of the contents. A view that has shown an item of the same kind at the same
    /// index is used again.
    private func show(_ wanted: RenderedContents) {
      contents = wanted.items.enumerated().map { place, item in
        if contents.indices.contains(place), contents[place].show(item, of: wanted) {
          return contents[place]
        }
        return UIView.withoutAnimation { item.makeView(in: wanted) }
      }
    }
  }

  /// The values that determine the contents of a view.
  struct RenderedContents: Equatable {
    /// The items, from the back to the front, without the values that change by themselves.
    var items: [DisplayItem]
    /// The values that the app has set in UIKit's own types.
    var look: Look
    /// The settings of the user.
    var traits: Traits
  }

  extension RefreshHost {
    /// The point at which the center of a view is shown: that of its frame, except for a subview of the list, which
    /// may stay in sight, and whose x coordinates may be counted from the right.
    fileprivate func center(of view: View, in frame: Rect) -> Point {
      let center = frame.center
      guard view.superview === list else { return center }
      let distance = (view as? RefreshComponent).map(animator.translation) ?? .zero
      return flipped(content: Point(x: center.x + distance.x, y: center.y + distance.y))
    }

    /// The angle at which a view is shown. The arrow of a leader or a trailer points to the other side if these are
    /// at the other side.
    fileprivate func rotation(of view: View) -> Double {
      guard isFlipped, (view as? ImageView)?.image?.name == Image.trailArrow.name else {
        return view.rotation
      }
      return view.rotation == 0 ? .pi : view.rotation - .pi
    }
  }

  extension DisplayItem {
    /// The item without the values that UIKit's own views change by themselves: the index in a sequence,
    /// and the step of a spinner.
    fileprivate nonisolated var settled: DisplayItem {
      var item = self
      switch content {
      case .image(var picture):
        if let first = picture.sequence.first { picture.image = first }
        item.content = .image(picture)
      case .spinner(var spinner):
        spinner.step = 0
        item.content = .spinner(spinner)
      case .text, .ring, .shape: break
      }
      return item
    }
  }

  extension CGAffineTransform {
    /// A rotation, clockwise, in radians. Half a rotation is slightly reduced, so that an animation there
    /// and one back take the same path.
    fileprivate static func rotation(_ angle: Double) -> CGAffineTransform {
      guard angle != 0 else { return .identity }
      return CGAffineTransform(rotationAngle: abs(angle) == .pi ? angle * (1 - 1e-6) : angle)
    }
  }

  extension UIView {
    /// Sets a property if its value differs, because a write ends an animation of the property.
    func set<Value: Equatable>(
      _ property: ReferenceWritableKeyPath<UIView, Value>, _ value: Value
    ) {
      if self[keyPath: property] != value { self[keyPath: property] = value }
    }

    /// Sets the size, and moves the upper left corner to the origin of the superview, before the
    /// view's own transform, because a transformed view has no frame of its own. The origin of the
    /// bounds does not change.
    fileprivate func fill(_ size: CGSize) {
      let anchor = layer.anchorPoint
      set(\.bounds, CGRect(origin: bounds.origin, size: size))
      set(\.center, CGPoint(x: size.width * anchor.x, y: size.height * anchor.y))
    }

    /// Makes a value without an animation, even inside one.
    static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
      var result: Result?
      performWithoutAnimation { result = make() }
      return result!
    }
  }
#endif
