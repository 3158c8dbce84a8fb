import Foundation
import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The colors of a film on a light page and on a dark one.
@Suite struct PageColorTests {
  @Test(arguments: [Film.Form.sheet, .play])
  func `a film has a dark scheme for all that is around the screens`(form: Film.Form) throws {
    let svg = Filming(try Fixtures.data("pull-to-refresh", in: "films"), form: form).film.svg
    #expect(svg.count(of: "@media(prefers-color-scheme:dark){") == 1)
    for color in PageColor.allCases {
      #expect(svg.contains(".\(color.rawValue){fill:\(color.both.dark)"))
    }
    for line in svg.split(separator: "\n") {
      let fill = PageColor.allCases.filter { line.contains("fill=\"\($0.both.light)\"") }
      guard !fill.isEmpty else { continue }
      #expect(
        fill.contains { line.contains("class=\"\($0.rawValue)\"") }, "only light: \(line)")
    }
  }

  @Test func `a screen is dark on a dark page`() throws {
    let svg = Filming(try Fixtures.data("pull-to-refresh", in: "films")).film.svg
    for (light, dark) in Palette.dark {
      #expect(svg.contains("[fill='\(light)']{fill:\(dark)}"))
    }
    let dark = Dictionary(uniqueKeysWithValues: Palette.dark.map { ($0, $1) })
    let ground = try #require(dark[Palette.content])
    #expect(contrast(try #require(dark[Color.text.css]), ground) >= 4.5)
    for badge in Palette.badges {
      #expect(
        contrast(try #require(dark[badge.ink]), try #require(dark[badge.fill])) >= 4, "\(badge)")
    }
  }

  @Test func `text can be read on both papers`() {
    for color in [PageColor.ink, .unmet] {
      #expect(contrast(color.both.light, PageColor.paper.both.light) >= 4)
    }
    for color in [PageColor.ink, .faintInk, .unmet] {
      #expect(contrast(color.both.dark, PageColor.paper.both.dark) >= 4.5)
    }
  }

  @Test func `a phone is seen on dark paper`() {
    #expect(contrast(PageColor.body.both.dark, PageColor.paper.both.dark) >= 1.5)
    #expect(contrast(PageColor.edge.both.dark, PageColor.paper.both.dark) >= 1.25)
  }

  /// The contrast of two colors, as the Web Content Accessibility Guidelines compute it: 1 to 21.
  private func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(of color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double((value >> shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
