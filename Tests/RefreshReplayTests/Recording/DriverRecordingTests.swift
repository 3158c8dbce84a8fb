import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// A recording of a scroll view that a platform scrolls contains what the driver reports. Its
/// script has a driver that reports the same.
@MainActor @Suite struct DriverRecordingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let header = RefreshNormalHeader()
  private let platform = RequestedOffsetDriver()

  init() {
    measureTextsWithoutFonts()
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = header
    list.trailer = RefreshNormalTrailer()
    list.driver = platform
    list.timeline.advance(by: 0)
  }

  /// What an app, a user and a platform do in a session.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @MainActor @Sendable (DriverRecordingTests) -> Void

    init(
      _ description: String,
      _ perform: @escaping @MainActor @Sendable (DriverRecordingTests) -> Void
    ) {
      (testDescription, self.perform) = (description, perform)
    }
  }

  nonisolated private static let deeds = [
    Deed("a move of the app") { $0.list.contentOffset.y = 100 },
    Deed("an animated one, frame by frame") {
      $0.platform.makesMoves = false
      $0.list.setContentOffset(Point(x: 0, y: 200), animated: true)
      $0.report(y: 70, by: .component)
      $0.report(y: 200, by: .component)
    },
    Deed("one that the platform refuses") {
      $0.platform.makesMoves = false
      $0.list.contentOffset.y = 100
    },
    Deed("a refresh") { $0.refresh() },
    Deed("a refresh that the platform does not show") {
      $0.platform.makesMoves = false
      $0.refresh()
    },
    Deed("a size that the platform changes in the middle of a move of a component") {
      $0.platform.willMove = { $0.contentSize.height = 1_000 }
      $0.refresh()
    },
    Deed("a finger that it puts down there") {
      $0.platform.willMove = { $0.driverDidTrack(true) }
      $0.refresh()
    },
    Deed("what it reports before and after the changes of an animation") {
      $0.platform.willAnimate = { $0.driverDidScroll(to: Point(x: 0, y: 300), by: .app) }
      $0.platform.didAnimate = { $0.driverDidScroll(to: Point(x: 0, y: 200), by: .app) }
      $0.refresh()
    },
    Deed("time that has passed before an animation, while nothing ran") {
      $0.platform.willAnimate = { $0.timeline.advanceTime(by: 0.1) }
      $0.refresh()
    },
    Deed("an offset and a pull without an end") {
      $0.header.holdsContentWhilePulled = true
      $0.list.beginDragging()
      $0.report(y: .nan, by: .finger)
      $0.list.driverDidPull(beyond: EdgeInsets(top: .infinity))
    },
    Deed("content that it brings into the range late, and not on the end") {
      $0.report(y: 1_400, by: .app)
      $0.platform.didReserve = { $0.driverDidScroll(to: Point(x: 0, y: 1_300), by: .component) }
      $0.refresh()
    },
    Deed("content that it leaves beyond the range") { $0.list.contentInset.top = -700 },
    Deed("a drag and a fling that ends beyond the range") {
      $0.drag(to: -80)
      $0.list.endDragging(decelerate: true)
      $0.report(y: -20, by: .deceleration)
      $0.list.driverDidDecelerate(false)
    },
    Deed("a finger that is lifted between pages") {
      $0.list.isPagingEnabled = true
      $0.report(y: 100, by: .app)
      $0.list.driverDidTrack(true)
      $0.list.driverDidTrack(false)
    },
    Deed("a pull that is held, and returns") {
      $0.hold(by: 40)
      $0.list.endDragging()
      $0.list.timeline.advance(by: 0.1)
    },
    Deed("a hold that ends while it returns") {
      $0.hold(by: 40)
      $0.list.endDragging()
      $0.list.timeline.advance(by: 0.1)
      $0.header.holdsContentWhilePulled = false
    },
    Deed("an edge that moves while it returns") {
      $0.hold(by: 40)
      $0.list.endDragging()
      $0.list.timeline.advance(by: 0.1)
      $0.list.contentInset.top = -20
      $0.report(y: 20, by: .app)
    },
    Deed("content that a finger moves beyond an edge that holds") {
      $0.header.holdsContentWhilePulled = true
      $0.drag(to: -40)
    },
    Deed("changes in front, and a clamp on a pixel") { test in
      test.report(y: 1_300, by: .app)
      test.list.keepingPosition {
        test.list.contentSize.height = 1_000
        test.report(y: 332.66, by: .app)
      }
    },
    Deed("another offset in the middle of them") { test in
      test.report(y: 1_300, by: .app)
      test.list.keepingPosition {
        test.list.contentSize.height = 1_000
        test.report(y: 200, by: .deceleration)
      }
    },
    Deed("a component that moves along the other axis in the middle of them") { test in
      test.report(y: 1_300, by: .app)
      test.list.keepingPosition {
        test.list.contentSize.height = 1_000
        test.list.trailer?.beginRefreshing()
      }
    },
  ]

  private func report(y: Double, by cause: ScrollCause) {
    list.driverDidScroll(to: Point(x: 0, y: y), by: cause)
  }

  private func drag(to y: Double) {
    list.driverDidTrack(true)
    list.beginDragging()
    report(y: y, by: .finger)
  }

  private func hold(by distance: Double) {
    header.holdsContentWhilePulled = true
    list.beginDragging()
    list.driverDidPull(beyond: EdgeInsets(top: distance))
  }

  private func refresh() {
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    header.endRefreshing()
    list.timeline.advance(by: 1)
  }

  @Test(arguments: deeds)
  func `the replay of a session has the state of the session`(deed: Deed) throws {
    let recorder = list.recorded { deed.perform(self) }
    #expect(recorder.unsupported == [])
    let replayed = try #require(try recorder.replayed())
    #expect(replayed.contentOffset == list.contentOffset)
    #expect(replayed.heldOverscroll == list.heldOverscroll)
    #expect(replayed.geometry == list.geometry)
    #expect(replayed.header?.state == header.state)
    #expect(replayed.header?.pullingPercent == header.pullingPercent)
    #expect(replayed.trailer?.state == list.trailer?.state)
  }

  // MARK: The lines

  @Test func `what the platform does by itself becomes a line for each report`() {
    let recorder = list.recorded {
      drag(to: 30)
      list.endDragging(decelerate: true)
      list.driverDidTrack(false)
      report(y: 60, by: .deceleration)
      list.driverDidDecelerate(false)
    }
    #expect(
      recorder.opNames == ["track", "drag", "report", "drag", "track", "report", "decelerate"])
  }

  @Test func `the trace of a script whose driver reports a finger contains tracking`() {
    let recorder = list.recorded { list.driverDidTrack(true) }
    #expect(play(recorder.script).trace.last?.contains(#""tracking":true"#) == true)
  }

  @Test func `a driver's answer to a call is written before the line of the call`() {
    let recorder = list.recorded { list.contentOffset.y = 100 }
    #expect(
      recorder.script.split(separator: "\n").suffix(2) == [
        #"{"op":"on","event":"driver.offset","times":1,"#
          + #""run":[{"op":"report","x":0,"y":100,"by":"component"}]}"#,
        #"{"op":"offset","x":0,"y":100}"#,
      ])
  }

  @Test func `a script fails where the list does not make a driver call that it answers`() {
    #expect {
      try Stage.play([
        #"{"op":"stage","width":375,"height":667,"contentHeight":2000,"driven":true}"#,
        #"{"op":"on","event":"driver.offset","times":1,"run":[{"op":"report","y":100}]}"#,
        #"{"op":"inset","value":[10,0,0,0]}"#,
      ])
    } throws: { error in
      (error as? ScriptError)?.message == "the list has not called its driver for \"offset\" here"
    }
  }

  @Test func `a script contains the direction of the language, and reports another direction`() {
    #expect(list.recorded { list.layoutDirection = .leftToRight }.unsupported == [])
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
    let recorder = list.recorded {
      list.layoutDirection = .rightToLeft
      list.timeline.advance(by: 0)
    }
    #expect(recorder.unsupported.contains { $0.contains("header.arrowView.center.x") })
  }
}

extension Stage {
  fileprivate static func play(_ lines: [String]) throws {
    var stage: Stage?
    for line in lines {
      if let stage { _ = try stage.perform(Op(line)) } else { stage = try Stage(StageLine(line)) }
    }
  }
}

/// A platform that moves the content as requested, or does not move it.
private final class RequestedOffsetDriver: ScrollDriver {
  var makesMoves = true
  /// Called before a requested move.
  var willMove: (ScrollView) -> Void = { _ in }
  /// Called when components have changed the reserved inset.
  var didReserve: (ScrollView) -> Void = { _ in }
  /// Called before and after the changes of an animation.
  var willAnimate: (ScrollView) -> Void = { _ in }
  var didAnimate: (ScrollView) -> Void = { _ in }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    guard makesMoves else { return }
    willMove(scrollView)
    scrollView.driverDidScroll(to: offset, by: .component)
  }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) { didReserve(scrollView) }
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    willAnimate(scrollView)
    changes()
    didAnimate(scrollView)
  }
}
