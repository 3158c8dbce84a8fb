import RefreshKit
import Testing

/// Rules G2 and G3, labels and the views beside them.
struct LayoutTests {
  /// Where the marks are: the arrow's and the spinner's centre, the pictures' frame.
  private func marks(_ component: RefreshComponent) -> [Point] {
    let arrow = (component as? any ArrowShowing)?.arrowView.center
    let spinner = (component as? any LoadingShowing)?.loadingView.center
    let gif = (component as? any GifShowing)?.gifView.frame
    return [arrow, spinner, gif.map { Point(x: $0.maxX, y: $0.center.y) }].compactMap(\.self)
  }

  // MARK: 2. What asks for layout

  /// A bench whose component shows all of its labels, and where the marks are.
  private func titledBench(_ kind: Kind) throws -> (Bench, any StateTitled, marks: [Point]) {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    (titled as? any UpdateTimed)?.lastUpdatedTimeLabel.isHidden = false
    bench.wait()
    return (bench, titled, marks(titled))
  }

  @Test(arguments: Kind.titled)
  func `a longer title moves the marks in the next turn`(kind: Kind) throws {
    let (bench, titled, before) = try titledBench(kind)
    titled.setTitle("a title that is far longer than the others were", for: .idle)
    bench.wait()
    if titled.edge.axis == .horizontal {
      #expect(marks(titled) == before)
    } else {
      #expect(zip(marks(titled), before).allSatisfy { $0.x < $1.x })
    }
  }

  @Test(arguments: Kind.titled)
  func `another left inset moves the marks in the next turn`(kind: Kind) throws {
    let (bench, titled, before) = try titledBench(kind)
    titled.labelLeftInset += 10
    bench.wait()
    if titled.edge.axis == .vertical {
      #expect(zip(marks(titled), before).allSatisfy { $0.x == $1.x - 10 })
    }
  }

  @Test(arguments: Kind.titled)
  func `a hidden label takes no room, and the marks are in the middle`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    titled.stateLabel.isHidden = true
    (titled as? any UpdateTimed)?.lastUpdatedTimeLabel.isHidden = true
    bench.wait()

    let middle = titled.bounds.center
    if let arrow = (titled as? any ArrowShowing)?.arrowView { #expect(arrow.center == middle) }
    if let spinner = (titled as? any LoadingShowing)?.loadingView {
      #expect(spinner.center == middle)
    }
    if let gif = (titled as? any GifShowing)?.gifView {
      #expect(gif.frame == titled.bounds)
      #expect(gif.contentMode == .center)
    }
  }

  @Test(arguments: Kind.titled)
  func `a label that is shown again has its room in the next turn`(kind: Kind) throws {
    let (bench, titled, before) = try titledBench(kind)
    titled.stateLabel.isHidden = true
    (titled as? any UpdateTimed)?.lastUpdatedTimeLabel.isHidden = true
    bench.wait()
    titled.stateLabel.isHidden = false
    (titled as? any UpdateTimed)?.lastUpdatedTimeLabel.isHidden = false
    bench.wait()
    #expect(marks(titled) == before)
  }

  @Test(arguments: Kind.titledHeaders, [true, false])
  func `a label fills a header without the other one`(kind: Kind, showsTime: Bool) throws {
    let bench = Bench(kind)
    let header = try #require(bench.list.header as? RefreshStateHeader)
    let (title, time) = (header.stateLabel, header.lastUpdatedTimeLabel)
    let (shown, hidden) = showsTime ? (time, title) : (title, time)
    hidden.isHidden = true
    bench.wait()
    #expect(shown.frame == header.bounds)

    let edge = 187.5 - shown.textWidth / 2 - header.labelLeftInset
    for mark in marks(header) { #expect(mark == Point(x: edge, y: 27)) }
  }

  @Test(arguments: Kind.arrowed)
  func `another arrow has its own size in the next turn`(kind: Kind) throws {
    let bench = Bench(kind)
    let arrow = try #require(bench.component as? any ArrowShowing).arrowView
    arrow.image = Image(name: "star", size: Size(width: 30, height: 30))
    bench.wait()
    #expect(arrow.frame.size == Size(width: 30, height: 30))
  }

  @Test(arguments: Kind.pictured)
  func `pictures that are taller make the component that tall at once`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    let image = Image(name: "tall", size: Size(width: 20, height: 90))
    gif.setImages([image], duration: nil, for: .refreshing)
    #expect(gif.frame.height == 90)

    bench.wait()
    #expect(gif.gifView.frame.height == 90)
    if gif is RefreshHeader { #expect(gif.frame.y == -90) }
    if gif is RefreshAutoFooter { #expect(bench.list.reservedInset.bottom == 90) }
  }

  @Test(arguments: Kind.pictured)
  func `a layout that finds the pictures in place asks for no other`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    let frame = gif.gifView.frame
    #expect(frame.width < gif.frame.width)
    let due = bench.list.timeline.nextDue

    gif.placeSubviews()
    #expect(gif.gifView.frame == frame)
    #expect(bench.list.timeline.nextDue == due)
  }

  // MARK: 3. Leader and trailer

  /// The arrow, idle and pulled far enough.
  nonisolated struct Angles: Sendable, CustomTestStringConvertible {
    let make: @MainActor @Sendable () -> any (ArrowShowing & StateTitled)
    let idle: Double
    let pulling: Double
    /// The x of the label and the arrow side by side.
    let label, arrow: Double

    var testDescription: String { "\(idle) and \(pulling)" }

    static let all = [
      Angles(
        make: { RefreshNormalTrailer() }, idle: 0, pulling: .pi, label: 40, arrow: 15),
      Angles(
        make: { RefreshNormalLeader() }, idle: .pi, pulling: 0, label: 20, arrow: 45),
    ]
  }

  @Test(arguments: Angles.all)
  func `the label of a leader or trailer is placed right by its first layout`(angles: Angles) {
    let side = angles.make()
    let bench = Bench(side)
    let first = side.stateLabel.frame
    #expect(
      first == Rect(center: Point(x: angles.label, y: 333.5), size: Size(width: 14, height: 667)))
    #expect(side.arrowView.center == Point(x: angles.arrow, y: 333.5))

    side.setNeedsLayout()
    bench.wait()
    #expect(side.stateLabel.frame == first)
  }

  @Test(arguments: Angles.all)
  func `the label is in the middle without an arrow`(angles: Angles) {
    let side = angles.make()
    let bench = Bench(side)
    side.arrowView.isHidden = true
    bench.wait()
    #expect(side.stateLabel.center == side.bounds.center)
  }

  @Test(arguments: Angles.all)
  func `the arrow turns only when its direction changes`(angles: Angles) {
    let side = angles.make()
    let bench = Bench(side)
    #expect(side.arrowView.rotation == angles.idle)

    bench.pull(by: 1.5)
    #expect(side.arrowView.rotation == angles.pulling)
    bench.list.endDragging()
    bench.wait(1)
    #expect(side.arrowView.rotation == angles.pulling)

    bench.component.endRefreshing()
    bench.wait(0.1)
    #expect(side.arrowView.rotation == angles.pulling)
    bench.wait(0.2)
    #expect(side.arrowView.rotation == angles.idle)

    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    #expect(side.arrowView.rotation == angles.idle)
  }

  @Test(arguments: Angles.all)
  func `an old closing does not turn the arrow of a newer pull`(angles: Angles) {
    let side = angles.make()
    let bench = Bench(side)
    bench.pullAndRelease()
    bench.close(for: 0.1)
    bench.pull(by: 1.5)
    bench.wait(1)
    #expect(side.arrowView.rotation == angles.pulling)
  }
}
