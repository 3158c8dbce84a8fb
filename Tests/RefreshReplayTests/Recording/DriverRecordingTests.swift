import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// What a recorder notes of a scroll view that a platform scrolls: what the driver reports, and where the platform
/// leaves the content elsewhere than a script would.
@Suite struct DriverRecordingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let platform = RequestedOffsetDriver()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.driver = platform
    list.timeline.advance(by: 0)
  }

  private func recorded(_ session: () -> Void) -> SessionRecorder { list.recorded(session) }

  @Test func `a move that the platform makes is one line`() {
    let recorder = recorded { list.contentOffset.y = 100 }
    #expect(list.contentOffset.y == 100)
    #expect(recorder.opNames == ["offset"])
    #expect(recorder.unsupported == [])
  }

  @Test func `one that it refuses is none`() {
    platform.makesMoves = false
    let recorder = recorded {
      list.contentOffset.y = 100
      list.setContentOffset(Point(x: 0, y: 200), animated: true)
    }
    #expect(recorder.opNames == [] && recorder.unsupported == [])
  }

  @Test(arguments: [false, true])
  func `a component that is refused is reported`(makesMoves: Bool) {
    platform.makesMoves = makesMoves
    let recorder = recorded {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    let refusal = ["where the platform has left content that a component moves"]
    #expect(recorder.unsupported == (makesMoves ? [] : refusal))
  }

  private static let ownMove = "where the platform has moved content by itself"

  /// The content is brought into its range, which ends at 1,333, where the header reserves an inset.
  @Test(arguments: [[1_333], [], [1_333, 1_333], [1_300.0]])
  func `only the clamp of a list is none of the platform's own moves`(places: [Double]) {
    var reports = places
    platform.didReserve = { list in
      let present = reports
      reports = []
      for y in present { list.driverDidScroll(to: Point(x: 0, y: y), by: .component) }
    }
    list.driverDidScroll(to: Point(x: 0, y: 1_400), by: .app)
    let recorder = recorded {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    #expect(recorder.unsupported.isEmpty == (places == [1_333]))
    #expect(recorder.unsupported.contains(Self.ownMove) == (places.count == 2 || places == [1_300]))
  }

  @Test(arguments: [0.0, -20])
  func `a fling that ends beyond the range is reported`(y: Double) {
    let recorder = recorded {
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 30), by: .finger)
      list.endDragging(decelerate: true)
      list.driverDidScroll(to: Point(x: 0, y: y), by: .deceleration)
      list.driverDidDecelerate(false)
    }
    #expect(recorder.unsupported == (y == 0 ? [] : ["a fling that ended beyond the range"]))
  }

  // MARK: A finger

  private static let lift = "a finger that was lifted, without a drag, where content bounces back"

  @Test func `a finger that only touches is a touch`() {
    let recorder = recorded {
      list.driverDidTrack(true)
      list.driverDidTrack(false)
    }
    #expect(recorder.opNames == ["touch", "touch"] && recorder.unsupported == [])
  }

  @Test(arguments: [-30.0, -0.1, 1_340])
  func `one that is lifted beyond the range is reported`(y: Double) {
    let recorder = recorded {
      list.driverDidScroll(to: Point(x: 0, y: y), by: .app)
      list.driverDidTrack(true)
      list.driverDidTrack(false)
    }
    #expect(recorder.opNames == ["offset", "touch", "touch"])
    #expect(recorder.unsupported == [Self.lift])
  }

  @Test(arguments: [0.0, 100])
  func `one that is lifted between pages is reported`(y: Double) {
    list.isPagingEnabled = true
    let recorder = recorded {
      list.driverDidScroll(to: Point(x: 0, y: y), by: .app)
      list.driverDidTrack(true)
      list.driverDidTrack(false)
    }
    #expect(recorder.unsupported == (y == 0 ? [] : [Self.lift]))
  }

  @Test func `one that has dragged is not`() {
    let recorder = recorded {
      list.driverDidTrack(true)
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: -30), by: .finger)
      list.endDragging(decelerate: true)
      list.driverDidTrack(false)
      list.driverDidScroll(to: .zero, by: .deceleration)
      list.driverDidDecelerate(false)
    }
    #expect(
      recorder.opNames == ["touch", "drag", "drag", "drag", "touch", "scroll", "decelerated"])
    #expect(recorder.unsupported == [])
  }

  // MARK: Sizes, insets and the window

  @Test func `what limits the offset is a line each time that it is reported`() {
    let recorder = recorded {
      list.contentSize.height = 1_000
      list.contentSize.height = 1_000
      list.contentInset.top = 20
      list.safeAreaInsets.top = 10
      list.frame.size.height = 600
      list.isInWindow = false
    }
    let names = ["contentSize", "contentSize", "inset", "safeArea", "resize", "window"]
    #expect(recorder.opNames == names && recorder.unsupported == [])
  }

  @Test func `what a move of the app changes of it comes before the move`() {
    platform.willMove = { $0.contentSize.height = 1_000 }
    let recorder = recorded { list.contentOffset.y = 100 }
    #expect(recorder.opNames == ["contentSize", "offset"] && recorder.unsupported == [])
  }

  @Test(arguments: [1_000.0, 2_000])
  func `what a move of a component changes of it is reported`(height: Double) {
    platform.willMove = { $0.contentSize.height = height }
    let recorder = recorded {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    let change = "a size, an inset or a window that changed in the middle of a change"
    #expect(recorder.unsupported == (height == 2_000 ? [] : [change]))
    #expect(!recorder.opNames.contains("contentSize"))
  }

  private static let changes: [(subject: String, change: (ScrollView) -> Void)] = [
    ("a size, an inset or a window", { $0.safeAreaInsets.bottom = 20 }),
    ("a size, an inset or a window", { $0.isInWindow.toggle() }),
    ("paging", { $0.isPagingEnabled = true }),
    ("a finger or a fling", { $0.driverDidTrack(true) }),
    ("a finger or a fling", { $0.beginDragging() }),
    ("a finger or a fling", { $0.driverDidDecelerate(true) }),
  ]

  @Test(arguments: 0..<6)
  func `whatever it changes is reported`(index: Int) {
    let (subject, change) = Self.changes[index]
    var isDone = false
    platform.willMove = {
      if !isDone { change($0) }
      isDone = true
    }
    let recorder = recorded {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    #expect(recorder.unsupported.contains("\(subject) that changed in the middle of a change"))
  }

  @Test func `pages are a line`() {
    let recorder = recorded { list.isPagingEnabled = true }
    #expect(recorder.opNames == ["paging"] && recorder.unsupported == [])
  }

  @Test func `the direction of the language is in every script, the other one in none`() {
    #expect(recorded { list.layoutDirection = .leftToRight }.unsupported == [])
    #expect(recorded { list.layoutDirection = .rightToLeft }.unsupported == ["layoutDirection"])
  }
}
