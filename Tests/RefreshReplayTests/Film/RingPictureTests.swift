import Foundation
import Testing

@testable import RefreshKit
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
  func drawsTheStrokeClockwiseFromTheTop(start: Double, end: Double, path: String) {
    #expect(ring(start, end).arc == path)
  }

  @Test func pointsTheArrowheadAlongTheCircle() {
    #expect(ring(0, 0.25, arrowhead: 1).head == "M14.4 0L10 6L5.6 0Z")
    #expect(ring(0, 1, arrowhead: 0.5).head == "M0 -12.2L3 -10L0 -7.8Z")
  }

  @Test func dropsTurnsAndShrinks() {
    let shape = RingShape(
      strokeStart: 0, strokeEnd: 0.5, strokeAlpha: 1, rotation: 5 * .pi, arrowhead: 0, scale: 0.5,
      drop: 7)
    let picture = "\(ring(shape).elements[0])"
    #expect(picture.hasPrefix(#"<g transform="translate(0 7) scale(0.5)">"#))
    #expect(picture.contains(#"<g transform="rotate(180)">"#))
    #expect(!picture.contains("Z"), "no arrowhead")
  }

  @Test func showsNothingOfARingThatIsGone() {
    #expect(ring(0, 0).elements.isEmpty)
    let gone = RingShape(
      strokeStart: 0, strokeEnd: 1, strokeAlpha: 1, rotation: 0, arrowhead: 0, scale: 0, drop: 0)
    #expect(ring(gone).elements.isEmpty)
  }

  @Test func drawsAFaintStroke() {
    var shape = RingCurve().pulled(0.5)
    #expect("\(ring(shape).elements[0])".contains(#"<g opacity="0.65">"#))
    shape = RingCurve().pulled(1)
    #expect(!"\(ring(shape).elements[0])".contains("opacity"))
  }

  @Test func drawsTheDiscOfTheViewAndItsShadow() throws {
    let view = RingView()
    view.pull(to: 1)
    func drawn() throws -> String {
      let look = RingLook(view, at: 0)
      return "\(try #require(RingPicture(look: look, diameter: 30).elements.first))"
    }
    func circle(_ y: String, _ radius: String, _ fill: String) -> String {
      #"<circle cx="0" cy="\#(y)" r="\#(radius)" fill="\#(fill)""#
    }
    #expect(try drawn().contains(circle("0", "20", "#ffffff") + "/>"))
    for radius in ["23", "21", "19", "17"] {
      #expect(try drawn().contains(circle("1", radius, "#000000") + #" opacity="0.05"/>"#))
    }

    view.discColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    view.discMargin = 2
    view.shadowColor = Color(white: 1, alpha: 0.4)
    view.shadowRadius = 0
    view.shadowOffset = Point(x: 0, y: 3)
    #expect(try drawn().contains(circle("0", "17", "#ff0000") + #" opacity="0.5"/>"#))
    #expect(try drawn().contains(circle("3", "17", "#ffffff") + #" opacity="0.4"/>"#))

    view.shadowColor = nil
    #expect(try drawn().components(separatedBy: "<circle").count == 2)
    view.discColor = nil
    #expect(try drawn().components(separatedBy: "<circle").count == 1)
  }

  private func ring(_ start: Double, _ end: Double, arrowhead: Double = 0) -> RingPicture {
    ring(
      RingShape(
        strokeStart: start, strokeEnd: end, strokeAlpha: 1, rotation: 0, arrowhead: arrowhead,
        scale: 1, drop: 0))
  }

  private func ring(_ shape: RingShape, disc: RingLook.Disc? = nil) -> RingPicture {
    RingPicture(
      look: RingLook(shape: shape, lineWidth: 2, color: .text, disc: disc), diameter: 22)
  }
}
