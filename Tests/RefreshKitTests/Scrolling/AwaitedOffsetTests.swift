import Testing

@testable import RefreshKit

/// An offset that waits until the content reaches it.
struct AwaitedOffsetTests {
  private func view(height: Double, offset: Double = 0, cause: ScrollCause = .app) -> ScrollSnapshot
  {
    var view = ScrollSnapshot(
      geometry: ScrollGeometry(
        size: Size(width: 100, height: 100), contentSize: Size(width: 100, height: height),
        inset: .zero, reserved: .zero), offset: Point(x: 0, y: offset))
    view.cause = cause
    return view
  }

  private let awaited = AwaitedOffset(target: Point(x: 0, y: 300), lastOffset: .zero)

  @Test func `it waits for content that is long enough`() {
    #expect(awaited.decision(in: view(height: 399), isAtRest: true) == .wait)
    #expect(awaited.decision(in: view(height: 400), isAtRest: true) == .move)
  }

  @Test func `an offset in front of the content is reached at once`() {
    let awaited = AwaitedOffset(target: Point(x: 0, y: -54), lastOffset: .zero)
    #expect(awaited.decision(in: view(height: 0), isAtRest: true) == .move)
  }

  @Test func `it is dropped where something moves the content`() {
    #expect(awaited.decision(in: view(height: 400), isAtRest: false) == .drop)
  }

  @Test func `it is dropped where the content was moved, but not by a component`() {
    #expect(awaited.decision(in: view(height: 400, offset: 5), isAtRest: true) == .drop)
    let moved = view(height: 400, offset: 5, cause: .deceleration)
    #expect(awaited.decision(in: moved, isAtRest: true) == .drop)
    let opened = view(height: 400, offset: 5, cause: .component)
    #expect(awaited.decision(in: opened, isAtRest: true) == .move)
  }

  @Test func `a change of geometry that brings the content into its range is no move`() {
    let awaited = AwaitedOffset(target: Point(x: 0, y: 300), lastOffset: Point(x: 0, y: 200))
    #expect(awaited.decision(in: view(height: 250, offset: 150), isAtRest: true) == .wait)
  }

  @Test func `content that grows at its beginning moves the target and the content`() {
    var awaited = awaited
    awaited.shift(by: Point(x: 0, y: 50))
    #expect(awaited.target.y == 350 && awaited.lastOffset.y == 50)
  }
}
