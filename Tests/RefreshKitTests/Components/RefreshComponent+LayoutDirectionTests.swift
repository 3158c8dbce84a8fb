import Testing

@testable import RefreshKit

@MainActor struct RefreshComponentLayoutDirectionTests {
  /// Two components of a kind with the same texts, one laid out from left to right and one
  /// mirrored.
  private func pair(_ kind: Kind, _ change: (Bench) -> Void = { _ in }) -> (Bench, Bench) {
    let benches = (Bench(kind), Bench(kind))
    benches.1.list.layoutDirection = .rightToLeft
    for bench in [benches.0, benches.1] {
      let images = [Image.scripted("star", size: Size(width: 10, height: 10))]
      (bench.component as? any GifShowing)?.setImages(images, duration: nil, for: .idle)
      change(bench)
      bench.wait()
    }
    return benches
  }

  private func expectMirrored(_ benches: (Bench, Bench)) {
    let (plain, mirrored) = (benches.0.component, benches.1.component)
    #expect(plain.frame == mirrored.frame, "the component itself stays")
    #expect(plain.ownViews.count == plain.subviews.count)
    for (view, twin) in zip(plain.ownViews, mirrored.ownViews) {
      let x = plain.frame.width - view.frame.x - view.frame.width
      #expect(twin.frame == Rect(origin: Point(x: x, y: view.frame.y), size: view.frame.size))
      #expect((twin as? ImageView)?.contentMode == (view as? ImageView)?.contentMode.mirrored)
    }
    #expect(plain.edge == mirrored.edge && plain.state == mirrored.state)
    let marks = plain.ownViews.filter { !($0 is Label) }
    let middle = plain.frame.width / 2
    for mark in marks where !mark.isHidden {
      // The arrow of a leader is beside the content, which is to its right.
      let isInPlace = plain.edge == .left ? mark.frame.maxX >= middle : mark.frame.x <= middle
      #expect(isInPlace, "marks are at the left without a mirror")
    }
  }

  /// The classes of this run of the tests, and all classes with images.
  private nonisolated static let classes =
    Kind.imaged + Kind.all.filter { kind in !Kind.imaged.contains { $0.name == kind.name } }

  /// What is done with a component before its subviews' frames are compared.
  private static let changes: [(Bench) -> Void] = [
    { _ in }, { $0.pull(by: 1.5) }, { $0.refresh() },
    {
      $0.refresh()
      $0.end()
      $0.list.frame.size = Size(width: 667, height: 375)
    },
    {
      for _ in 1...3 {
        $0.component.setNeedsLayout()
        $0.wait()
      }
    },
    { bench in
      (bench.component as? any StateTitled)?.stateLabel.isHidden = true
      (bench.component as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel.isHidden = true
      for _ in 1...3 {
        bench.component.setNeedsLayout()
        bench.wait()
      }
    },
  ]

  @Test(arguments: classes)
  func `labels, arrows, activity indicators and images are mirrored, through all changes`(
    kind: Kind
  ) {
    for change in Self.changes { expectMirrored(pair(kind, change)) }
  }

  @Test(arguments: Kind.all)
  func `changing the direction back restores everything, and a component may refuse to flip`(
    kind: Kind
  ) {
    func expectSame(_ benches: (Bench, Bench)) {
      let frames = [benches.0, benches.1].map { $0.component.ownViews.map(\.frame) }
      #expect(frames[0] == frames[1])
    }
    let changed = pair(kind)
    changed.1.list.layoutDirection = nil
    changed.1.wait()
    expectSame(changed)
    expectSame(pair(kind) { $0.component.flipsHorizontallyInOppositeLayoutDirection = false })
  }

  @Test(arguments: Kind.all)
  func `an app's own views are mirrored if it lists them`(kind: Kind) {
    let bench = Bench(kind)
    let (listed, other, nested) = (View(), View(), View())
    let component = bench.component
    component.addSubview(listed)
    component.addSubview(other)
    other.addSubview(nested)
    listed.frame = Rect(x: 10, y: 2, width: 12, height: 4)
    other.frame = Rect(x: 10, y: 2, width: 30, height: 20)
    nested.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    component.additionalFlippedViews = [listed, nested]
    bench.wait()
    #expect(listed.frame.x == 10, "from left to right nothing moves")
    bench.list.layoutDirection = .rightToLeft
    bench.wait()
    #expect(listed.frame.x == component.frame.width - 22)
    #expect(other.frame.x == 10)
    #expect(nested.frame.x == 26, "in the view that it is in")
    component.additionalFlippedViews = []
    bench.wait()
    #expect(listed.frame.x == 10)
  }

  @Test func `a subclass places views from left to right, and sees those that super has placed`() {
    final class StarHeader: RefreshNormalHeader {
      let star = View()
      var arrowX: Double = 0
      override func prepare() {
        super.prepare()
        addSubview(star)
        additionalFlippedViews = [star]
      }
      override func placeSubviews() {
        super.placeSubviews()
        arrowX = arrowView.center.x
        star.frame = Rect(x: arrowView.frame.x - 10, y: 0, width: 10, height: 10)
      }
    }
    let bench = Bench(StarHeader())
    bench.list.layoutDirection = .rightToLeft
    bench.wait()
    let header = bench.list.header as? StarHeader
    #expect(header!.arrowX < 375 / 2)
    #expect(header!.star.frame.x == header!.arrowView.frame.x + 15)
  }
}
