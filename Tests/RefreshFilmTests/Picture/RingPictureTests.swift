import Foundation
import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The shapes of a ring that is 22 wide with a stroke of 2: a circle of radius 10.
@Suite struct RingPictureTests {
  @Test(arguments: [
    (0, 0.25, "M0 -10A10 10 0 0 1 10 0"),
    (0, 0.5, "M0 -10A10 10 0 0 1 0 10"),
    (0, 0.75, "M0 -10A10 10 0 1 1 -10 0"),
    (0.25, 0.5, "M10 0A10 10 0 0 1 0 10"),
    (1.75, 2.25, "M-10 0A10 10 0 0 1 10 0"),
    (0, 1, "M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10"),
    (0.25, 1.5, "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0"),
  ])
  func `the stroke is drawn clockwise from the top`(start: Double, end: Double, path: String) {
    #expect(ring(start, end).arc == path)
  }

  @Test func `the arrowhead points along the circle`() {
    #expect(ring(0, 0.25, arrowhead: 1).head == "M14.4 0L10 6L5.6 0Z")
    #expect(ring(0, 1, arrowhead: 0.5).head == "M0 -12.2L3 -10L0 -7.8Z")
  }

  @Test func `a stroke rotates without whole turns`() {
    let picture = "\(ring(0, 0.5, rotation: 5 * .pi).elements[0])"
    #expect(picture.contains(#"<g transform="rotate(180)">"#))
    #expect(!picture.contains("Z"), "no arrowhead")
  }

  @Test func `a faint ring has a faint stroke`() {
    let faint = ring(0, 0.5, color: Color(white: 0, alpha: 0.65))
    #expect("\(faint.elements[0])".contains(#"<g opacity="0.65">"#))
    #expect(!"\(ring(0, 0.5).elements[0])".contains("opacity"))
  }

  @Test func `a disc and its shadow are behind the stroke`() {
    func drawn(_ disc: DisplayItem.Disc?) -> String { "\(ring(0, 1, disc: disc).elements[0])" }
    func circle(_ y: String, _ radius: String, _ fill: String) -> String {
      #"<circle cx="0" cy="\#(y)" r="\#(radius)" fill="\#(fill)""#
    }
    var disc = DisplayItem.Disc(
      radius: 20, color: Color(white: 1), shadowColor: Color(white: 0, alpha: 0.2), shadowRadius: 4,
      shadowOffset: Point(x: 0, y: 1))
    #expect(drawn(disc).contains(circle("0", "20", "#ffffff") + "/>"))
    for radius in ["23", "21", "19", "17"] {
      #expect(drawn(disc).contains(circle("1", radius, "#000000") + #" opacity="0.05"/>"#))
    }

    disc.color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    disc.shadowColor = Color(white: 1, alpha: 0.4)
    disc.shadowRadius = 0
    disc.shadowOffset = Point(x: 0, y: 3)
    #expect(drawn(disc).contains(circle("0", "20", "#ff0000") + #" opacity="0.5"/>"#))
    #expect(drawn(disc).contains(circle("3", "20", "#ffffff") + #" opacity="0.4"/>"#))

    disc.shadowColor = nil
    #expect(drawn(disc).components(separatedBy: "<circle").count == 2)
    #expect(drawn(nil).components(separatedBy: "<circle").count == 1)
  }

  @Test func `a ring of a scene is where it has dropped to, as large as it is by then`() throws {
    let filming = Filming(
      """
      {"op":"stage","width":240,"height":340,"contentHeight":2000}
      {"op":"attach","slot":"header","class":"RefreshRingHeader"}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":1,"caption":"open"}
      {"op":"call","slot":"header","method":"endRefreshing"}
      {"op":"advance","by":0.1,"caption":"shrinking"}
      {"op":"advance","by":1,"caption":"gone"}
      """)
    func frame(_ caption: String) -> Rect? {
      filming.film.frames.first { $0.caption == caption }?.scene.items.first?.frame
    }
    let (open, shrinking) = (try #require(frame("open")), try #require(frame("shrinking")))
    #expect(open.width == 30)
    #expect(open.y > 0)
    #expect(shrinking.width > 0 && shrinking.width < 30)
    #expect(shrinking.center == open.center)
    #expect(frame("gone") == nil)
  }

  private func ring(
    _ start: Double, _ end: Double, rotation: Double = 0, arrowhead: Double = 0,
    color: Color = .text, disc: DisplayItem.Disc? = nil
  ) -> RingPicture {
    RingPicture(
      DisplayItem.Ring(
        strokeStart: start, strokeEnd: end, rotation: rotation, arrowhead: arrowhead,
        lineWidth: 2, color: color, disc: disc), diameter: 22)
  }
}
