import Foundation
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshLab
@testable import RefreshUIKit

/// The logic of the lab (Examples/RefreshLab.swiftpm): its trials, its laws and its records.
@MainActor @Suite(.serialized) struct LabTests {
  // MARK: Trials

  @Test(arguments: Trial.all.map(\.name), [false, true])
  func `the laws and expectations of a trial hold on the stub, with and without bars`(
    name: String, hasBars: Bool
  ) async throws {
    let trial = try #require(Trial.all.first { $0.name == name })
    let result = try #require(
      await StubPerson.perform(trial, hasBars: hasBars), "it does not end")
    #expect(result.breaches == [])
    #expect(trial.known?.cause == .library || result.knownBreaches == [])
    #expect(result.facts.contains { $0.event == .pass })
    #expect(trial.gesture == nil || result.facts.contains { $0.isDragging })
    let calls = result.facts.compactMap(\.call)
    for call in trial.whileDragging + trial.whileDecelerating { #expect(calls.contains(call)) }
  }

  @Test(arguments: Trial.all.filter { $0.known?.cause == .library }.map(\.name))
  func `a known defect of the library in a trial occurs on the stub, too`(
    name: String
  ) async throws {
    let trial = try #require(Trial.all.first { $0.name == name })
    let result = try #require(await StubPerson.perform(trial, hasBars: true))
    #expect(result.knownBreaches?.count == 1 && result.verdict == .known)
  }

  @Test func `names of trials are unique`() {
    #expect(Set(Trial.all.map(\.name)).count == Trial.all.count)
  }

  /// The README of the lab says how long the trials take.
  @Test func `the trials that need no finger take less than two minutes`() {
    // A trial ends after a second without a change.
    #expect(Trial.withoutFinger.reduce(0) { $0 + $1.lastTime + 1.7 } < 120)
  }

  @Test func `an offset of a trial is measured from the top of the range`() async {
    let trial = Trial(name: "", setup: [.attach(.normalHeader)])
      .at(0.1, .offset(x: 0, y: 50, animated: false))
    let result = await StubPerson.perform(trial, hasBars: true)
    #expect(result?.facts.last?.offset == [0, 50 - 91])
  }

  @Test func `an unmet expectation is reported`() async {
    let trial = Trial(name: "", setup: [.attach(.normalHeader)]).at(0.1, .expect(.headerIsOpen))
    let result = await StubPerson.perform(trial)
    #expect(
      result?.breaches.count == 1
        && result?.breaches.first?.hasSuffix("the header is closed") == true)
    #expect(result?.verdict == .red)
  }

  @Test func `a refresh that does not end is reported`() async {
    let trial = Trial(name: "", setup: [.attach(.normalHeader)]).at(0.1, .begin(.header))
    let result = await StubPerson.perform(trial)
    #expect(result?.breaches == ["at the end: RefreshNormalHeader is refreshing"])
  }

  @Test func `a leaked screen is reported`() async {
    let trial = Trial(name: "").at(0.1, .push(animated: false))
      .at(0.2, .expect(.poppedScreensAreGone), .pop(animated: false), .endRequests)
      .at(0.5, .expect(.poppedScreensAreGone))
    let breaches = await StubPerson.perform(trial)?.breaches ?? []
    #expect(breaches.count == 1 && breaches.first?.contains("4 objects are alive") == true)
  }

  // MARK: Known failures

  @Test func `a known failure does not make a trial red, but any other failure does`() async {
    var trial = Trial(name: "", setup: [.attach(.normalHeader)]).at(0.1, .expect(.headerIsOpen))
    trial.known = Trial.KnownFailure(cause: .library, reason: "why", expectation: .headerIsOpen)
    let result = await StubPerson.perform(trial)
    #expect(result?.breaches == [] && result?.knownBreaches?.count == 1)
    #expect(result?.verdict == .known && result?.summary == "known: why")
    trial.calls.append(Trial.TimedCall(time: 0.2, call: .expect(.headerCloses)))
    #expect(await StubPerson.perform(trial)?.verdict == .red)
  }

  @Test func `a question with the known answer no does not make a trial red`() {
    var trial = Trial(name: "", question: "Is it well?")
    func answered(_ isWell: Bool) -> TrialResult {
      var result = TrialResult(trial: trial, breaches: [], facts: [])
      result.answer(isWell)
      return result
    }
    #expect(answered(true).verdict == .holds && answered(false).verdict == .red)
    #expect(answered(false).summary == "no: Is it well?")
    trial.known = Trial.KnownFailure(cause: .apple, reason: "why")
    #expect(answered(true).verdict == .holds && answered(false).verdict == .known)
  }

  // MARK: Laws

  /// A screen whose list has appeared.
  private func stage() -> StubStage {
    let stage = StubStage(Trial(name: "", list: .wide))
    stage.appear()
    return stage
  }

  @Test func `an offset unknown to the list breaks a law`() {
    let stage = stage()
    let laws = Laws(stage.list)
    #expect(laws.breach(ownInset: .zero) == nil)
    stage.list.manners.isObservable = false
    stage.list.contentOffset.y = 100
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("1: ") == true)
    _ = stage.list.refresh
    #expect(laws.breach(ownInset: .zero) == nil)
  }

  @Test func `sizes and insets unknown to the list break a law`() {
    let stage = stage()
    let laws = Laws(stage.list)
    stage.list.manners.isObservable = false
    stage.list.contentSize.height = 1_000
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("2: ") == true)
    _ = stage.list.refresh
    stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(laws.breach(ownInset: .zero) == nil)
    #expect(
      laws.breach(ownInset: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))?.hasPrefix("6: ")
        == true)
    stage.list.contentInset.top = 30
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("5: ") == true)
  }

  @Test func `a drag unknown to the list, and a hidden component, break a law`() {
    let stage = stage()
    stage.list.refresh.header = RefreshNormalHeader()
    stage.wait(0)
    let laws = Laws(stage.list)
    #expect(laws.breach(ownInset: .zero) == nil)
    stage.list.refresh.header?.beginRefreshing()
    stage.wait(1)
    stage.list.refresh.header?.layer.isHidden = true
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("10: RefreshNormalHeader") == true)
    stage.list.refresh.header = nil
    stage.list.manners.isObservable = false
    stage.list.manners.panIsObservable = false
    stage.list.beginDragging()
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("8: the list drags: false") == true)
  }

  // MARK: Facts

  @Test func `facts contain the reports to observers and the delegate, in order`() {
    let stage = stage()
    let recorder = FactRecorder(stage.list)
    stage.didScroll = { recorder.record(.didScroll) }
    stage.list.contentOffset.y = 10
    recorder.passDidEnd()
    recorder.passDidEnd()
    stage.list.contentInset.top = 5
    recorder.stop()
    stage.list.contentOffset.y = 20
    #expect(
      recorder.facts.map(\.event) == [.contentOffset, .didScroll, .pass, .contentInset, .didScroll])
    #expect(recorder.facts[0].offset == [0, 10])
    #expect(recorder.facts[3].adjustedInset == [5, 0, 0, 0])
  }
}
