import Testing

@testable import RefreshKit

@MainActor struct MirroredFramesTests {
  private let container = View(frame: Rect(x: 50, y: 60, width: 100, height: 40))
  private let view = ImageView(image: Image.scripted("star", size: Size(width: 20, height: 10)))

  private init() {
    container.addSubview(view)
    view.frame.origin = Point(x: 5, y: 7)
  }

  @Test func `a mirrored image is at the other side of its view, until it leaves its superview`() {
    for (mode, mirrored) in [
      (ImageView.ContentMode.left, ImageView.ContentMode.right), (.right, .left),
      (.center, .center),
    ] {
      view.contentMode = mode
      let frames = MirroredFrames([view])
      #expect(view.contentMode == mirrored)
      frames.restore()
    }
    view.contentMode = .left
    let frames = MirroredFrames([view])
    view.removeFromSuperview()
    #expect(view.contentMode == .left)
    frames.restore()
    #expect(view.contentMode == .left)
  }

  @Test func `an image that moves between mirrored superviews is mirrored once`() {
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
}
