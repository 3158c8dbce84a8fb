import RefreshKit
import RefreshReplay

/// The visible contents of a list at one time.
struct Scene: Equatable {
  struct Actor: Equatable {
    let slot: Slot
    let state: RefreshState
  }

  struct Item: Equatable {
    /// The slot of the component that draws the item; nil for a view that is no component.
    let slot: Slot?
    var content: DisplayItem.Content
    /// Its place before ``rotation``, in points from the upper left corner of the screen.
    let frame: Rect
    /// The opacity, above 0 and at most 1.
    var alpha = 1.0
    /// The clockwise rotation around the middle of the frame, in radians.
    var rotation = 0.0
    var isInFront = false
  }

  /// The time on the timeline, in seconds.
  var time: Double
  /// The size of the screen, in points.
  let size: Size
  /// The frame of the content, in points from the upper left corner of the screen.
  let content: Rect
  /// Whether rows are read from right to left.
  let isMirrored: Bool
  /// The insets of the bars and notches that cover the screen.
  let bars: EdgeInsets
  /// The items, from the back to the front.
  var items: [Item]
  let actors: [Actor]
  /// The place of a finger on the screen, or nil.
  let finger: Point?

  var isSideways: Bool { content.width > size.width && content.height <= size.height }

  /// The scene without its time, and without the steps of activity indicators and image sequences.
  /// Two scenes have different looks if something has moved between them.
  var look: Scene {
    var look = self
    look.time = 0
    look.items = items.map(\.withoutOwnAnimation)
    return look
  }
}

@MainActor extension Scene {
  /// The scene of a list as it will be when its present animations are over.
  init(afterAnimationsOf view: ScrollView) {
    self = Timeline.showingEndsOfAnimations { Scene(of: view) }
  }

  /// The present scene of a list. It lays out nothing: a view that waits for a layout has its old
  /// frame.
  init(of view: ScrollView) {
    let list = view.displayList()
    self.init(
      time: list.time, size: list.size, content: list.contentFrame,
      isMirrored: RefreshConfig.default.effectiveLayoutDirection == .rightToLeft,
      bars: view.safeAreaInsets,
      items: list.groups.filter { !$0.isUnplaced }.flatMap { group in
        group.items.map { Item($0, of: group) }
      },
      actors: Slot.allCases.compactMap { slot in
        view[slot].map { Actor(slot: slot, state: $0.state) }
      },
      finger: Self.finger(on: view, list.contentFrame))
  }

  /// The place of the finger on the screen. A drag that reports only offsets has no place: its
  /// finger is shown as if the drag had begun in the middle of the screen. Nil without a drag, and
  /// for a scroll wheel.
  private static func finger(on view: ScrollView, _ content: Rect) -> Point? {
    if let location = view.fingerLocation { return location }
    guard view.isDragging, !view.isWheelPulling else { return nil }
    let start = view.snapshot.dragStart
    let held = view.heldOverscroll
    return Point(
      x: view.frame.width / 2 + start.x + content.x + held.left - held.right,
      y: view.frame.height / 2 + start.y + content.y + held.top - held.bottom)
  }
}

extension DisplayList.Group {
  /// Whether the views of a component wait for their first layout, and are still in its corner.
  fileprivate var isUnplaced: Bool {
    items.contains { item in
      if case .text = item.content { item.frame.size == .zero } else { false }
    }
  }
}

nonisolated extension Scene.Item {
  /// Makes an item of a scene. It is in front of the content if its group floats, or if no
  /// component draws it.
  init(_ item: DisplayItem, of group: DisplayList.Group) {
    self.init(
      slot: group.edge.map(Slot.init), content: item.content, frame: item.frame,
      alpha: item.alpha, rotation: item.rotation,
      isInFront: group.isFloating || group.edge == nil)
  }

  /// The item with an activity indicator at its first step, and an image sequence at its first
  /// image.
  var withoutOwnAnimation: Scene.Item {
    var item = self
    switch content {
    case .spinner(var spinner):
      spinner.step = 0
      item.content = .spinner(spinner)
    case .image(var picture):
      picture.image = picture.sequence.first ?? picture.image
      item.content = .image(picture)
    case .text, .ring, .shape: break
    }
    return item
  }
}
