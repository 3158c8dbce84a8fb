import RefreshKit
import Testing

/// Where components are while the content moves, in each style and at each edge.
struct StyleTests {
  /// A list with insets and a component of some style, and what it is measured by.
  private struct Stage {
    let bench: Bench
    let length: Double

    init(_ kind: Kind, _ style: RefreshStyle) {
      bench = Bench(kind)
      length = bench.component.frame.size[bench.component.edge.axis]
      bench.list.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      bench.list.contentOffset = bench.list.geometry.clamp(bench.list.contentOffset)
      bench.component.style = style
    }

    var component: RefreshComponent { bench.component }
    private var axis: Axis { component.edge.axis }
    private var isLeading: Bool { component.edge == axis.leadingEdge }

    /// Begins a drag.
    func begin() { bench.list.beginDragging() }

    /// Drags until the content is pulled by some points.
    func pull(_ distance: Double) {
      var offset = bench.list.contentOffset
      let geometry = bench.list.geometry
      let end = geometry.contentSize[axis] + geometry.inset[component.edge] - geometry.size[axis]
      offset[axis] =
        isLeading ? geometry.start(along: axis) - distance : end + distance
      bench.list.drag(to: offset)
    }

    /// The distance from the view's edge, inside the app's inset, to the component's outer edge, and the
    /// component's length.
    var place: [Double] {
      let (frame, offset) = (component.frame, bench.list.contentOffset)
      let inset = bench.list.contentInset[component.edge]
      let outer =
        isLeading
        ? frame.origin[axis] - offset[axis] - inset
        : offset[axis] + bench.list.frame.size[axis] - inset - frame.origin[axis]
          - frame.size[axis]
      return [outer, frame.size[axis]]
    }
  }

  /// Each style, how far the content is pulled in lengths, and where the component is then: its distance
  /// from the view's edge, and its length, in lengths.
  nonisolated private static let places: [(RefreshStyle, pulled: Double, [Double])] = [
    (.follow, -2, [-3, 1]), (.follow, 0.5, [-0.5, 1]), (.follow, 2, [1, 1]),
    (.behind, -2, [0, 1]), (.behind, 0.5, [0, 1]), (.behind, 2, [0, 1]),
    (.front, -2, [-1, 1]), (.front, 0.5, [-0.5, 1]), (.front, 2, [0, 1]),
    (.stretch, -2, [0, 1]), (.stretch, 0.5, [0, 1]), (.stretch, 2, [0, 2]),
  ]

  @Test(arguments: Kind.pulled, places)
  func `a component is where its style requires, with every move`(
    kind: Kind, place: (style: RefreshStyle, pulled: Double, expected: [Double])
  ) {
    let stage = Stage(kind, place.style)
    stage.begin()
    for pulled in [place.pulled, 0.1, place.pulled] {
      stage.pull(pulled * stage.length)
    }
    #expect(stage.place.map { ($0 / stage.length * 1e6).rounded() / 1e6 } == place.expected)
  }

  @Test(arguments: Kind.pulled, RefreshStyle.allCases)
  func `thresholds, states and automatic alpha are the same in every style`(
    kind: Kind, style: RefreshStyle
  ) {
    let stage = Stage(kind, style)
    let component = stage.component
    component.isAutomaticallyChangeAlpha = true
    stage.begin()
    stage.pull(stage.length / 2)
    #expect(component.alpha == 0.5)
    stage.pull(stage.length)
    #expect(component.state == .idle)
    stage.pull(stage.length + 1)
    #expect(component.state == .pulling && component.alpha == 1)
    #expect(abs(component.pullingPercent - (stage.length + 1) / stage.length) < 1e-9)
    stage.pull(stage.length - 1)
    #expect(component.state == .idle)
    stage.pull(stage.length * 1.5)
    stage.bench.list.endDragging()
    stage.bench.wait(1)
    #expect(component.state == .refreshing)
    #expect(stage.bench.count("refreshing") == 1)
    #expect(stage.bench.list.reservedInset[component.edge] == (style == .front ? 0 : stage.length))
    stage.bench.end()
    #expect(component.state == .idle && component.alpha == 0)
    #expect(stage.bench.count("ended") == 1)
    #expect(stage.bench.list.reservedInset == .zero)
    // What is in front moves no content: a host that drags by itself returns it.
    #expect(stage.bench.isInRange || style == .front)
  }

  @Test(arguments: Kind.pulled)
  func `in front, nothing is reserved, and the content does not move`(kind: Kind) {
    let stage = Stage(kind, .front)
    let offset = stage.bench.list.contentOffset
    stage.bench.refresh()
    #expect(stage.component.state == .refreshing)
    #expect(stage.bench.list.reservedInset == .zero)
    #expect(stage.bench.list.contentOffset == offset)
    #expect(stage.place == [0, stage.length])
    stage.bench.list.contentOffset.y += 100
    stage.bench.list.contentOffset.x += 100
    #expect(stage.place == [0, stage.length])
    stage.bench.end()
    #expect(stage.place[0] == -stage.length)
  }

