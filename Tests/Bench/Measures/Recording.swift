import RefreshKit
import RefreshReplay

extension Measure {
  /// The time that a recorder adds to an offset change, and to the advance of time that belongs to it. The
  /// session is played on a list with a recorder and on one without, alternately, and the medians are
  /// compared.
  static let recording = Measure(
    name: "recording", per: "offset change: what recording adds", unit: .percent,
    repetitions: 2_000
  ) { count in
    let (plain, recorded) = (OffsetList(), OffsetList())
    let recorder = SessionRecorder(recorded.list)
    var costs: [(plain: Double, recorded: Double)] = []
    for _ in 0..<count {
      costs.append((plain: time { plain.play() }, recorded: time { recorded.play() }))
    }
    plain.check(count)
    recorded.check(count)
    precondition(recorder.inputCount == OffsetSession.inputs * count)
    func median(_ costs: [Double]) -> Double { costs.sorted()[count / 2] }
    return (median(costs.map(\.recorded)) / median(costs.map(\.plain)) - 1) * 100
  }
}
