import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// What a recorder notes of changes in front of the visible content while a platform scrolls: the script keeps the
/// position by itself, and the content is where it was.
@Suite struct KeepingRecordingTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let platform = RequestedOffsetDriver()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.contentInset.bottom = 0.5
    list.driver = platform
    list.driverDidScroll(to: Point(x: 0, y: 1_300), by: .app)
    list.timeline.advance(by: 0)
  }

  /// What is done inside, as names of ops.
  private func opsInside(_ recorder: SessionRecorder) -> [String] {
    (recorder.ops.first { $0.opName == "keepPosition" }?["run"]?.elements ?? []).map(\.opName)
  }

  private func shrinks() { list.contentSize.height = 1_000 }

  /// The platform moves the content to the end of the range, which is 333.5.
  private func clamps(to y: Double) { list.driverDidScroll(to: Point(x: 0, y: y), by: .app) }

  @Test(arguments: [333.5, 333 + 2.0 / 3, 333])
  func `content that the platform brings into the range, on a pixel, is none`(y: Double) throws {
    let recorder = list.recorded {
      list.keepingPosition {
        shrinks()
        clamps(to: y)
      }
    }
    #expect(opsInside(recorder) == ["contentSize"] && recorder.unsupported == [])
    #expect(list.contentOffset.y == 300)
    #expect(try recorder.replayed()?.contentOffset == list.contentOffset)
  }

  private static let ownMove = "where the platform has moved content by itself"

  @Test(arguments: [1_133.5, 1_133 + 2.0 / 3, 1_133])
  func `where an inset brings it there, the pixel is reported`(y: Double) throws {
    let recorder = list.recorded {
      list.keepingPosition {
        list.contentInset.bottom = -199.5
        clamps(to: y)
      }
    }
    #expect(opsInside(recorder) == ["inset"] && list.contentOffset.y == y)
    #expect(recorder.unsupported.first == (y == 1_133.5 ? nil : Self.ownMove))
    #expect(try recorder.replayed()?.contentOffset.y == 1_133.5)
  }

  @Test func `content that a script leaves beyond a range that stays is reported`() {
    list.driverDidScroll(to: Point(x: 0, y: 1_400), by: .app)
    let recorder = list.recorded { list.keepingPosition { clamps(to: 1_333.5) } }
    #expect(recorder.unsupported == [Self.ownMove])
  }

  @Test func `content that a script leaves where it is, in a range that comes back, is reported`() {
    let recorder = list.recorded {
      list.keepingPosition {
        list.contentInset.bottom = -199.5
        clamps(to: 1_133.5)
        list.contentInset.bottom = 0.5
      }
    }
    #expect(recorder.unsupported == [Self.ownMove])
  }

  @Test(arguments: [333.5, 100])
  func `an offset that the app sets is one, also where a clamp would be`(y: Double) throws {
    let recorder = list.recorded {
      list.keepingPosition {
        shrinks()
        list.contentOffset.y = y
      }
    }
    #expect(opsInside(recorder) == ["contentSize", "offset"] && recorder.unsupported == [])
    #expect(list.contentOffset.y == y)
    #expect(try recorder.replayed()?.contentOffset == list.contentOffset)
  }

  @Test func `it is a move from where the content would be kept`() throws {
    let header = RefreshAutoNormalHeader()
    list.header = header
    list.driverDidScroll(to: .zero, by: .app)
    list.timeline.advance(by: 0)
    let recorder = list.recorded {
      list.keepingPosition {
        shrinks()
        list.contentOffset.y = -20
      }
      list.driverDidScroll(to: .zero, by: .app)
    }
    #expect(header.state == .idle && recorder.unsupported == [])
    #expect(try recorder.replayed()?.header?.state == .idle)
  }

  @Test func `one that it sets first moves with the content`() throws {
    let recorder = list.recorded {
      list.keepingPosition {
        list.contentOffset.y = 100
        list.contentSize.height += 300
      }
    }
    #expect(opsInside(recorder) == ["offset", "contentSize"] && recorder.unsupported == [])
    #expect(list.contentOffset.y == 400)
    #expect(try recorder.replayed()?.contentOffset == list.contentOffset)
  }

  private static let other =
    "an offset of the platform or of a component while the position is kept"

  @Test(arguments: [ScrollCause.app, .deceleration])
  func `another offset that the platform reports does not count, and is reported`(
    cause: ScrollCause
  ) {
    let recorder = list.recorded {
      list.keepingPosition {
        shrinks()
        list.driverDidScroll(to: Point(x: 0, y: 200), by: cause)
      }
    }
    #expect(list.contentOffset.y == 300 && recorder.unsupported == [Self.other])
  }

  @Test func `a component that moves along the other axis leaves the position, and is reported`() {
    let trailer = RefreshNormalTrailer()
    list.trailer = trailer
    list.timeline.advance(by: 0)
    let recorder = list.recorded {
      list.keepingPosition {
        shrinks()
        clamps(to: 333.5)
        trailer.beginRefreshing()
      }
    }
    #expect(list.contentOffset == Point(x: trailer.frame.width, y: 300))
    #expect(recorder.unsupported == [Self.other])
  }

  @Test func `a clamp that the platform has not made yet is reported until it has`() {
    let recorder = SessionRecorder(list)
    list.contentSize.height = 1_000
    #expect(recorder.unsupported == ["where the platform has left content beyond its range"])
    clamps(to: 333.5)
    #expect(recorder.unsupported == [])
    list.contentSize.height = 900
    recorder.stop()
    #expect(recorder.unsupported == ["where the platform has left content beyond its range"])
  }
}
