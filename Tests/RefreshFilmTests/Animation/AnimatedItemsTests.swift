import RefreshKit
import Testing

@testable import RefreshFilm

/// The drawings of an animation, each of which is one element.
@Suite struct AnimatedItemsTests {
  private let frame = Rect(x: 0, y: 0, width: 240, height: 54)

  /// The number of elements of an animation in which a text changes its side.
  private func count(_ sides: [ImageView.ContentMode]) -> Int {
    let samples = sides.enumerated().map { time, side in
      let text = DisplayItem.Text("Loading", fontSize: 14, color: .text, contentMode: side)
      let item = SceneItem(slot: .header, content: .text(text), frame: frame)
      return AnimationRecording.Sample(time: Double(time), scene: .empty(items: [item]))
    }
    return AnimatedItems(samples[...], inFront: false)
      .elements(Stylesheet(duration: 4, still: 1)).count
  }

  @Test func `a text is another drawing at another side`() {
    #expect(count([.left, .left]) == 1)
    #expect(count([.center, .left, .right]) == 3)
  }
}
