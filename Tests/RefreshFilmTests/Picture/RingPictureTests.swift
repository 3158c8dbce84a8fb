import Foundation
import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Rings: their shapes are the kit's, and a shadow is circles on top of each other.
@Suite struct RingPictureTests {
  @Test func `a ring is its disc, its stroke and its arrowhead, around the middle`() throws {
    let picture = try #require(drawn(disc: DisplayItem.Disc(radius: 20, color: .white)))
    let paths = picture.components(separatedBy: "<path d=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    #expect(paths.count == 3)
    #expect(paths[1].hasPrefix("M0 -10C"))
    #expect(paths[2] == "M14.4 0L10 6L5.6 0Z")
    #expect(picture.components(separatedBy: #"stroke-linecap="round""#).count == 2)
  }

  @Test func `a shadow is behind the disc`() throws {
    func circles(_ disc: DisplayItem.Disc?) throws -> [Substring] {
      try #require(drawn(disc: disc)).split(separator: "\n").filter { $0.hasPrefix("<circle") }
    }
    var disc = DisplayItem.Disc(
      radius: 20, color: .white, shadowColor: Color(white: 0, alpha: 0.2), shadowRadius: 4,
      shadowOffset: Point(x: 0, y: 1))
    #expect(
      try circles(disc)
        == ["23", "21", "19", "17"].map {
          ##"<circle cx="0" cy="1" r="\##($0)" fill="#000000" opacity="0.05"/>"##[...]
        })
    disc.shadowRadius = 0
    #expect(
      try circles(disc) == [##"<circle cx="0" cy="1" r="20" fill="#000000" opacity="0.2"/>"##])
    disc.shadowColor = nil
    #expect(try circles(disc) == [])
    #expect(try circles(nil) == [])
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

  /// A ring that is 22 points wide with a stroke of 2: a circle of radius 10.
  private func drawn(disc: DisplayItem.Disc?) -> String? {
    let ring = DisplayItem.Ring(
      strokeStart: 0, strokeEnd: 0.25, arrowhead: 1, lineWidth: 2, color: .text, disc: disc)
    let item = SceneItem(
      slot: .header, content: .ring(ring), frame: Rect(x: 0, y: 0, width: 22, height: 22))
    return ItemPicture(item).element?.description
  }
}
