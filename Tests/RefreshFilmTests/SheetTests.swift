import RefreshKit
import TestSupport
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Which pictures a sheet has, and at which times they are taken.
@MainActor @Suite struct SheetTests {
  private static let list = Filming.list() + #"{"op":"advance","by":0}"# + "\n"
  private static let pull = """
    {"op":"drag","phase":"began"}
    {"op":"drag","phase":"moved","y":-80}

    """

  @Test func `without captions each change of a state has a picture with its time`() {
    let filming = Filming(
      Self.list + Self.pull + """
        {"op":"advance","by":0.5}
        {"op":"drag","phase":"ended"}
        {"op":"advance","by":1}
        {"op":"call","slot":"header","method":"endRefreshing"}
        {"op":"advance","by":1}
        """)
    #expect(filming.states == [[.idle], [.pulling], [.refreshing], [.idle]])
    #expect(filming.captions.count == 4)
    #expect(filming.captions.first == "0 s")
    #expect(filming.film.svg.contains("header refreshing</text>"))
    #expect(
      filming.film.recording.words == "header idle; header pulling; header refreshing; header idle")
  }

  /// The lines after a pull. The arrow must point up in the picture of the pull with each of them.
  @Test(arguments: [
    #"{"op":"advance","by":1}"#,
    #"{"op":"advance","by":0.1}"# + "\n" + #"{"op":"drag","phase":"ended"}"#,
    #"{"op":"drag","phase":"ended"}"#, #"{"op":"drag","phase":"moved","y":-90}"#, "",
  ])
  func `in the picture of a state, the animations of its change have ended`(lines: String) throws {
    let filming = Filming(Self.list + Self.pull + lines)
    let pulling = try #require(filming.samples.first { $0.scene.actors[0].state == .pulling })
    #expect(pulling.scene.arrow?.rotation == .pi)
    #expect(pulling.scene.content.y == 80)
  }

  @Test func `a header that has closed is not visible, whatever follows`() throws {
    let open =
      Self.list + Filming.begin + """
        {"op":"advance","by":1}
        {"op":"call","slot":"header","method":"endRefreshing"}

        """
    for lines in [
      #"{"op":"advance","by":1}"#,
      #"{"op":"advance","by":0.1}"# + "\n" + #"{"op":"contentSize","height":3000}"#,
      #"{"op":"advance","by":0}"#,
    ] {
      let filming = Filming(open + lines)
      #expect(filming.states == [[.idle], [.refreshing], [.idle]])
      #expect(filming.samples.map(\.scene.content.y) == [0, 54, 0])
      let items = filming.samples.last?.scene.items ?? []
      #expect(items.allSatisfy { $0.frame.maxY <= 0 })
    }
  }

  @Test func `the picture of a state is taken before the next line that changes something`() {
    let lines = """
      {"op":"advance","by":0.5}
      {"op":"expect","that":{"header":{"state":"pulling"}}}
      {"op":"drag","phase":"moved","y":-120}
      {"op":"advance","by":0.5}
      {"op":"drag","phase":"ended"}
      """
    let filming = Filming(Self.list + Self.pull + lines)
    #expect(filming.states == [[.idle], [.pulling]])
    #expect(filming.samples.last?.scene.content.y == 80)
  }

  @Test func `the arrow points up in a finger's pull, even if no time passes before the release`() {
    let filming = Filming(
      Self.list + """
        {"op":"touch","phase":"down","x":100,"y":50}
        {"op":"touch","phase":"moved","x":100,"y":250}
        {"op":"touch","phase":"up","x":100,"y":250}
        {"op":"advance","by":0.5}
        {"op":"call","slot":"header","method":"endRefreshing"}
        {"op":"advance","by":0.1}
        """)
    #expect(filming.states == [[.idle], [.pulling], [.refreshing], [.idle]])
    #expect(filming.samples[1].scene.arrow?.rotation == .pi)
    #expect(filming.samples.map(\.scene.content.y).suffix(2) == [54, 0])
  }

  @Test func `if a script has captions, only they have pictures`() {
    let filming = Filming(
      Self.list + """
        {"op":"set","slot":"header","name":"alpha","value":1,"caption":"at rest"}
        {"op":"on","event":"header.refreshing","run":[{"op":"after","by":1,"caption":"the app loads",\
        "run":[{"op":"call","slot":"header","method":"endRefreshing","caption":"it has loaded"}]}]}
        \(Filming.begin){"op":"advance","by":0.5,"caption":"open"}
        {"op":"advance","by":2,"caption":"over"}
        """)
    #expect(filming.captions == ["at rest", "the app loads", "open", "it has loaded", "over"])
    #expect(filming.states == [[.idle], [.refreshing], [.refreshing], [.refreshing], [.idle]])
    #expect(filming.film.recording.words == filming.captions.joined(separator: "; "))
  }

  @Test func `a picture with a caption waits for the arrow as long as the content stays`() {
    let pull = """
      {"op":"drag","phase":"began"}
      {"op":"drag","phase":"moved","y":-80,"caption":"far enough"}

      """
    #expect(Filming(Self.list + pull + #"{"op":"advance","by":1}"#).arrow?.rotation == .pi)
    let hasty = Filming(
      Self.list + pull + #"{"op":"drag","phase":"moved","y":-90}"# + "\n"
        + #"{"op":"advance","by":1}"#)
    #expect(hasty.samples.last?.scene.content.y == 80)
    #expect(hasty.arrow?.rotation == 0)
  }

  @Test func `a caption on a wait has its picture at the end of the wait`() {
    let filming = Filming(
      Self.list + Filming.begin + """
        {"op":"advance","by":0.125,"caption":"half open"}
        {"op":"advance","by":1}
        """)
    #expect(filming.samples.map { $0.scene.time } == [0.125])
  }

  @Test func `an unmet expectation has a picture, with and without captions`() {
    let mismatch = #"header.state: expected "pulling", found "idle""#
    let expect = #"{"op":"expect","that":{"header":{"state":"pulling"}}}"#
    let filming = Filming(Self.list + expect)
    #expect(filming.captions == ["0 s", mismatch])
    #expect(filming.film.recording.captions.map(\.isUnmet) == [false, true])
    #expect(filming.status == .unmet)
    let told = Filming(Self.list + #"{"op":"advance","by":1,"caption":"at rest"}"# + "\n" + expect)
    #expect(told.captions == ["at rest", mismatch])
    #expect(told.film.svg.contains(#"class="unmet""#))
  }

  @Test func `a list in which nothing happens has one picture`() {
    #expect(Filming(Self.list).samples.count == 1)
    #expect(Filming(Filming.list()).states == [[.idle]])
  }

  @Test func `a sheet of a script that never ends has a limit`() {
    let filming = Filming(
      """
      {"op":"stage","width":240,"height":340}
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter"}
      {"op":"on","event":"footer.refreshing","run":[\
      {"op":"call","slot":"footer","method":"endRefreshing"}]}
      {"op":"on","event":"footer.ended","run":[{"op":"after","by":1,"run":[\
      {"op":"call","slot":"footer","method":"beginRefreshing"}]}]}
      {"op":"call","slot":"footer","method":"beginRefreshing"}
      {"op":"advance","by":10000}
      """)
    #expect(filming.status == .done)
    #expect((1...110).contains(filming.samples.count))
    #expect(filming.film.limit == "100 pictures" || filming.samples.count < 100)
  }

  // MARK: The pictures

  @Test func `a component is visible from its first layout on`() {
    let unplaced = Filming(Filming.list() + Self.pull + #"{"op":"offset","y":0}"#)
    #expect(unplaced.states == [[.idle], [.pulling], [.idle]])
    #expect(unplaced.samples.map { $0.scene.items.count } == [0, 0, 3])
    let placed = Filming(Self.list + Self.pull + #"{"op":"offset","y":0}"#)
    #expect(placed.samples.map { $0.scene.items.count } == [3, 3, 3])
  }

  @Test func `views are laid out before the last picture`() {
    let footer = #"{"op":"attach","slot":"footer","class":"RefreshAutoNormalFooter"}"# + "\n"
    let pull =
      Self.pull + #"{"op":"title","slot":"header","state":"pulling","text":"Now","caption":"now"}"#
    let filming = Filming(Filming.list(contentHeight: 200) + footer + pull)
    #expect(
      filming.texts == ["Tap or pull up to load more", "Now", "Last update: No record"])
  }

  @Test(arguments: ["reference-traces", "improvements", "regressions", "films"])
  func `no picture shows a text before its layout`(folder: String) throws {
    for name in Fixtures.scripts(in: folder).everyFew {
      let filming = Filming(try Fixtures.data(name, in: folder))
      let unplaced = filming.samples.flatMap(\.scene.items).filter { item in
        if case .text = item.content { item.frame.size == .zero } else { false }
      }
      #expect(unplaced == [], "\(name)")
    }
  }

  @Test func `the finger of a touch is shown at its place, and that of a drag in the middle`() {
    let dragged = Filming(Self.list + Self.pull)
    #expect(dragged.samples.map(\.scene.finger) == [nil, Point(x: 120, y: 250)])
    let touched = Filming(
      Self.list + """
        {"op":"touch","phase":"down","x":100,"y":50,"caption":"down"}
        {"op":"advance","by":0.1}
        {"op":"touch","phase":"moved","x":100,"y":150,"caption":"moved"}
        {"op":"advance","by":0.1}
        {"op":"touch","phase":"up","x":100,"y":150,"caption":"up"}
        """)
    #expect(
      touched.samples.map(\.scene.finger) == [Point(x: 100, y: 50), Point(x: 100, y: 150), nil])
  }

  @Test func `hidden and distant views are not shown`() {
    let far = Filming(Self.list + #"{"op":"offset","y":900,"caption":"far"}"#)
    #expect(far.samples.last?.scene.items == [])
    let hidden = Filming(
      Self.list + #"{"op":"set","slot":"header","name":"isHidden","value":true}"# + "\n"
        + #"{"op":"offset","y":-60,"caption":"hidden"}"#)
    #expect(hidden.samples.last?.scene.items == [])
  }

  @Test(arguments: [Film.Form.sheet, .play])
  func `a film is deallocated`(form: Film.Form) {
    weak var film: Film?
    var filming: Filming? = Filming(Self.list + Self.pull, form: form)
    film = filming?.film
    #expect(film != nil)
    filming = nil
    #expect(film == nil)
  }
}

extension Scene {
  fileprivate var arrow: Item? {
    items.first { if case .image = $0.content { true } else { false } }
  }
}

extension Filming {
  /// The arrow in the last picture.
  fileprivate var arrow: Scene.Item? { samples.last?.scene.arrow }

  /// The texts in the last picture.
  fileprivate var texts: [String] {
    (samples.last?.scene.items ?? []).compactMap {
      if case .text(let text) = $0.content { text.string } else { nil }
    }
  }
}
