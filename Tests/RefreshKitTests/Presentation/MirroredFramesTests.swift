import Testing

@testable import RefreshKit

struct MirroredFramesTests {
  private let container = View(frame: Rect(x: 50, y: 60, width: 100, height: 40))
  private let view = ImageView(image: Image(name: "star", size: Size(width: 20, height: 10)))

  private init() {
    container.addSubview(view)
    view.frame.origin = Point(x: 5, y: 7)
  }

  @Test func `a view is as far from the right as it was placed from the left`() {
    _ = MirroredFrames([view])
    #expect(view.frame == Rect(x: 75, y: 7, width: 20, height: 10))
  }

  @Test func `restoring sets the original frame`() {
    view.contentMode = .left
    view.frame.origin.x = 0.1
    for _ in 1...100 { MirroredFrames([view]).restore() }
    #expect(view.frame == Rect(x: 0.1, y: 7, width: 20, height: 10))
    #expect(view.contentMode == .left)
  }

  @Test func `a view that was moved meanwhile is not moved back`() {
    let frames = MirroredFrames([view])
    view.frame.origin.x = 40
    frames.restore()
    #expect(view.frame.x == 40)
  }

  @Test(arguments: [
    (ImageView.ContentMode.left, ImageView.ContentMode.right), (.right, .left), (.center, .center),
  ])
  func `an image is at the other side of its view`(
    mode: ImageView.ContentMode, mirrored: ImageView.ContentMode
  ) {
    view.contentMode = mode
    _ = MirroredFrames([view])
    #expect(view.contentMode == mirrored)
  }

  @Test func `an image that moves between mirrored containers has the same side`() {
    let other = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    view.contentMode = .left
    let first = MirroredFrames([view])
    #expect(view.contentMode == .right)
    other.addSubview(view)
    #expect(view.contentMode == .left, "with another superview it is as it was set")
    let second = MirroredFrames([view])
    first.restore()
    #expect(view.contentMode == .right)
    second.restore()
    #expect(view.contentMode == .left)
  }

  @Test func `an image that is removed from its container has the mode that was set`() {
    view.contentMode = .left
    let frames = MirroredFrames([view])
    view.removeFromSuperview()
    #expect(view.contentMode == .left)
    frames.restore()
    #expect(view.contentMode == .left)
  }

  @Test func `a view without a superview does not change`() {
    view.removeFromSuperview()
    _ = MirroredFrames([view])
    #expect(view.frame.x == 5)
  }

  @Test func `a view in the list twice is restored as well`() {
    MirroredFrames([view, view]).restore()
    #expect(view.frame.x == 5)
  }
}
