import Testing

@testable import RefreshIndicators

/// The moments of an indicator over time.
@MainActor struct IndicatorMotionTests {
  private var motion = IndicatorMotion()

  @Test mutating func `at rest an indicator shows nothing`() {
    #expect(motion.moment(at: 5) == IndicatorMoment())
    #expect(!motion.isMoving(at: 5))
  }

  @Test mutating func `an indicator follows a pull directly`() {
    motion.pull(to: 0.4, at: 0)
    #expect(motion.moment(at: 1) == IndicatorMoment(percent: 0.4))
    motion.pull(to: 1.5, at: 0)
    #expect(motion.moment(at: 1) == IndicatorMoment(percent: 1.5))
    #expect(!motion.isMoving(at: 1))
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1])
  func `a pull that is not a valid percent counts as 0`(percent: Double) {
    var motion = motion
    motion.pull(to: percent, at: 0)
    #expect(motion.moment(at: 0).percent == 0)
  }

  @Test mutating func `a refresh begins with the percent of the release`() {
    motion.pull(to: 1.4, at: 0)
    motion.begin(at: 10)
    #expect(motion.moment(at: 10) == IndicatorMoment(percent: 1.4))
    // Half of the time covers three quarters of the change.
    let half = motion.moment(at: 10.125)
    #expect(abs(half.percent - 1.1) < 1e-9)
    #expect(half.activity == 0.75 && half.time == 0.125)
    motion.pull(to: 0, at: 0)
    #expect(
      motion.moment(at: 10.25) == IndicatorMoment(percent: 1, activity: 1, time: 0.25))
    #expect(motion.isMoving(at: 99))
  }

  @Test mutating func `a pull to 1 that a header reports just before a refresh is ignored`() {
    motion.pull(to: 1.5, at: 3)
    motion.pull(to: 1, at: 3)
    motion.begin(at: 3)
    #expect(motion.moment(at: 3).percent == 1.5)
    var called = IndicatorMotion()
    called.pull(to: 1, at: 3)
    called.begin(at: 3)
    #expect(called.moment(at: 3) == IndicatorMoment())
  }

  @Test
  mutating func
    `the end of a refresh leads to the present pull, even if that changes`()
  {
    motion.pull(to: 1, at: -1)
    motion.begin(at: 0)
    motion.end(at: 2)
    #expect(motion.moment(at: 2) == IndicatorMoment(percent: 1, activity: 1, time: 2))
    #expect(
      motion.moment(at: 2.125) == IndicatorMoment(percent: 0.25, activity: 0.25, time: 2.125))
    motion.pull(to: 0.8, at: 0)
    #expect(motion.moment(at: 2.125).percent == 0.8 + 0.2 * 0.25)
    #expect(motion.isMoving(at: 2.2) && !motion.isMoving(at: 2.25))
    #expect(
      motion.moment(at: 2.25) == IndicatorMoment(percent: 0.8, activity: 0, time: 2.25))
  }

  @Test mutating func `a result is shown until the refresh ends`() {
    motion.begin(at: 0)
    motion.show(.failure, at: 1)
    #expect(motion.moment(at: 1).resultAmount == 0)
    #expect(motion.moment(at: 1.125).resultAmount == 0.75)
    #expect(motion.moment(at: 1.125).loadingAmount == 0.25)
    let shown = motion.moment(at: 1.25)
    #expect(shown.result == .failure && shown.resultAmount == 1 && shown.activity == 1)
    #expect(!motion.isMoving(at: 1.25), "a mark does not move")
    motion.end(at: 3)
    for time in [3.05, 3.1, 3.2] {
      let moment = motion.moment(at: time)
      #expect(moment.resultAmount == moment.activity && moment.loadingAmount == 0)
      #expect(moment.pullAmount == 0)
    }
    #expect(motion.moment(at: 3.25).resultAmount == 0)
  }

  @Test mutating func `a refresh that begins while the last one is visible continues its time`() {
    motion.begin(at: 0)
    motion.end(at: 5)
    motion.begin(at: 5.1)
    #expect(motion.moment(at: 5.1).time == 5.1)
    motion.end(at: 6)
    motion.begin(at: 7)
    #expect(motion.moment(at: 7).time == 0)
  }

  @Test mutating func `if the clock moves back, changes are over`() {
    motion.begin(at: 99)
    motion.end(at: 100)
    #expect(motion.moment(at: 1).activity == 0 && motion.moment(at: 1).percent == 0)
    #expect(!motion.isMoving(at: 1))
    motion.begin(at: 1)
    #expect(motion.moment(at: 1.5) == IndicatorMoment(percent: 1, activity: 1, time: 0.5))
  }

  @Test mutating func `repeated and unexpected calls change nothing`() {
    motion.pull(to: 0.5, at: 0)
    let pulled = motion
    motion.end(at: 1)
    motion.show(.success, at: 1)
    #expect(motion == pulled)
    motion.begin(at: 2)
    let begun = motion
    motion.begin(at: 3)
    #expect(motion == begun)
  }

  @Test mutating func `with reduced motion changes take no time`() {
    motion.pull(to: 1.4, at: 0)
    motion.begin(at: 1)
    let moment = motion.moment(at: 1, reducesMotion: true)
    #expect(moment == IndicatorMoment(percent: 1, activity: 1))
    motion.end(at: 2)
    #expect(motion.moment(at: 2, reducesMotion: true).activity == 0)
  }

  @Test func `the picture of a pull is shown before a refresh, not after it`() {
    #expect(IndicatorMoment(percent: 0.3).pullAmount == 1)
    #expect(IndicatorMoment(percent: 1.4, activity: 0.25).pullAmount == 0.75)
    #expect(IndicatorMoment(percent: 0.6, activity: 0.6).pullAmount == 0)
    #expect(IndicatorMoment(percent: 0.8, activity: 0.2).pullAmount == 0.75)
    #expect([0.5, 1, 1.5, 2, 3].map { IndicatorMoment(percent: $0).excess } == [0, 0, 0.5, 1, 1])
  }
}
