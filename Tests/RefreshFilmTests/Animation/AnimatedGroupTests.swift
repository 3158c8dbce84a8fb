import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Several animations in one picture.
@Suite struct AnimatedGroupTests {
  private func film(of seconds: Double) -> Film {
    Filming(
      Filming.list() + """
        {"op":"advance","by":0.1}
        {"op":"drag","phase":"began"}
        {"op":"drag","phase":"moved","y":-80,"caption":"pull"}
        {"op":"advance","by":\(seconds)}
        {"op":"drag","phase":"moved","y":0}
        """, form: .animation
    ).film
  }

  @Test func `a list whose film is shorter stays in sight`() {
    let svg = Film.svg(of: [film(of: 0.2), film(of: 1.2)])
    for x in [20, 314] {
      #expect(svg.contains("<g opacity=\"1\">\n<g transform=\"translate(\(x) 20)\">"), "\(x)")
    }
  }

  @Test func `its description is what its captions say`() {
    #expect(Film.svg(of: [film(of: 0.2), film(of: 0.2)]).contains(#"aria-label="pull; pull""#))
  }
}
