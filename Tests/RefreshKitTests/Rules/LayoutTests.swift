import RefreshKit
import Testing

/// Rules G2, G3 and A21: where the labels are, and the arrows, activity indicators and images
/// beside them.
@MainActor struct LayoutTests {
  /// The centers of the arrow and the activity indicator, and the inner side of the images.
  private func marks(_ component: RefreshComponent) -> [Point] {
    let arrow = (component as? any ArrowShowing)?.arrowView.center
    let spinner = (component as? any LoadingShowing)?.loadingView.center
    let gif = (component as? any GifShowing)?.gifView.frame
    return [arrow, spinner, gif.map { Point(x: $0.maxX, y: $0.center.y) }].compactMap(\.self)
  }

  private func hideLabels(_ hides: Bool, of titled: any StateTitled) {
    titled.stateLabel.isHidden = hides
    (titled as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel.isHidden = hides
  }

  // MARK: G2. The first layout

  /// Each class, whether it shows its arrow, indicator or images in refreshing, and half the width
  /// of the text beside them, at 7 points a character: "Last update: No record", "Pull up to load
  /// more" and "Loading...".
  private static let firstLayouts: [(any StateTitled, refreshes: Bool, text: Double)] = [
    (RefreshNormalHeader(), false, 77), (RefreshGifHeader(), false, 77),
    (RefreshBackNormalFooter(), false, 70), (RefreshBackGifFooter(), false, 70),
    (RefreshAutoNormalFooter(), true, 35), (RefreshAutoGifFooter(), true, 35),
    (RefreshAutoNormalHeader(), true, 35),
  ]

  @Test func `arrow, indicator and images are at the left of the wider label, or centered`() {
    for (component, refreshes, text) in Self.firstLayouts {
      let bench = Bench(component)
      if refreshes { bench.refresh() }
      let height = component.frame.height
      if let gif = (component as? any GifShowing)?.gifView {
        #expect(gif.frame == Rect(x: 0, y: 0, width: 187.5 - text - 20, height: height))
        #expect(gif.contentMode == .right)
      } else {
        let center = Point(x: 187.5 - text - 25, y: height / 2)
        #expect(marks(component).allSatisfy { $0 == center })
        #expect(!marks(component).isEmpty)
      }
      if refreshes { bench.hideRefreshingTitle(true) } else { hideLabels(true, of: component) }
      bench.wait()
      if let gif = (component as? any GifShowing)?.gifView {
        #expect(gif.frame == component.bounds && gif.contentMode == .center)
      } else {
        #expect(marks(component).allSatisfy { $0 == Point(x: 187.5, y: height / 2) })
      }
    }
  }

  // MARK: G2. What requests a layout

  @Test(arguments: Kind.arrowed)
  func `another arrow has its own size and the same center in the next turn`(kind: Kind) throws {
    let bench = Bench(kind)
    let arrow = try #require(bench.component as? any ArrowShowing).arrowView
    let center = arrow.center
    let isBeside = bench.edge.axis == .horizontal
    #expect(
      arrow.frame.size == (isBeside ? Size(width: 20, height: 20) : Size(width: 15, height: 40)))
    arrow.image = Image.scripted("star", size: Size(width: 30, height: 30))
    bench.wait()
    if !isBeside { #expect(arrow.center == center) }
    #expect(arrow.frame.size == Size(width: 30, height: 30))
  }

  // MARK: G3. Leader and trailer

  private nonisolated static let sides = Kind.arrowed.filter { $0.name.contains(/Leader|Trailer/) }

  @Test(arguments: sides)
  func `label and arrow of a leader or trailer are side by side, or one alone is centered`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let side = try #require(bench.component as? any ArrowShowing & StateTitled)
    let (label, arrow) = bench.edge == .right ? (40.0, 15.0) : (20, 45)
    for _ in 1...2 {
      #expect(
        side.stateLabel.frame
          == Rect(center: Point(x: label, y: 333.5), size: Size(width: 14, height: 667)))
      #expect(side.arrowView.center == Point(x: arrow, y: 333.5))
      side.setNeedsLayout()
      bench.wait()
    }
    side.arrowView.isHidden = true
    bench.wait()
    #expect(side.stateLabel.center == Point(x: 30, y: 333.5))
    side.arrowView.isHidden = false
    side.stateLabel.isHidden = true
    bench.wait()
    #expect(side.arrowView.center == Point(x: 30, y: 333.5))
  }

  // MARK: A21. Narrow components

  /// The classes with a title at the top or the bottom, and an arrow, indicator or image beside it.
  nonisolated private static let besideTitles = Kind.titled.filter {
    !["Leader", "Trailer", "StateHeader", "StateFooter"].contains(where: $0.name.contains)
  }
  nonisolated private static let long = "Отпустите, чтобы обновить этот очень длинный список"

  /// A component with a title, laid out in a list of the given width.
  private func component(_ kind: Kind, width: Double, title: String) -> RefreshComponent {
    let component = kind.make()
    (component as? any StateTitled)?.setTitle(title, for: .idle)
    (component as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel.isHidden = true
    let image = Image.scripted("image", size: Size(width: 20, height: 20))
    (component as? any GifShowing)?.setImages([image], for: .idle)
    _ = Bench.list(component, size: Size(width: width, height: 667))
    return component
  }

  @Test(arguments: besideTitles, [320.0, 200, 60, 20])
  func `arrow, activity indicator and images stay inside the component`(
    kind: Kind, width: Double
  ) throws {
    let component = component(kind, width: width, title: Self.long)
    let views: [PlatformView?] = [
      (component as? any ArrowShowing)?.arrowView, (component as? any LoadingShowing)?.loadingView,
      (component as? any GifShowing)?.gifView,
    ]
    let frames = views.compactMap { $0?.frame }
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(frame.x >= 0 && frame.width >= 0, "\(frame)")
      #expect(frame.x + frame.width <= width || kind.name == "RefreshControl", "\(frame)")
    }
  }

  @Test(arguments: besideTitles)
  func `a text that is too wide is cut off, and one that fits has the whole width`(
    kind: Kind
  ) throws {
    let long = try #require(
      component(kind, width: 320, title: Self.long) as? any StateTitled)
    if let control = long as? RefreshControl {
      #expect(control.gifView.frame.x == 0)
      #expect(control.stateLabel.frame.x == 40)
      #expect(control.stateLabel.frame.width == 280)
      return
    }
    let width = 320 - 2 * (long.labelLeftInset + 10)
    #expect(long.stateLabel.textWidth > width)
    #expect(long.stateLabel.frame.width == width)
    #expect(long.stateLabel.center.x == 160)
    let short = try #require(component(kind, width: 320, title: "Pull") as? any StateTitled)
    #expect(short.stateLabel.frame.width == 320)
  }

  @Test(arguments: besideTitles.filter { $0.name.contains("Normal") })
  func `a component narrower than an activity indicator cuts nothing off`(kind: Kind) throws {
    let titled = try #require(component(kind, width: 19, title: Self.long) as? any StateTitled)
    #expect(titled.stateLabel.frame.width == 19)
    #expect(marks(titled).allSatisfy { $0.x < 0 })
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the arrow of a normal indicator stays inside beside a long title`(
    direction: LayoutDirection
  ) {
    let indicator = NormalIndicator()
    indicator.layoutDirection = direction
    indicator.setTitle(Self.long, for: .idle)
    indicator.refreshStateDidChange(to: .idle)
    indicator.frame = Rect(x: 0, y: 0, width: 320, height: 60)
    indicator.layoutIfNeeded()
    #expect(indicator.arrowView.center.x == (direction == .leftToRight ? 10 : 310))
    #expect(indicator.stateLabel.frame.width == 250)
    #expect(indicator.stateLabel.center.x == 160)
  }
}
