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
