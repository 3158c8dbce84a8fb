import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

@Suite struct ContactSheetTests {
  @Test(arguments: [
    (0, 1), (1, 1), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4), (9, 3), (10, 4), (11, 4), (12, 4),
    (13, 4), (16, 4),
  ])
  func `rows are filled evenly`(count: Int, columns: Int) {
    #expect(ContactSheet.columns(for: count) == columns)
  }

  @Test func `a sheet is as wide as its columns`() {
    #expect(sheet(1).contains(#"width="226" height="311" viewBox="0 0 226 311""#))
    #expect(sheet(4).contains(#"width="820" height="311""#))
    #expect(sheet(6).contains(#"width="622""#))
  }

  @Test func `phones and captions of a row are aligned`() {
    let tall = frame(size: Size(width: 240, height: 340))
    let small = frame(size: Size(width: 240, height: 100))
    let svg = "\(ContactSheet([tall, small]).svg)"
    #expect(svg.contains(#"<g transform="translate(24 24)">"#), "the tall phone")
    #expect(svg.contains(#"<g transform="translate(222 192)">"#), "the small one, at its foot")
    #expect(svg.contains(#"<g transform="translate(24 281)">"#), "a caption")
    #expect(svg.contains(#"<g transform="translate(222 281)">"#), "the other caption")
  }

  @Test func `each size has one clip path`() {
    let frames = [240.0, 240, 100].map { frame(size: Size(width: $0, height: 340)) }
    let svg = "\(ContactSheet(frames).svg)"
    #expect(svg.split(separator: "<clipPath").count == 3)
    #expect(svg.split(separator: "url(#screen1)").count == 3)
    #expect(svg.split(separator: "url(#screen2)").count == 2)
  }

  @Test func `a sheet has a description`() {
    let svg = "\(ContactSheet([frame(), frame(caption: "pull <far>")]).svg)"
    #expect(svg.contains(#"role="img" aria-label="at first; pull &lt;far&gt;""#))
    #expect(svg.contains("pull &lt;far&gt;</text>"))
  }

  private func sheet(_ count: Int) -> String {
    "\(ContactSheet(Array(repeating: frame(), count: count)).svg)"
  }

  private func frame(
    size: Size = Size(width: 240, height: 300), caption: String = "at first"
  ) -> FilmFrame {
    FilmFrame(scene: .empty(size: size), caption: caption)
  }
}
