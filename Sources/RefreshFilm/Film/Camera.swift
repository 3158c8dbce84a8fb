import RefreshKit
import RefreshReplay

/// Takes scenes of a stage at its present time: its display list after a layout, and what the film
/// shows beside it.
struct Camera {
  private let view: ScrollView
  private let list: DisplayList

  /// A camera for the present time of a stage, which lays out what waits for its layout.
  init(_ stage: Stage) {
    stage.scrollView.layoutIfNeeded()
    view = stage.scrollView
    list = stage.scrollView.displayList()
  }

  /// The present scene.
  var scene: Scene {
    Scene(
      time: list.time, size: list.size, content: list.contentFrame,
      isMirrored: RefreshConfig.default.effectiveLayoutDirection == .rightToLeft,
      bars: view.safeAreaInsets,
      items: list.groups.flatMap { group in group.items.map { SceneItem($0, of: group) } },
      actors: Slot.allCases.compactMap { slot in
        view[slot].map {
          Scene.Actor(slot: slot, state: $0.state, percent: min(max($0.pullingPercent, 0), 1))
        }
      },
      finger: finger, held: view.heldOverscroll, remainder: max(remainderOfContent, remainderOfRing)
    )
  }

  /// The finger; for a drag that reports only offsets, its place had it begun in the middle. A scroll wheel has none.
  private var finger: Point? {
    if let location = view.fingerLocation { return location }
    guard view.isDragging, !view.isWheelPulling else { return nil }
    let start = view.snapshot.dragStart
    let held = view.heldOverscroll
    let content = list.contentFrame
    return Point(
      x: view.frame.width / 2 + start.x + content.x + held.left - held.right,
      y: view.frame.height / 2 + start.y + content.y + held.top - held.bottom)
  }

  // MARK: Remainders

  private var remainderOfContent: Double {
    let (shown, model) = (list.contentFrame, view.contentOffset)
    return max(abs(shown.x + model.x), abs(shown.y + model.y))
  }

  private var remainderOfRing: Double {
    guard let ring = (view.header as? RefreshRingHeader)?.ringView else { return 0 }
    let shape = ring.shape(at: list.time)
    let isShrinking = shape.scale > 0 && shape.scale < 1
    return max(shape.drop, isShrinking ? shape.scale * ring.frame.width : 0)
  }
}
