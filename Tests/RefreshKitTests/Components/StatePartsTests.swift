import RefreshKit
import Testing

/// The behaviour that all classes with a title, an activity indicator, an arrow or images share.
struct StatePartsTests {
  // MARK: Titles

  @Test(arguments: Kind.all)
  func `the label shows the title of the state`(kind: Kind) throws {
    guard let titled = kind.make() as? any StateTitled else { return }
    let bench = Bench(titled)
    for state in RefreshState.allCases {
      titled.setTitle("\(state)!", for: state)
      titled.state = state
      bench.wait(1)
      let shown = titled.state  // willRefresh begins in the next cycle
      #expect(titled.stateLabel.text == "\(shown)!")
      #expect(titled.title(for: shown) == "\(shown)!")
    }
  }

  @Test(arguments: Kind.all)
  func `a title that is set for the present state is shown at once, nil takes it back`(
    kind: Kind
  ) {
    guard let titled = kind.make() as? any StateTitled else { return }
    let english = titled.stateLabel.text
    #expect(english != nil)
    titled.setTitle("mine", for: .idle)
    #expect(titled.stateLabel.text == "mine")
    titled.setTitle("for later", for: .refreshing)
    #expect(titled.stateLabel.text == "mine")
    titled.setTitle(nil, for: .idle)
    #expect(titled.stateLabel.text == english)
    #expect(titled.title(for: .idle) == english)
  }

  @Test func `a state without a title shows nothing`() {
    let header = RefreshStateHeader()
    #expect(header.title(for: .noMoreData) == nil)
    header.state = .noMoreData
    #expect(header.stateLabel.text == nil)
    #expect(RefreshAutoStateFooter().title(for: .pulling) == nil)
  }

  @Test func `the titles are the original's, the trailer's complete`() {
    func titles(_ component: any StateTitled) -> [String?] {
      [.idle, .pulling, .refreshing, .noMoreData].map { component.title(for: $0) }
    }
    #expect(
      titles(RefreshStateHeader()) == [
        "Pull down to refresh", "Release to refresh", "Loading...", nil,
      ])
    #expect(
      titles(RefreshAutoStateFooter()) == [
        "Tap or pull up to load more", nil, "Loading...", "No more data",
      ])
    #expect(
      titles(RefreshBackStateFooter()) == [
        "Pull up to load more", "Release to load more", "Loading...", "No more data",
      ])
    #expect(
      titles(RefreshStateTrailer()) == [
        "Slide to see more", "Release to see more", "Loading...", "No more data",
      ])
  }

  @Test func `the inset beside the label is 25, with images 20, in a leader or trailer 0`() {
    func insets(_ families: ComponentKind.Family...) -> [Double] {
      ComponentKind.all.filter { families.contains($0.family) && $0.style != .control }
        .compactMap { ($0.make() as? any StateTitled)?.labelLeftInset }
    }
    #expect(insets(.header) == [25, 25, 20])
    #expect(insets(.autoHeader, .autoFooter) == [25, 25, 25, 25, 20])
    #expect(insets(.backFooter) == [25, 25, 20])
    #expect(insets(.trailer, .leader) == [0, 0, 0, 0])
  }

  // MARK: Activity indicators and arrows

  @Test(arguments: Kind.all)
  func `the activity indicator spins while refreshing`(kind: Kind) {
    guard let component = kind.make() as? any LoadingShowing else { return }
    let bench = Bench(component)
    #expect(!component.loadingView.isAnimating)
    bench.refresh()
    #expect(component.loadingView.isAnimating)
    bench.end()
    #expect(!component.loadingView.isAnimating)
    #expect(component.loadingView.alpha == 1)
  }

  @Test(arguments: Kind.pulled)
  func `the activity indicator replaces the arrow until the end`(kind: Kind) {
    guard
      let component = kind.make() as? any (ArrowShowing & LoadingShowing)
    else { return }
    let bench = Bench(component)
    #expect(!component.arrowView.isHidden)
    bench.refresh()
    #expect(component.arrowView.isHidden)
    component.endRefreshing()
    bench.wait(0.3)
    #expect(component.loadingView.alpha == 0)
    #expect(component.arrowView.isHidden)
    bench.wait(0.2)
    #expect(!component.arrowView.isHidden)
  }

  @Test func `the arrow rotates by half a turn and back`() {
    func angles(_ component: any ArrowShowing) -> [Double] {
      let bench = Bench(component)
      var angles = [component.arrowView.rotation]
      bench.pull(by: 2)
      angles.append(component.arrowView.rotation)
      bench.drag(by: 0.5)
      return angles + [component.arrowView.rotation]
    }
    #expect(angles(RefreshNormalHeader()) == [0, .pi, 0])
    #expect(angles(RefreshBackNormalFooter()) == [.pi, 0, .pi])
    #expect(angles(RefreshNormalTrailer()) == [0, .pi, 0])
    #expect(angles(RefreshNormalLeader()) == [.pi, 0, .pi])
  }

  @Test(arguments: Kind.all)
  func `arrows take the colour of the title`(kind: Kind) throws {
    guard let component = kind.make() as? any (ArrowShowing & StateTitled) else { return }
    let bench = Bench(component)
    component.stateLabel.textColor = Color(red: 1, green: 0, blue: 0)
    component.setNeedsLayout()
    bench.wait()
    #expect(component.arrowView.tintColor == Color(red: 1, green: 0, blue: 0))
  }
}
