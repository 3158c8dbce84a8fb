import RefreshKit
import Testing

/// Where components are while the content moves, in each style and at each edge.
@MainActor struct StyleTests {
  /// A list with insets and a component of some style.
  private func bench(_ kind: Kind, _ style: RefreshStyle) -> Bench {
    let bench = Bench(kind)
    bench.list.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    bench.list.contentOffset = bench.list.geometry.clamp(bench.list.contentOffset)
    bench.component.style = style
    return bench
  }

  /// The distance from the view's edge inside the app's inset to the component's outer edge, and
  /// the component's length.
  private func place(_ bench: Bench) -> [Double] {
    let (frame, axis) = (bench.component.frame, bench.edge.axis)
    let inset = bench.list.contentInset[bench.edge]
    let outer =
      bench.inwards > 0
      ? frame.origin[axis] - bench.position - inset
      : bench.position + bench.viewLength - inset - frame.origin[axis] - frame.size[axis]
    return [outer, frame.size[axis]]
  }

  /// Each style, how far the content is pulled in lengths of the component, and where the component
  /// is then: its distance from the view's edge and its length, both in its own lengths.
  nonisolated private static let places: [(RefreshStyle, pulled: Double, [Double])] = [
    (.follow, -2, [-3, 1]), (.follow, 0.5, [-0.5, 1]), (.follow, 2, [1, 1]),
    (.behind, -2, [0, 1]), (.behind, 0.5, [0, 1]), (.behind, 2, [0, 1]),
    (.front, -2, [-1, 1]), (.front, 0.5, [-0.5, 1]), (.front, 2, [0, 1]),
    (.stretch, -2, [0, 1]), (.stretch, 0.5, [0, 1]), (.stretch, 2, [0, 2]),
  ]

  @Test(arguments: Kind.pulled, places)
  func `a component is where its style requires after every move`(
    kind: Kind, row: (style: RefreshStyle, pulled: Double, expected: [Double])
  ) {
    let bench = bench(kind, row.style)
    let length = bench.length
    for pulled in [row.pulled, 0.1, row.pulled] {
      bench.drag(to: pulled * length)
    }
    #expect(place(bench).map { ($0 / length * 1e6).rounded() / 1e6 } == row.expected)
  }

