import RefreshKit

/// Takes scenes of a stage: how things look at its present time, laid out, and on their way through
/// animations.
struct Camera {
  /// How far out of the screen a thing may stand and still be seen, because it is turned or drops.
  private static let margin = 40.0

  private let view: ScrollView
  private let offset: Point

  /// A camera for the present time of a stage, which lays out what waits for its layout.
  init(_ stage: Stage) {
    stage.scrollView.layoutIfNeeded()
    view = stage.scrollView
    offset = stage.scrollView.scrollPresentation.contentOffset
  }

  /// What is seen now.
  var scene: Scene {
    Scene(
      time: view.timeline.now, size: view.frame.size,
      content: Rect(origin: Point(x: 0 - offset.x, y: 0 - offset.y), size: view.contentSize),
      isMirrored: RefreshConfig.default.effectiveLayoutDirection == .rightToLeft,
      bars: view.safeAreaInsets,
      sprites: sprites(in: view, at: Point(x: 0 - offset.x, y: 0 - offset.y), alpha: 1, path: "")
        .filter(isOnScreen),
      actors: Slot.allCases.compactMap { slot in
        view[slot].map {
          Scene.Actor(slot: slot, state: $0.state, percent: min(max($0.pullingPercent, 0), 1))
        }
      },
      finger: finger, held: view.heldOverscroll,
      remainder: view.subviews.map(remainder).reduce(remainderOfContent, max))
  }

  // MARK: Sprites

  /// What is seen of the views in a view.
  private func sprites(in view: View, at origin: Point, alpha: Double, path: String) -> [Sprite] {
    view.subviews.enumerated().flatMap { index, subview in
      let slot = Slot.allCases.first { self.view[$0] === subview }
      return sprites(
        of: subview, at: origin, alpha: alpha, path: path + (slot?.rawValue ?? "\(index)"))
    }
  }

  /// What is seen of a view and of those in it.
  private func sprites(of view: View, at origin: Point, alpha: Double, path: String) -> [Sprite] {
    let shown = view.presentation
    let alpha = alpha * min(max(shown.alpha, 0), 1)
    guard view.isShown, alpha > 0 else { return [] }
    let place = Point(x: origin.x + shown.frame.x, y: origin.y + shown.frame.y)
    let own = look(of: view).map {
      Sprite(
        path: path, look: $0, frame: room(for: view, Rect(origin: place, size: shown.frame.size)),
        alpha: alpha, rotation: shown.rotation)
    }
    return [own].compactMap { $0 } + sprites(in: view, at: place, alpha: alpha, path: path + "/")
  }

  /// How much wider a picture's glyphs may be than the kit has measured them.
  private static let glyphAllowance = 1.25

  /// Where a view is drawn that is seen in `frame`. A label that is as wide as its measured text holds
  /// that text, however wide the glyphs of a picture are.
  private func room(for view: View, _ frame: Rect) -> Rect {
    guard let label = view as? Label, abs(label.textWidth - frame.width) < 0.01 else {
      return frame
    }
    return Rect(
      center: frame.center,
      size: Size(width: frame.width * Self.glyphAllowance, height: frame.height))
  }

  private func look(of view: View) -> Sprite.Look? {
    let now = self.view.timeline.now
    switch view {
    case let label as Label:
      return label.text.map { .text($0, fontSize: label.fontSize, color: label.textColor) }
    case let view as ImageView
    where view.isAnimating && view.animationDuration > 0 && !view.animationImages.isEmpty:
      return .sequence(
        view.animationImages, duration: view.animationDuration, mode: view.contentMode,
        tint: view.tintColor)
    case let view as ImageView:
      return view.image.map { .image($0, mode: view.contentMode, tint: view.tintColor) }
    case let wheel as ActivityIndicator:
      return wheel.isAnimating ? .wheel(color: wheel.color) : nil
    case let ring as RingView:
      return .ring(RingLook(ring, at: now))
    default:
      return nil
    }
  }

  private func isOnScreen(_ sprite: Sprite) -> Bool {
    let (frame, size, margin) = (sprite.frame, view.frame.size, Self.margin)
    return frame.maxX > -margin && frame.x < size.width + margin
      && frame.maxY > -margin && frame.y < size.height + margin
  }

  // MARK: The finger

  /// Where the finger is; for a drag that tells only offsets, where it would be had it begun in the
  /// middle.
  private var finger: Point? {
    if let place = view.fingerPlace { return place }
    guard view.isDragging else { return nil }
    let start = view.snapshot.dragStart
    let held = view.heldOverscroll
    return Point(
      x: view.frame.width / 2 + start.x - offset.x + held.left - held.right,
      y: view.frame.height / 2 + start.y - offset.y + held.top - held.bottom)
  }

  // MARK: On the way

  private var remainderOfContent: Double {
    let model = view.contentOffset
    return max(abs(offset.x - model.x), abs(offset.y - model.y))
  }

  private func remainder(of view: View) -> Double {
    guard let ring = view as? RingView else { return view.subviews.map(remainder).max() ?? 0 }
    let shape = ring.shape(at: self.view.timeline.now)
    let isShrinking = shape.scale > 0 && shape.scale < 1
    return max(shape.drop, isShrinking ? shape.scale * ring.frame.width : 0)
  }
}