  #if !UIKIT
    // Views of UIKit are in no display list.
    @Test(arguments: Kind.pulled, RefreshStyle.allCases)
    func `only what is in front is drawn in front of the content`(kind: Kind, style: RefreshStyle) {
      let stage = Stage(kind, style)
      let row = Label()
      row.text = "row"
      row.frame = Rect(x: 0, y: 0, width: 2_000, height: 2_000)
      stage.bench.list.addSubview(row)
      stage.begin()
      stage.pull(stage.length)
      let groups = stage.bench.list.displayList().groups
      for (index, group) in groups.enumerated() where group.edge != nil {
        #expect(group.isFloating == (style == .front))
        #expect(index == (style == .front ? groups.count - 1 : 0))
      }
    }

    @Test(arguments: Kind.titled.filter { kind in Kind.pulled.contains { $0.name == kind.name } })
    func `what is behind the content is drawn in what the content leaves free`(kind: Kind) {
      let stage = Stage(kind, .behind)
      let edge = stage.component.edge
      func clips() -> Set<Double> {
        let groups = stage.bench.list.displayList().groups.filter { $0.edge == edge }
        return Set(groups.flatMap(\.items).map { $0.clip.size[edge.axis] })
      }
      stage.begin()
      stage.pull(-50)
      #expect(clips().isSubset(of: [0]))
      stage.pull(40)
      #expect(clips() == [40 + stage.bench.list.contentInset[edge]])
    }

    @Test(arguments: [Edge.bottom, .right])
    func `beyond content that is out of sight the whole view is free`(edge: Edge) {
      let component = edge == .bottom ? RefreshBackNormalFooter() : RefreshNormalTrailer()
      component.style = .behind
      let size = edge == .bottom ? Size(width: 375, height: 10) : Size(width: 10, height: 667)
      let bench = Bench(component, contentSize: size)
      bench.list.beginDragging()
      bench.list.drag(to: edge == .bottom ? Point(x: 0, y: 60) : Point(x: 60, y: 0))
      let clips = bench.list.displayList().items.map(\.clip)
      #expect(Set(clips) == [Rect(x: 0, y: 0, width: 375, height: 667)])
    }
  #endif

  @Test(arguments: Kind.pulled, RefreshStyle.allCases)
  func `a style that is set in the middle moves the component at once`(
    kind: Kind, style: RefreshStyle
  ) {
    let stage = Stage(kind, style)
    stage.begin()
    stage.pull(2 * stage.length)
    let expected = stage.component.frame
    for other in RefreshStyle.allCases {
      stage.component.style = other
      stage.component.style = style
      #expect(stage.component.frame == expected)
      #expect(stage.component.state == .pulling)
    }
  }

  @Test(arguments: Kind.pulled)
  func `a stretched component keeps its own length`(kind: Kind) {
    let stage = Stage(kind, .stretch)
    let axis = stage.component.edge.axis
    stage.begin()
    stage.pull(3 * stage.length)
    #expect(stage.place == [0, 3 * stage.length])
    stage.component.frame.size[axis] = 2 * stage.length
    #expect(abs(stage.component.pullingPercent - 3) < 1e-9)
    stage.pull(2.5 * stage.length)
    #expect(abs(stage.component.pullingPercent - 1.25) < 1e-9)
    stage.pull(stage.length)
    #expect(stage.place == [0, 2 * stage.length])
    stage.pull(3 * stage.length)
    stage.bench.detach()
    #expect(stage.component.frame.size[axis] == 2 * stage.length)
  }

  @Test(arguments: Kind.pulled, [RefreshStyle.behind, .front, .stretch])
  func `the ignored inset moves the component outwards`(kind: Kind, style: RefreshStyle) {
    let stage = Stage(kind, style)
    stage.bench.refresh()
    (stage.component as? RefreshHeader)?.ignoredScrollViewContentInsetTop = 7
    (stage.component as? RefreshFooter)?.ignoredScrollViewContentInsetBottom = 7
    (stage.component as? RefreshTrailer)?.ignoredScrollViewContentInsetRight = 7
    (stage.component as? RefreshLeader)?.ignoredScrollViewContentInsetLeft = 7
    #expect(stage.place == [-7, stage.length])
  }

  @Test(arguments: Kind.autoFooters, RefreshStyle.allCases)
  func `an auto footer has no style, and the ring is always in front`(
    kind: Kind, style: RefreshStyle
  ) {
    let (plain, styled) = (Bench(kind), Bench(kind))
    styled.component.style = style
    for bench in [plain, styled] {
      bench.list.contentOffset.y = 700
      bench.wait()
    }
    #expect(styled.component.frame == plain.component.frame)
    #expect(!styled.component.floatsAboveContent)

    let header = RefreshRingHeader()
    header.style = style
    #expect(header.style == .front)
    #expect(RefreshNormalHeader().style == .follow)
  }
}
