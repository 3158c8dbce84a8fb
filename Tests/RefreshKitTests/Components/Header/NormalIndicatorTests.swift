import RefreshKit
import Testing

/// The default indicator: a title, an arrow and an activity indicator.
struct NormalIndicatorTests {
  private let normal = NormalIndicator()
  private let bench: Bench

  init() {
    let header = RefreshIndicatorHeader()
    header.indicator = normal
    bench = Bench(header)
  }

  @Test func `it has a title for each state, in the app's language`() {
    inConfig {
      #expect(normal.stateLabel.text == "Pull down to refresh")
      bench.pull(by: 1.5)
      #expect(normal.stateLabel.text == "Release to refresh")
      bench.list.endDragging()
      bench.wait(1)
      #expect(normal.stateLabel.text == "Loading...")
      RefreshConfig.default.languageCode = "de"
      #expect(normal.stateLabel.text == Language.german[.headerRefreshing])
      bench.end()
      #expect(normal.stateLabel.text == Language.german[.headerIdle])
    }
  }

  @Test func `a title of the app's stays in every language, and nil brings the language's back`() {
    inConfig {
      normal.setTitle("Drop", for: .pulling)
      bench.pull(by: 1.5)
      RefreshConfig.default.languageCode = "fr"
      #expect(normal.stateLabel.text == "Drop")
      #expect(normal.title(for: .idle) == Language.french[.headerIdle])
      normal.setTitle(nil, for: .pulling)
      #expect(normal.stateLabel.text == Language.french[.headerPulling])
    }
  }

  @Test func `the arrow rotates in 0.2 seconds`() {
    bench.pull(by: 1.5)
    #expect(normal.arrowView.rotation == .pi)
    #expect(normal.arrowView.presentation.rotation == 0)
    bench.wait(0.1)
    #expect(abs(normal.arrowView.presentation.rotation - .pi / 2) < 1e-9)
    bench.wait(0.1)
    #expect(normal.arrowView.presentation.rotation == .pi)
    bench.drag(by: 0.5)
    #expect(normal.arrowView.rotation == 0)
    bench.wait(0.1)
    #expect(abs(normal.arrowView.presentation.rotation - .pi / 2) < 1e-9)
  }

  @Test func `after a refresh the arrow points as at the beginning, at once`() {
    bench.pullAndRelease()
    #expect(normal.loadingView.isAnimating && normal.arrowView.isHidden)
    bench.component.endRefreshing()
    bench.wait()
    #expect(!normal.loadingView.isAnimating && !normal.arrowView.isHidden)
    #expect(normal.arrowView.presentation.rotation == 0)
  }

  @Test func `arrow and spinner are 25 points from the title, where lines begin`() {
    inConfig {
      let distance = normal.stateLabel.textWidth / 2 + 25
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 - distance, y: 30))
      #expect(normal.loadingView.center == normal.arrowView.center)
      bench.list.layoutDirection = .rightToLeft
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 + distance, y: 30))
      normal.stateLabel.measure = { _, _ in 1 }
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5 + 25.5, y: 30))
      normal.stateLabel.isHidden = true
      bench.wait()
      #expect(normal.arrowView.center == Point(x: 187.5, y: 30))
    }
  }

  @Test func `it is notified of the pull outside a refresh only`() {
    let notes = RefreshIndicatorTests.Notes()
    (bench.component as? RefreshIndicatorHeader)?.indicator = notes
    bench.wait()
    bench.pullAndRelease()
    let count = notes.percents.count
    #expect(notes.percents.last == 1)
    bench.list.contentOffset.y = -200
    bench.list.contentOffset.y = 0
    bench.component.pullingPercent = 0.3
    #expect(notes.percents.count == count)
    bench.end()
    #expect(notes.percents.last == 0)
  }

  @Test func `without arguments a list has the app's default, as high as that is pulled`() {
    final class Mine: View, RefreshIndicator {
      func refreshStateDidChange(to state: RefreshState) {}
      func pullDidMove(to percent: Double) {}
    }
    let (make, height) = (
      RefreshIndicatorHeader.makeDefault, RefreshIndicatorHeader.defaultPullHeight
    )
    defer {
      RefreshIndicatorHeader.makeDefault = make
      RefreshIndicatorHeader.defaultPullHeight = height
    }
    RefreshIndicatorHeader.makeDefault = { Mine() }
    RefreshIndicatorHeader.defaultPullHeight = 80
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = list.addPullRefresh {}
    #expect(header.indicator is Mine)
    #expect(header.frame.height == 80)
  }
}
