import RefreshKit

/// The events of the demo, in words, the newest last, and the present notice.
final class EventLog {
  /// An event.
  struct Entry: Equatable {
    let time: Double
    let text: String
  }

  /// The greatest number of entries of the log; older ones are dropped.
  static let limit = 40

  private(set) var entries: [Entry] = []
  /// The number of refreshes of a header that have begun.
  private(set) var refreshes = 0

  /// The notice that is shown in place of the hint; nil for none.
  private(set) var notice: (long: String, short: String)?

  private let timeline: Timeline
  private var observations: [ObservationToken] = []
  private var notices = 0

  /// Makes a log without entries.
  init(timeline: Timeline) {
    self.timeline = timeline
  }

  /// Observes the present components of a list.
  func follow(_ list: ScrollView) {
    observations = []
    let components: [(String, RefreshComponent?)] = [
      ("header", list.header), ("footer", list.footer), ("leader", list.leader),
    ]
    for (name, component) in components {
      guard let component else { continue }
      observations.append(
        component.observeState { [unowned self] change in
          add("\(name) \(change.old) > \(change.new)")
          guard change.new == .refreshing else { return }
          if name == "header" { refreshes += 1 }
          clearNotice()
        })
      observations.append(
        component.observeFeedback { [unowned self] feedback in
          if case .announcement(let text) = feedback { add("\(name) announces: \(text)") }
        })
    }
  }

  /// Shows a notice for some seconds; `short` on a narrow screen.
  func show(_ notice: String, short: String? = nil, lasting duration: Double = 2.5) {
    notices += 1
    let number = notices
    self.notice = (notice, short ?? notice)
    timeline.after(duration) { [weak self] in
      if self?.notices == number { self?.notice = nil }
    }
  }

  /// Removes the notice.
  func clearNotice() {
    notices += 1
    notice = nil
  }

  /// Adds an event.
  func add(_ text: String) {
    entries.append(Entry(time: timeline.now, text: text))
    if entries.count > Self.limit { entries.removeFirst() }
  }
}
