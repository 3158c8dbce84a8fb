import RefreshKit

@testable import RefreshRecorder
@testable import RefreshReplay

/// Who watches a scene, in which order they were made.
nonisolated enum Watchers: CaseIterable {
  case inspectorAlone, recorderFirst, inspectorFirst
}

/// What an inspector says of a scene, and the script of a recorder beside it.
struct CauseObservation {
  let texts: [String]
  let script: String
  let unsupported: [String]

  init(of list: ScrollView, by watchers: Watchers, _ play: () -> Void) {
    let first = watchers == .recorderFirst ? SessionRecorder(list) : nil
    let inspector = RefreshInspector(list, limit: 10_000)
    let recorder = watchers == .inspectorFirst ? SessionRecorder(list) : first
    play()
    texts = inspector.entries.map(\.text)
    (script, unsupported) = (recorder?.script ?? "", recorder?.unsupported ?? [])
  }
}

/// What an inspector says of a script, as `refresh replay --explain` prints it.
func explanation(of script: String) -> [String] {
  var inspector: RefreshInspector?
  weak var playing: Replay?
  let replay = Replay(
    name: "script",
    trace: { _ in
      guard inspector == nil, let list = playing?.stage?.scrollView else { return }
      inspector = RefreshInspector(list, limit: 10_000)
    }, report: { _ in })
  playing = replay
  replay.read(Array(script.utf8))
  _ = replay.finish()
  return inspector?.entries.map(\.text) ?? []
}

/// The causes that are noted in a list.
func causes(in list: ScrollView, _ play: () -> Void) -> [RefreshCause] {
  var causes: [RefreshCause] = []
  let observer = InputObserver.retain(for: list)
  observer.stateDidChange = { causes.append($2) }
  play()
  observer.stateDidChange = nil
  observer.release(of: list, on: list.timeline)
  return causes
}
