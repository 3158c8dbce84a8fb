import RefreshKit
import TestSupport
import Testing

/// README's header works without UIKit, too.
@MainActor struct StarHeaderTests {
  @Test(arguments: ["README.md", "README.zh-Hans.md"])
  func `the header is the same here and in the README`(readme: String) throws {
    let test = try PackageFile.text("Tests/RefreshKitTests/Guides/StarHeader.swift")
    let code = try #require(test.components(separatedBy: "word for word.\n\n").last)
    #expect(try PackageFile.text(readme).contains("```swift\nimport RefreshUIKit\n\n\(code)```"))
  }

  private func star(_ header: StarHeader) throws -> Label {
    try #require(header.subviews.first as? Label)
  }

  @Test func `a pull shows the star, in a header of 54 points that begins beyond them`() throws {
    let bench = Bench(StarHeader())
    let header = try #require(bench.component as? StarHeader)
    let star = try star(header)
    #expect(star.text == "★" && star.fontSize == 14)
    #expect(header.frame == Rect(x: 0, y: -54, width: 375, height: 54))
    #expect(star.frame == header.bounds && star.textAlignment == .center)
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: -27))
    #expect(star.alpha == 0.5)
    bench.list.drag(to: Point(x: 0, y: -60))
    bench.list.endDragging()
    bench.wait(1)
    #expect(header.state == .refreshing && bench.list.reservedInset.top == 54)
  }

  // MARK: Views that fill their superview

  @Test func `a view fills its superview in every size, and need not decide its height`() {
    let bench = Bench(RefreshHeader())
    let (header, label) = (bench.component, Label("Loading"))
    header.addSubview(label, fitsHeight: false)
    bench.wait()
    #expect(label.frame == Rect(x: 0, y: 0, width: 375, height: 54))
    bench.list.frame.size.width = 667
    header.frame.size.height = 80
    bench.wait()
    #expect(label.frame == Rect(x: 0, y: 0, width: 667, height: 80))
  }

  @Test func `the height is that of a line, an image, an indicator, or of the lowest subview`() {
    let box = View()
    box.addSubview(View(frame: Rect(x: 0, y: 10, width: 5, height: 33)))
    let picture = ImageView()
    picture.image = Image.scripted("a", size: Size(width: 9, height: 31))
    for (view, height) in [
      (Label("a"), 17), (Label(), 0), (picture, 31), (ActivityIndicator(), 20), (box, 43),
      (View(), 0),
    ] as [(View, Double)] {
      let bench = Bench(RefreshHeader())
      bench.component.addSubview(view, fitsHeight: true)
      bench.wait()
      #expect(bench.component.frame.height == height)
    }
  }

  @Test func `the height follows the text, and no longer that of a removed view`() {
    let bench = Bench(RefreshHeader())
    let (header, label) = (bench.component, Label("a"))
    header.addSubview(label, fitsHeight: true)
    bench.wait()
    label.fontSize = 40
    bench.wait()
    #expect(header.frame == Rect(x: 0, y: -48, width: 375, height: 48))
    label.removeFromSuperview()
    header.frame.size.height = 100
    label.fontSize = 10
    bench.wait()
    #expect(header.frame.height == 100)
  }

  @Test func `a view can fill any view, and adding it again fills it once`() {
    let (outer, inner) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 50)), Label("a"))
    let list = Bench.list()
    list.addSubview(outer)
    outer.addSubview(inner, fitsHeight: true)
    outer.addSubview(inner, fitsHeight: false)
    list.timeline.advance(by: 0)
    #expect(outer.frame.height == 50 && inner.frame == outer.bounds && outer.subviews.count == 1)
  }
}
