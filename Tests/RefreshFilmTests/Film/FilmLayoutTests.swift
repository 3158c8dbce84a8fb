import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Views are laid out before a picture is taken of them.
@Suite struct FilmLayoutTests {
  private static let list =
    Filming.list(contentHeight: 200)
    + #"{"op":"attach","slot":"footer","class":"RefreshAutoNormalFooter"}"# + "\n"
  private static let turn = #"{"op":"advance","by":0}"# + "\n"
  private static let pull = """
    {"op":"drag","phase":"began"}
    {"op":"drag","phase":"moved","y":-60}
    """

  @Test(arguments: [Film.Form.sheet, .fullSheet])
  func `a script in which no time passes shows what one with a turn shows`(form: Film.Form) {
    let hasty = Filming(Self.list + Self.pull, form: form)
    let patient = Filming(Self.list + Self.turn + Self.pull, form: form)
    #expect(hasty.film.frames.first?.scene.items.isEmpty == (form == .fullSheet))
    #expect(
      hasty.film.frames.last?.texts == [
        "Tap or pull up to load more", "Release to refresh", "Last update: No record",
      ])
    #expect(hasty.film.frames.last?.scene.items == patient.film.frames.last?.scene.items)
  }

  @Test func `a change that waits for its layout is seen`() {
    let title = #"{"op":"title","slot":"header","state":"pulling","text":"Now","caption":"now"}"#
    let hasty = Filming("\(Self.list)\(Self.turn)\(Self.pull)\n\(title)")
    let patient = Filming("\(Self.list)\(Self.turn)\(Self.pull)\n\(title)\n\(Self.turn)")
    #expect(hasty.film.frames.last?.texts.contains("Now") == true)
    #expect(hasty.film.frames.last?.scene.items == patient.film.frames.last?.scene.items)
  }

  @Test(arguments: ["reference-traces", "improvements", "regressions", "films"])
  func `no picture shows a text without a place`(folder: String) throws {
    for name in Fixtures.scripts(in: folder) {
      let filming = Filming(try Fixtures.data(name, in: folder), form: .fullSheet)
      let unplaced = filming.film.frames.flatMap(\.scene.items).filter { item in
        if case .text = item.content { item.frame.size == .zero } else { false }
      }
      #expect(unplaced == [], "\(name)")
    }
  }
}

extension FilmFrame {
  /// What is written in the picture.
  fileprivate var texts: [String] {
    scene.items.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }
}
