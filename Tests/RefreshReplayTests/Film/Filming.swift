@testable import RefreshReplay

/// A film that is taken of a script, and all else that came of it.
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

  /// What is said of the pictures.
  var captions: [String] { film.frames.map(\.caption) }

  /// When they were taken.
  var times: [Double] { film.frames.map(\.scene.time) }
}
