import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// A film of a script, with the other results of its replay.
struct Filming {
  let film: Film
  let reports: [String]
  let status: Replay.Status
  let trace: [String]

  init(_ script: some Collection<UInt8>, form: Film.Form = .sheet) {
    let film = Film(form: form)
    var reports: [String] = []
    var trace: [String] = []
    let replay = Replay(
      name: "script", film: film, trace: { trace.append($0) }, report: { reports.append($0) })
    replay.read(script)
    status = replay.finish()
    self.film = film
    self.reports = reports
    self.trace = trace
  }

  init(_ script: String, form: Film.Form = .sheet) {
    self.init(Array(script.utf8), form: form)
  }

  /// The captions of the pictures.
  var captions: [String] { film.frames.map(\.caption) }

  /// When they were taken.
  var times: [Double] { film.frames.map(\.scene.time) }
}

extension Filming {
  /// The beginning of a script: a list of 240 x 340 points with a normal header.
  static func list(contentHeight: Int = 2_000) -> String {
    """
    {"op":"stage","width":240,"height":340,"contentHeight":\(contentHeight)}
    {"op":"attach","slot":"header","class":"RefreshNormalHeader"}

    """
  }

  /// A script whose sizes, insets, durations and offsets all have one length, however small or great.
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

extension AnimationRecording {
  /// What is recorded of a script, which must play.
  static func made(by script: String) -> AnimationRecording {
    let recording = AnimationRecording()
    let film = Film(recording)
    let replay = Replay(
      name: "script", film: film, trace: { _ in }, report: { Issue.record("\($0)") })
    replay.read(Array(script.utf8))
    #expect(replay.finish() == .done)
    return recording
  }
}
