import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// A film of a script, with the other results of the replay.
@MainActor struct Filming {
  let film: Film
  let trace: [String]
  let reports: [String]
  let status: Replay.Status

  init(_ script: some Collection<UInt8>, form: Film.Form = .sheet) {
    let film = Film(form: form)
    var trace: [String] = []
    var reports: [String] = []
    let replay = Replay(
      name: "script", observer: film, trace: { trace.append($0) }, report: { reports.append($0) })
    replay.read(script)
    status = replay.finish()
    self.film = film
    self.trace = trace
    self.reports = reports
  }

  init(_ script: String, form: Film.Form = .sheet) {
    self.init(Array(script.utf8), form: form)
  }

  var samples: [Recording.Sample] { film.recording.samples }
  var captions: [String] { film.recording.captions.map(\.text) }
  /// The states of the components in each sample, beginning with the header.
  var states: [[RefreshState]] { samples.map { $0.scene.actors.map(\.state) } }
}

extension Filming {
  /// The first lines of a script: a list of 240 x 340 points with a normal header.
  static func list(contentHeight: Int = 2_000) -> String {
    """
    {"op":"stage","width":240,"height":340,"contentHeight":\(contentHeight)}
    {"op":"attach","slot":"header","class":"RefreshNormalHeader"}

    """
  }

  static let begin = #"{"op":"call","slot":"header","method":"beginRefreshing"}"# + "\n"

  /// A script in which all sizes, insets, durations and offsets have this value, however small or
  /// large.
  static func script(ofLength length: Double) -> String {
    """
    {"op":"stage","width":\(length),"height":\(length),"contentWidth":\(length),\
    "contentHeight":\(length),"safeArea":[\(length),0,-\(length),0]}
    {"op":"attach","slot":"header","class":"RefreshGifHeader"}
    {"op":"attach","slot":"trailer","class":"RefreshNormalTrailer"}
    {"op":"images","slot":"header","state":"refreshing","count":3,"size":[\(length),0],\
    "duration":-\(length)}
    {"op":"call","slot":"header","method":"beginRefreshing"}
    {"op":"advance","by":\(length)}
    {"op":"offset","x":\(length),"y":-\(length)}
    {"op":"contentSize","width":1e308,"height":1e308}
    {"op":"advance","by":1}
    {"op":"offset","y":9e307}
    """
  }
}

extension Scene {
  /// A scene with nothing but content and these items.
  static func empty(
    size: Size = Size(width: 240, height: 340), content: Rect = .zero, items: [Item] = [],
    actors: [Actor] = []
  ) -> Scene {
    Scene(
      time: 0, size: size, content: content, isMirrored: false, bars: .zero, items: items,
      actors: actors, finger: nil)
  }
}

@MainActor extension String {
  /// How often `text` occurs in this string.
  func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
