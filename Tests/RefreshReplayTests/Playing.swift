@testable import RefreshReplay

/// Plays a script that is written in a test.
func play(_ script: String, form: Replay.Form = .full) -> Replay.Outcome {
  Replay.outcome(of: Array(script.utf8), name: "script", form: form)
}

/// A line of a trace as JSON.
func json(_ line: some StringProtocol) throws -> JSON {
  try JSONParser.parse(Array(line.utf8))
}