  @Test(arguments: Kind.pulled, RefreshStyle.allCases)
  func `thresholds, states and automatic alpha are the same in every style`(
    kind: Kind, style: RefreshStyle
  ) {
    let bench = bench(kind, style)
    let length = bench.length
    let component = bench.component
    component.isAutomaticallyChangeAlpha = true
    bench.drag(to: length / 2)
    #expect(component.alpha == 0.5)
    bench.drag(to: length)
    #expect(component.state == .idle)
    bench.drag(to: length + 1)
    #expect(component.state == .pulling && component.alpha == 1)
    #expect(abs(component.pullingPercent - (length + 1) / length) < 1e-9)
    bench.drag(to: length - 1)
    #expect(component.state == .idle)
    bench.drag(to: length * 1.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
    #expect(bench.list.reservedInset[component.edge] == (style == .front ? 0 : length))
    bench.end()
    #expect(component.state == .idle && component.alpha == 0)
    #expect(bench.count("ended") == 1)
    #expect(bench.list.reservedInset == .zero)
    // The style front moves no content, so a host that drags by itself must return it.
    #expect(bench.isInRange || style == .front)
  }

  @Test(arguments: Kind.pulled)
  func `in front, nothing is reserved and the content does not move`(kind: Kind) {
    let bench = bench(kind, .front)
    let length = bench.length
    let offset = bench.list.contentOffset
    bench.refresh()
    #expect(bench.component.state == .refreshing)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.list.contentOffset == offset)
    #expect(place(bench) == [0, length])
    bench.list.contentOffset.y += 100
    bench.list.contentOffset.x += 100
    #expect(place(bench) == [0, length])
    bench.end()
    #expect(place(bench)[0] == -length)
  }

  @Test(arguments: Kind.pulled)
  func `in front, a component without a length stays at the edge`(kind: Kind) {
    let bench = bench(kind, .front)
    bench.component.frame.size[bench.edge.axis] = 0
    bench.drag(to: 10)
    #expect(place(bench) == [0, 0])
  }

  #if !UIKIT
    // A display list does not contain views of UIKit.
    @Test(arguments: Kind.pulled, RefreshStyle.allCases)
    func `only a component in front is drawn in front of the content`(
      kind: Kind, style: RefreshStyle
    ) {
      let bench = bench(kind, style)
      let length = bench.length
      let row = Label()
      row.text = "row"
      row.frame = Rect(x: 0, y: 0, width: 2_000, height: 2_000)
      bench.list.addSubview(row)
      bench.drag(to: length)
      let groups = bench.list.displayList().groups
      for (index, group) in groups.enumerated() where group.edge != nil {
        #expect(group.isFloating == (style == .front))
        #expect(index == (style == .front ? groups.count - 1 : 0))
      }
    }

    @Test(arguments: Kind.titled.filter { kind in Kind.pulled.contains { $0.name == kind.name } })
    func `a component behind the content is drawn only where the content leaves room`(kind: Kind) {
      let bench = bench(kind, .behind)
      let edge = bench.edge
      func clips() -> Set<Double> {
        let groups = bench.list.displayList().groups.filter { $0.edge == edge }
        return Set(groups.flatMap(\.items).map { $0.clip.size[edge.axis] })
      }
      bench.drag(to: -50)
      #expect(clips().isSubset(of: [0]))
      bench.drag(to: 40)
      #expect(clips() == [40 + bench.list.contentInset[edge]])
    }

    @Test(arguments: [Edge.bottom, .right])
    func `if the content is out of sight, the component behind it has the whole view`(edge: Edge) {
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
  func `a style that is set during a pull moves the component at once`(
    kind: Kind, style: RefreshStyle
  ) {
    let bench = bench(kind, style)
    let length = bench.length
    bench.drag(to: 2 * length)
    let expected = bench.component.frame
    for other in RefreshStyle.allCases {
      bench.component.style = other
      bench.component.style = style
      #expect(bench.component.frame == expected)
      #expect(bench.component.state == .pulling)
    }
  }

  @Test(arguments: Kind.pulled)
  func `a stretched component keeps its own length`(kind: Kind) {
    let bench = bench(kind, .stretch)
    let length = bench.length
    let axis = bench.component.edge.axis
    bench.drag(to: 3 * length)
    #expect(place(bench) == [0, 3 * length])
    bench.component.frame.size[axis] = 2 * length
    #expect(abs(bench.component.pullingPercent - 3) < 1e-9)
    bench.drag(to: 2.5 * length)
    #expect(abs(bench.component.pullingPercent - 1.25) < 1e-9)
    bench.drag(to: length)
    #expect(place(bench) == [0, 2 * length])
    bench.drag(to: 3 * length)
    bench.detach()
    #expect(bench.component.frame.size[axis] == 2 * length)
  }

  @Test(arguments: Kind.pulled, [RefreshStyle.behind, .front, .stretch])
  func `the ignored inset moves the component outwards`(kind: Kind, style: RefreshStyle) {
    let bench = bench(kind, style)
    let length = bench.length
    bench.refresh()
    (bench.component as? RefreshHeader)?.ignoredScrollViewContentInsetTop = 7
    (bench.component as? RefreshFooter)?.ignoredScrollViewContentInsetBottom = 7
    (bench.component as? RefreshTrailer)?.ignoredScrollViewContentInsetRight = 7
    (bench.component as? RefreshLeader)?.ignoredScrollViewContentInsetLeft = 7
    #expect(place(bench) == [-7, length])
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
