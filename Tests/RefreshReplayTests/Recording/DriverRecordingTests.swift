import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// What a recorder notes of a scroll view that a platform scrolls: what the driver reports, and where the platform
/// leaves the content elsewhere than a script would.
@Suite struct DriverRecordingTests {
  /// A platform that moves the content where it is asked to, or leaves it where it is.
  private final class Platform: ScrollDriver {
    var obeys = true

    func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
      if obeys { scrollView.driverDidScroll(to: offset, by: .component) }
    }

    func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {}
    func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
    func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
    func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}

    func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
      changes()
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let platform = Platform()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.driver = platform
    list.timeline.advance(by: 0)
  }

  private func recorded(_ session: () -> Void) -> SessionRecorder {
    let recorder = SessionRecorder(list)
    session()
    recorder.stop()
    return recorder
  }

  /// The names of the ops that a session has become.
  private func ops(of recorder: SessionRecorder) -> [String] {
    recorder.script.split(separator: "\n").dropFirst(recorder.lengthOfBeginning).compactMap {
      let line = try? JSONParser.parse(Array($0.utf8))
      if case .string(let name)? = line?["op"] { return name } else { return nil }
    }
  }

  @Test func `a move that the platform makes is one line`() {
    let recorder = recorded { list.contentOffset.y = 100 }
    #expect(list.contentOffset.y == 100)
    #expect(ops(of: recorder) == ["offset"])
    #expect(recorder.unsupported == [])
  }

  @Test func `one that it refuses is none`() {
    platform.obeys = false
    let recorder = recorded {
      list.contentOffset.y = 100
      list.setContentOffset(Point(x: 0, y: 200), animated: true)
    }
    #expect(ops(of: recorder) == [] && recorder.unsupported == [])
  }

  @Test(arguments: [false, true])
  func `a component that is refused is reported`(obeys: Bool) {
    platform.obeys = obeys
    let recorder = recorded {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    let refusal = ["where the platform has left content that a component moves"]
    #expect(recorder.unsupported == (obeys ? [] : refusal))
  }

  @Test(arguments: [0.0, -20])
  func `a throw that ends beyond the range is reported`(y: Double) {
    let recorder = recorded {
      list.beginDragging()
      list.driverDidScroll(to: Point(x: 0, y: 30), by: .finger)
      list.endDragging(decelerate: true)
      list.driverDidScroll(to: Point(x: 0, y: y), by: .deceleration)
      list.driverDidDecelerate(false)
    }
    #expect(recorder.unsupported == (y == 0 ? [] : ["a throw that ended beyond the range"]))
  }

  @Test func `the direction of the language is in every script, the other one in none`() {
    #expect(recorded { list.layoutDirection = .leftToRight }.unsupported == [])
    #expect(recorded { list.layoutDirection = .rightToLeft }.unsupported == ["layoutDirection"])
  }
}
