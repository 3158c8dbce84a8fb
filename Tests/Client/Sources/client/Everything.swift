import RefreshFilm
import RefreshIndicators
import RefreshKit
import RefreshRecorder
import RefreshReplay
import TerminalHost

/// An app that holds an object of every public class.
@MainActor final class Everything {
  let list: ScrollView = ScrollView(frame: .zero)
  let timeline: Timeline = Timeline()
  let label: Label = Label()
  let imageView: ImageView = ImageView()
  let loadingView: ActivityIndicator = ActivityIndicator()
  let ringView: RingView = RingView()
  let indicators: (NormalIndicator, RingIndicator) = (NormalIndicator(), RingIndicator())
  let drawn: [DrawnIndicator] = [
    MaterialIndicator(), DropIndicator(), DotsIndicator(), WaveIndicator(), LineIndicator(),
    FlipIndicator(), AppBar(),
  ]
  let level: SecondLevel = SecondLevel()
  let times: MemoryTimeStore = MemoryTimeStore()
  let pager: Pager<Int>
  let letters: Pager<String>
  let config: RefreshConfig = RefreshConfig.default
  var observation: ObservationToken?
  var film: Film = Film()
  var replay: Replay?
  var recorder: SessionRecorder?
  var inspector: RefreshInspector?
  var stage: Stage?
  var terminal: Terminal?
  var loop: TerminalLoop?
  let rule: Rule = Rule()

  #if canImport(Foundation)
    let defaults: UserDefaultsTimeStore = UserDefaultsTimeStore()
  #endif

  init() {
    pager = Pager(in: list) { Page([$0]) }
    letters = Pager(in: ScrollView(frame: .zero), first: "a") { Page([$0], next: $0 + "b") }
    observation = list.header?.observeState { _ in }
    replay = Replay(name: "empty", trace: { _ in }, report: { _ in })
    stage = replay?.stage
    recorder = SessionRecorder(list)
    inspector = RefreshInspector(list)
  }
}

/// An object without isolation that is handed the app's, and uses it on the main actor.
final class Elsewhere: Sendable {
  let list: ScrollView
  let end: TerminalLoop.End

  init(list: ScrollView, end: TerminalLoop.End) {
    self.list = list
    self.end = end
  }

  var isOver: Bool { end == .finished }

  @MainActor var isBusy: Bool { list.header?.isRefreshing ?? false }
}

@MainActor func checkEverything() {
  let everything = Everything()
  let elsewhere = Elsewhere(list: everything.list, end: .finished)
  check(elsewhere.isOver, "values are compared anywhere")
  check(!elsewhere.isBusy, "nothing refreshes")
  everything.list.contentOffset.y = 10
  check(everything.recorder?.script.contains("\"y\":10") == true, "the offset is recorded")
  check(everything.inspector?.entries.isEmpty == true, "no component has changed")
}
