import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// What a recorder notes of a pull that a component holds while a platform scrolls: the script splits the pull, and
/// returns it, by itself.
@Suite struct HeldRecordingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let platform = RequestedOffsetDriver()
  private let header = RefreshNormalHeader()

  private static let moveOfHeld = "a change of the range, or a move, while a pull is held"

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    header.holdsContentWhilePulled = true
    list.header = header
    list.driver = platform
    list.timeline.advance(by: 0)
  }

  private func pull(by distance: Double) {
    list.beginDragging()
    list.driverDidPull(beyond: EdgeInsets(top: distance))
  }

  /// Pulls by 40 points, lets go, and waits, in seconds.
  private func pullAndLetGo(for time: Double) {
    pull(by: 40)
    list.endDragging()
    list.timeline.advance(by: time)
  }

  // MARK: Places

  @Test func `a pull is a line of the drag, beyond the edge`() throws {
    let recorder = list.recorded { pull(by: 40) }
    #expect(recorder.opNames == ["drag", "drag"] && recorder.unsupported == [])
    #expect(recorder.ops.last?["y"] == .number(-40))
    let replayed = try recorder.replayed()
    #expect(replayed?.heldOverscroll.top == 40 && replayed?.contentOffset == .zero)
  }

  @Test(arguments: [false, true])
  func `content that a finger moves beyond an edge that holds is reported`(holds: Bool) {
    header.holdsContentWhilePulled = holds
    let recorder = list.recorded {
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: -40), by: .finger)
    }
    #expect(recorder.unsupported == (holds ? [Self.moveOfHeld] : []))
  }

  @Test func `a finger that moves inside the range is not`() {
    let recorder = list.recorded {
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 40), by: .finger)
      list.driverDidScroll(to: .zero, by: .finger)
    }
    #expect(recorder.opNames == ["drag", "drag", "drag"] && recorder.unsupported == [])
  }

  // MARK: The return

  @Test func `what is held returns by itself in the script`() throws {
    let recorder = list.recorded {
      pullAndLetGo(for: 0.1)
    }
    #expect(recorder.opNames == ["drag", "drag", "drag", "advance"])
    #expect(recorder.unsupported == [])
    let left = list.heldOverscroll.top
    let replayed = try recorder.replayed()
    #expect(left > 0 && left < 40 && replayed?.heldOverscroll.top == left)
  }

  @Test(arguments: [0.0, 10])
  func `where the finger has moved content beyond the other axis's range, it is reported`(
    x: Double
  ) {
    let recorder = list.recorded {
      list.driverDidTrack(true)
      list.beginDragging()
      list.driverDidScroll(to: Point(x: x, y: 0), by: .finger)
      list.driverDidPull(beyond: EdgeInsets(top: 40))
      list.endDragging()
      list.driverDidTrack(false)
    }
    let words = ["a fling along one axis while a pull is let go along the other"]
    #expect(recorder.unsupported == (x == 0 ? [] : words))
  }

  @Test(arguments: [0.1, 2])
  func `an end of the hold while it returns is reported`(time: Double) {
    let recorder = list.recorded {
      pullAndLetGo(for: time)
      header.holdsContentWhilePulled = false
    }
    #expect(recorder.opNames == ["drag", "drag", "drag", "advance", "set"])
    #expect(recorder.unsupported == (time == 2 ? [] : [Self.moveOfHeld]))
  }

  @Test(arguments: [0.1, 2])
  func `a move of the edge while it returns is reported`(time: Double) {
    let recorder = list.recorded {
      pullAndLetGo(for: time)
      list.contentInset.top = -20
      list.driverDidScroll(to: Point(x: 0, y: 20), by: .app)
    }
    #expect(recorder.unsupported == (time == 2 ? [] : [Self.moveOfHeld]))
  }

  /// An observer that pulls the header again is called by each notification.
  @Test func `content that the platform leaves in place meanwhile is no input`() throws {
    var count = 0
    let observation = header.observeState { [header] change in
      guard change.new == .willRefresh else { return }
      count += 1
      header.state = .pulling
    }
    defer { observation.cancel() }
    let recorder = list.recorded {
      list.isInWindow = false
      pull(by: 100)
      list.endDragging()
      list.timeline.advance(by: 0.02)
      let before = count
      for _ in 0..<3 { list.driverDidScroll(to: list.contentOffset, by: .deceleration) }
      #expect(before > 0 && count == before)
    }
    #expect(!recorder.opNames.contains("scroll") && recorder.unsupported == [])
    #expect(try recorder.replayed()?.heldOverscroll == list.heldOverscroll)
  }
}
