import RefreshIndicators
import RefreshKit
import RefreshPaging
import RefreshReplay
import RefreshTesting

/// An app that holds an object of every public class.
@MainActor final class Everything {
  let list: ScrollView = ScrollView(frame: .zero)
  let timeline: Timeline = Timeline()
  let label: Label = Label()
  let imageView: ImageView = ImageView()
  let loadingView: ActivityIndicator = ActivityIndicator()
  let ringView: RingView = RingView()
  let indicators: (NormalIndicator, RingIndicator) = (NormalIndicator(), RingIndicator())
  let round: (MaterialIndicator, DropIndicator) = (MaterialIndicator(), DropIndicator())
  let flat: (LineIndicator, FlipIndicator) = (LineIndicator(), FlipIndicator())
  let dots: DotsIndicator = DotsIndicator()
  let wave: WaveIndicator = WaveIndicator()
  let level: SecondLevel = SecondLevel()
  let systemHeader: RefreshSystemHeader = RefreshSystemHeader()
  let times: MemoryTimeStore = MemoryTimeStore()
  let pager: Pager<Int>
  let letters: Pager<String>
  let config: RefreshConfig = RefreshConfig.default
  var observation: ObservationToken?
  var replay: Replay?
  var recorder: SessionRecorder?
  var inspector: RefreshInspector?
  var stage: Stage?
  var server: PageServer<Int> = PageServer([1, 2, 3], pageSize: 2)
  var testList: TestList?
  var testModel: TestModel?
  var testClock: TestClock?
  var checkServer: PagerCheckServer?

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

/// A nonisolated object that gets objects of the app, and uses them on the main actor.
final class Elsewhere: Sendable {
  let list: ScrollView
  let status: Replay.Status

  init(list: ScrollView, status: Replay.Status) {
    self.list = list
    self.status = status
  }

  var isOver: Bool { status == .done }

  @MainActor var isBusy: Bool { list.header?.isRefreshing ?? false }
}

@MainActor func checkEverything() {
  let everything = Everything()
  let elsewhere = Elsewhere(list: everything.list, status: .done)
  check(elsewhere.isOver, "values are compared anywhere")
  check(!elsewhere.isBusy, "nothing refreshes")
  everything.list.contentOffset.y = 10
  check(everything.recorder?.script.contains("\"y\":10") == true, "the offset is recorded")
  check(everything.inspector?.entries.isEmpty == true, "no component has changed")
}
