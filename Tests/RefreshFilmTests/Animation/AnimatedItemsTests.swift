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

  @Test func `a shape moves its points; another path, or colour, is another drawing`() {
    func drawn(_ shapes: [DisplayItem.Shape]) -> (elements: [SVG], rules: String) {
      let samples = shapes.enumerated().map { time, shape in
        let item = SceneItem(slot: .header, content: .shape(shape), frame: frame)
        return AnimationRecording.Sample(time: Double(time), scene: .empty(items: [item]))
      }
      let sheet = Stylesheet(duration: 4, still: 1)
      let elements = AnimatedItems(samples[...], inFront: false).elements(sheet)
      return (elements, sheet.element.description)
    }
    func bar(_ width: Double, _ color: Color = .red) -> DisplayItem.Shape {
      DisplayItem.Shape(Path(rect: Rect(x: 120, y: 27, width: width, height: 3)), color: color)
    }
    let moving = drawn([bar(10), bar(20), bar(20, Color(red: 1, green: 0, blue: 0, alpha: 0.5))])
    #expect(moving.elements.count == 1)
    #expect(
      moving.elements.description.contains(
        #"values="M0 0L10 0L10 3L0 3Z;M0 0L20 0L20 3L0 3Z;M0 0L20 0"#))
    #expect(moving.rules.contains("opacity:0.5"))
    #expect(moving.elements.description.contains(#"d="M0 0L20 0L20 3L0 3Z""#))
    #expect(drawn([bar(10), bar(20, .blue)]).elements.count == 2)
    let oval = DisplayItem.Shape(Path(ovalIn: frame), color: .red)
    #expect(drawn([bar(10), oval]).elements.count == 2)
    #expect(
      drawn([oval, DisplayItem.Shape(oval.path, color: .red, lineWidth: 1)]).elements.count == 2)
  }
}
