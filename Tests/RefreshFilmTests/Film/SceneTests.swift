import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// When content has moved by so much that a picture shows it.
@Suite struct SceneTests {
  @Test(arguments: [
    // From and to: the y of content that is 1000 high on a screen of 340.
    (0, 19, false), (0, 20, true), (40, 59, false), (40, 61, true),
    (-100, -200, false), (-100, -270, true),
    (-660, -679, false), (-660, -680, true),
  ])
  func `a shorter pull than scroll is a difference`(from: Double, to: Double, differs: Bool) {
    #expect(scene(y: from).differsNoticeably(from: scene(y: to)) == differs)
    #expect(scene(y: to).differsNoticeably(from: scene(y: from)) == differs)
  }

  @Test func `content that grows in sight is a difference`() {
    #expect(scene(y: -700).differsNoticeably(from: scene(y: -700, height: 1040)))
    #expect(!scene(y: -100).differsNoticeably(from: scene(y: -100, height: 2000)))
  }

  @Test func `a pull that moves no content is a difference`() {
    let content = Rect(x: 0, y: 0, width: 240, height: 1000)
    for edge in Edge.allCases {
      var held = EdgeInsets.zero
      for (distance, differs) in [(19.0, false), (20, true)] {
        held[edge] = distance
        let pulled = Scene.empty(content: content, held: held)
        #expect(pulled.differsNoticeably(from: .empty(content: content)) == differs)
      }
    }
  }

  @Test func `another screen is a difference`() {
    #expect(scene(y: 0).differsNoticeably(from: .empty(size: Size(width: 340, height: 240))))
  }

  private func scene(y: Double, height: Double = 1000) -> Scene {
    .empty(content: Rect(x: 0, y: y, width: 240, height: height))
  }
}
