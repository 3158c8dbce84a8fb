import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Which steps of a script get pictures, and their captions.
@Suite struct FilmTests {
  private static let list = Filming.list() + #"{"op":"advance","by":0}"# + "\n"
  private static let pull = """
    {"op":"drag","phase":"began"}
    {"op":"drag","phase":"moved","y":-80}

    """
  private static let begin = #"{"op":"call","slot":"header","method":"beginRefreshing"}"#

  // MARK: What matters

  @Test func `a pull, a refresh and its end have pictures`() {
    let filming = Filming(
      Self.list + Self.pull + """
        {"op":"drag","phase":"ended"}
        {"op":"advance","by":0.5}
        {"op":"call","slot":"header","method":"endRefreshing"}
        {"op":"advance","by":1}
        """)
    #expect(
      filming.captions == [
        "at first", "pulled down 80", "let go, half way open", "loading",
        "header.endRefreshing(), half way closed", "over",
      ])
    #expect(filming.times == [0, 0, 0.125, 0.25, 0.7, 0.9])
    #expect(
      filming.film.frames.map { $0.scene.actors.map(\.state) } == [
        [.idle], [.pulling], [.refreshing], [.refreshing], [.idle], [.idle],
      ])
    #expect(
      filming.film.frames.map(\.callsInWords) == [
        "", "", "", "header refreshing, began", "header endAnimationBegan", "header ended",
      ])
    #expect(filming.film.frames.map { $0.scene.content.y.rounded() } == [0, 80, 67, 54, 27, 0])
  }

  @Test func `small moves have no pictures`() {
    let moves = [10, 19, 25, 44, 50].map { #"{"op":"drag","phase":"moved","y":-\#($0)}"# }
    let filming = Filming(Self.list + moves.joined(separator: "\n"))
    #expect(filming.captions == ["at first", "pulled down 25", "pulled down 50"])
  }

  @Test func `a script without a refresh has one picture`() {
    let filming = Filming(Self.list)
    #expect(filming.captions == ["at first"])
  }

  @Test func `a full sheet has every step`() {
    let filming = Filming(
      Self.list + #"{"op":"drag","phase":"began"}"#, form: .fullSheet)
    #expect(filming.captions == ["a list", "RefreshNormalHeader", "next turn", "finger down"])
  }

  @Test func `an unmet expectation is shown`() {
    let filming = Filming(Self.list + #"{"op":"expect","that":{"header":{"state":"pulling"}}}"#)
    #expect(filming.captions == [#"header.state: expected "pulling", found "idle""#])
    #expect(filming.film.frames.map(\.isUnmet) == [true])
    #expect(filming.status == .unmet)
  }

  @Test func `callbacks inside one long advance are shown`() {
    let filming = Filming(
      Self.list + """
        {"op":"on","event":"header.refreshing","run":[{"op":"after","by":1,"run":[\
        {"op":"call","slot":"header","method":"endRefreshing"}]}]}
        \(Self.begin)
        {"op":"advance","by":9}
        """)
    #expect(
      filming.captions == [
        "at first", "header.beginRefreshing()", "half way open", "loading", "half way closed",
        "over",
      ])
  }

  @Test func `a film ends where a script calls back without end`() {
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
    #expect((2...110).contains(filming.film.frames.count))
  }

  @Test(arguments: [Film.Form.sheet, .captions, .animation])
  func `nothing of a film outlives it`(form: Film.Form) {
    weak var film: Film?
    weak var stage: Stage?
    var filming: Filming? = Filming(Self.list + Self.pull, form: form)
    (film, stage) = (filming?.film, filming?.film.stage)
    #expect(stage != nil)
    filming = nil
    #expect(film == nil)
    #expect(stage == nil)
  }

  // MARK: Captions

  @Test func `the script's caption is used`() {
    let filming = Filming(
      Self.list + """
        {"op":"set","slot":"header","name":"alpha","value":1,"caption":"here it begins"}
        \(Self.begin)
        {"op":"advance","by":0.25,"caption":"open"}
        {"op":"advance","by":1,"caption":"still open"}
        """)
    #expect(
      filming.captions == [
        "here it begins", "header.beginRefreshing()", "half way open", "open", "still open",
      ])
  }

  @Test func `captions of lists are used`() {
    let filming = Filming(
      Self.list + """
        {"op":"on","event":"header.refreshing","run":[{"op":"after","by":1,"caption":"the app loads",\
        "run":[{"op":"call","slot":"header","method":"endRefreshing","caption":"it has loaded"}]}]}
        \(Self.begin)
        {"op":"advance","by":9}
        """)
    #expect(
      filming.captions == [
        "at first", "header.beginRefreshing()", "half way open", "the app loads", "it has loaded",
        "half way closed", "over",
      ])
    let bad = #"{"op":"after","by":1,"run":[{"op":"paging","value":true,"caption":1}]}"#
    #expect(Filming(Self.list + bad).status == .bad)
  }

  @Test func `a sheet of captions has no other pictures`() {
    let script =
      Self.list + """
        {"op":"set","slot":"header","name":"alpha","value":1,"caption":"at rest"}
        {"op":"on","event":"header.refreshing","run":[{"op":"after","by":1,"caption":"the app loads",\
        "run":[{"op":"call","slot":"header","method":"endRefreshing"}]}]}
        \(Self.begin)
        {"op":"advance","by":0.5}
        {"op":"advance","by":0,"caption":"open"}
        {"op":"advance","by":2}
        {"op":"expect","that":{"header":{"state":"pulling"}}}
        """
    let filming = Filming(script, form: .captions)
    #expect(
      filming.captions == [
        "at rest", "the app loads", "open", #"header.state: expected "pulling", found "idle""#,
      ])
    #expect(Filming(Self.list + Self.pull, form: .captions).captions == ["at first"])
  }

  @Test func `a picture of a caption has the callbacks since the one before`() {
    let script =
      Self.list + """
        {"op":"set","slot":"header","name":"alpha","value":1,"caption":"at rest"}
        \(Self.begin)
        {"op":"advance","by":1,"caption":"it loads"}
        {"op":"call","slot":"header","method":"endRefreshing"}
        {"op":"advance","by":1,"caption":"it is over"}
        """
    #expect(
      Filming(script, form: .captions).film.frames.map(\.callsInWords) == [
        "", "header refreshing, began", "header endAnimationBegan, ended",
      ])
  }

  @Test func `a caption does not take the place of another one`() {
    let script =
      Self.list + """
        {"op":"after","by":1,"run":[{"op":"paging","value":true,"caption":"inner"}]}
        {"op":"advance","by":1,"caption":"outer"}
        """
    #expect(Filming(script, form: .captions).captions == ["inner", "outer"])
  }

  // MARK: What is seen

  @Test func `a picture is taken once the arrow has rotated`() {
    let filming = Filming(Self.list + Self.pull + #"{"op":"advance","by":1}"#)
    #expect(filming.times.last == 0.25)
    #expect(filming.arrow?.rotation == .pi)
    let hasty = Filming(Self.list + Self.pull + #"{"op":"advance","by":0.125}"#)
    #expect(hasty.times.last == 0)
  }

  @Test func `the finger is shown`() {
    let dragged = Filming(Self.list + Self.pull)
    #expect(dragged.film.frames.map(\.scene.finger) == [nil, Point(x: 120, y: 250)])
    let touched = Filming(
      Self.list + """
        {"op":"touch","phase":"down","x":100,"y":50}
        {"op":"advance","by":0.1}
        {"op":"touch","phase":"moved","x":100,"y":150}
        {"op":"advance","by":0.1}
        {"op":"touch","phase":"up","x":100,"y":150,"caption":"let go"}
        """)
    #expect(touched.film.frames.map(\.scene.finger) == [nil, Point(x: 100, y: 150), nil])
  }

  @Test func `hidden and distant views are left out`() {
    let far = Filming(Self.list + #"{"op":"offset","y":900}"#)
    #expect(far.film.frames.last?.scene.items == [])
    let hidden = Filming(
      Self.list + #"{"op":"set","slot":"header","name":"isHidden","value":true}"# + "\n"
        + #"{"op":"offset","y":-60}"#)
    #expect(hidden.film.frames.last?.scene.items == [])
  }
}

extension Filming {
  /// The arrow in the last picture.
  fileprivate var arrow: SceneItem? {
    film.frames.last?.scene.items.first {
      if case .image = $0.content { true } else { false }
    }
  }
}
