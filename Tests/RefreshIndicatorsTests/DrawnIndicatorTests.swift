import RefreshIndicators
import RefreshKit
import RefreshReplay
import Testing

/// Indicators that draw themselves, in a list.
@MainActor struct DrawnIndicatorTests {
  /// An indicator that logs the moments that it draws.
  @MainActor private final class Log: DrawnIndicator {
    var moments: [IndicatorMoment] = []
    override var pullHeight: Double { 80 }

    override func draw(_ moment: IndicatorMoment, in context: inout DisplayContext) {
      moments.append(moment)
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 400))

  init() { list.contentSize = Size(width: 200, height: 2_000) }

  /// Draws a frame, and returns its moment.
  private func moment(_ log: Log) -> IndicatorMoment? {
    _ = list.displayList()
    return log.moments.last
  }

  @Test func `a pull, a refresh and its result are one continuous series of moments`() {
    let log = Log()
    let header = list.addPullRefresh(log) {}
    header.resultDisplayDuration = 1
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -40))
    #expect(moment(log) == IndicatorMoment(percent: 0.5))
    list.drag(to: Point(x: 0, y: -120))
    #expect(moment(log) == IndicatorMoment(percent: 1.5))
    list.endDragging()
    // The percent of the release is where the refresh begins.
    #expect(moment(log)?.percent == 1.5)
    list.timeline.advance(by: 0.125)
    #expect(abs((moment(log)?.percent ?? 0) - 1.125) < 1e-9)
    list.timeline.advance(by: 0.875)
    #expect(moment(log) == IndicatorMoment(percent: 1, activity: 1, time: 1))
    #expect(list.displayList().nextChange == 1)
    header.endRefreshing(with: .failed)
    list.timeline.advance(by: 0.5)
    #expect(moment(log)?.result == .failure && moment(log)?.resultAmount == 1)
    #expect(list.displayList().nextChange == nil)
    list.timeline.advance(by: 0.5)
    list.timeline.advance(by: 0.125)
    #expect(moment(log)?.activity == 0.25 && moment(log)?.resultAmount == 0.25)
    list.timeline.advance(by: 1)
    let end = moment(log)
    #expect(end?.percent == 0 && end?.activity == 0 && end?.resultAmount == 0)
    #expect(header.state == .idle)
  }

  @Test func `without a timeline an indicator follows the pull`() {
    let log = Log()
    log.pullDidMove(to: 0.5)
    log.refreshStateDidChange(to: .refreshing)
    log.refreshStateDidChange(to: .idle)
    #expect(log.contents.items.isEmpty && log.moments.last?.percent == 0.5)
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func `an invalid size is refused`(bad: Double) {
    let (dots, material, drop) = (DotsIndicator(), MaterialIndicator(), DropIndicator())
    let (wave, line, flip) = (WaveIndicator(), LineIndicator(), FlipIndicator())
    (dots.diameter, material.diameter, drop.diameter) = (bad, bad, bad)
    (wave.waveHeight, line.thickness, flip.side) = (bad, bad, bad)
    #expect([dots.diameter, material.diameter, drop.diameter] == [10, 40, 26])
    #expect([wave.waveHeight, line.thickness, flip.side] == [16, 3, 32])
    line.trackOpacity = bad
    #expect(line.trackOpacity == (bad < 0 ? 0 : 0.2))
    line.trackOpacity = 7
    #expect(line.trackOpacity == 1)
  }

  @Test func `a setting takes effect in the next drawing`() {
    let sample = Sample(DotsIndicator())
    let dots = sample.indicator as? DotsIndicator
    sample.pull(1)
    dots?.color = .red
    dots?.diameter = 20
    #expect(sample.shapes.map(\.color) == [.red, .red, .red])
    #expect(sample.shapes.first?.box.width == 20)
  }

  // MARK: Scripts

  private func play(_ lines: String...) -> (
    status: Replay.Status, replay: Replay, reports: [String]
  ) {
    var reports: [String] = []
    let replay = Replay(name: "script", trace: { _ in }, report: { reports.append($0) })
    replay.read(Array((lines.joined(separator: "\n") + "\n").utf8))
    return (replay.status, replay, reports)
  }

  private static let stage = #"{"op":"stage","width":200,"height":400,"contentHeight":900}"#

  @Test(arguments: [
    ("material", 60.0), ("drop", 60), ("dots", 60), ("wave", 60), ("line", 40), ("flip", 60),
  ])
  func `a script attaches an indicator by its name`(name: String, height: Double) throws {
    RefreshIndicatorHeader.registerGallery()
    let (status, replay, reports) = play(
      Self.stage,
      #"{"op":"attach","slot":"header","class":"RefreshIndicatorHeader","indicator":"\#(name)"}"#,
      #"{"op":"call","slot":"header","method":"beginRefreshing"}"#, #"{"op":"advance","by":1}"#,
      #"{"op":"expect","that":{"inset":[\#(height),0,0,0],"header":{"state":"refreshing"}}}"#)
    #expect(status == .done && reports == [])
    let header = replay.stage?.scrollView.header as? RefreshIndicatorHeader
    #expect(header?.indicator is DrawnIndicator && header?.indicatorName == name)
  }

  @Test func `an unknown name is a mistake, with the names that exist`() {
    RefreshIndicatorHeader.registerGallery()
    let (status, _, reports) = play(
      Self.stage,
      #"{"op":"attach","slot":"header","class":"RefreshIndicatorHeader","indicator":"drops"}"#)
    #expect(status == .bad)
    #expect(
      reports.first?.hasPrefix(
        #"script:2: attach: there is no indicator "drops"; it must be one of normal, ring, "#)
        == true)
    #expect(reports.first?.contains("material, drop, dots, wave, line, flip") == true)
  }

  @Test func `a recording contains the name of an indicator, which the command knows`() {
    RefreshIndicatorHeader.registerGallery()
    let recorder = SessionRecorder(list)
    let gallery: [any RefreshIndicator] = [
      MaterialIndicator(), DropIndicator(), DotsIndicator(), WaveIndicator(), LineIndicator(),
      FlipIndicator(),
    ]
    for indicator in gallery {
      let name = list.addPullRefresh(indicator) {}.indicatorName ?? ""
      #expect(recorder.script.contains(#""indicator":"\#(name)"}"#))
    }
    #expect(recorder.unsupported == [])
  }
}
