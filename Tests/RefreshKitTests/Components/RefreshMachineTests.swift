import Testing

@testable import RefreshKit

/// What a begin and an end do, asked of a machine without a list.
@MainActor struct RefreshMachineTests {
  private struct Row {
    let state: RefreshState
    let new: RefreshState?
    let obstacle: RefreshObstacle?
    let endsRefresh: Bool
  }

  private func machine(in state: RefreshState, hasNoMoreData: Bool = true) -> RefreshMachine {
    var machine = RefreshMachine(traits: Traits(isPulled: true, hasNoMoreData: hasNoMoreData))
    machine.set(state, at: nil, .next())
    return machine
  }

  @Test func `a success ends a pull and a refresh, and has an obstacle elsewhere`() {
    let rows = [
      Row(state: .idle, new: nil, obstacle: .noRefresh, endsRefresh: false),
      Row(state: .pulling, new: .idle, obstacle: nil, endsRefresh: false),
      Row(state: .willRefresh, new: .idle, obstacle: nil, endsRefresh: true),
      Row(state: .refreshing, new: .idle, obstacle: nil, endsRefresh: true),
      Row(state: .noMoreData, new: nil, obstacle: .newNoMoreData, endsRefresh: false),
    ]
    for row in rows {
      let ending = machine(in: row.state).ending(by: WaitingCall.End(result: .success))
      #expect(
        ending
          == .init(
            endsRefresh: row.endsRefresh, state: row.new, cause: .end(.beforeLoading),
            obstacle: row.obstacle), "\(row.state)")
    }
  }

  @Test func `no more data is set from every state, and only an older one is left`() {
    for state in RefreshState.allCases {
      let ending = machine(in: state).ending(by: WaitingCall.End(result: .noMoreData))
      #expect(ending.state == .noMoreData && ending.cause == .end(.noMoreData))
      #expect(ending.obstacle == (state == .noMoreData ? .noRefresh : nil))
      let other = machine(in: state, hasNoMoreData: false)
      #expect(other.ending(by: WaitingCall.End(result: .noMoreData)).state != .noMoreData)
    }
    var end = WaitingCall.End(result: .success)
    end.leavesNoMoreData = true
    let ending = machine(in: .noMoreData).ending(by: end)
    #expect(ending.state == .idle && ending.cause == .end(.leavingNoMoreData))
  }

  @Test func `a failure is that of a timeout, of the app or of a cancellation`() {
    let failure = RefreshResult.failure(RefreshTimeout(limit: 1))
    let causes: [(WaitingCall.End, RefreshCause.End)] = [
      (WaitingCall.End(result: failure), .failure),
      (WaitingCall.End(result: failure, byTimeout: true), .timeout),
      (WaitingCall.End(result: .cancelled), .cancellation),
    ]
    for (end, cause) in causes {
      #expect(machine(in: .refreshing).ending(by: end).cause == .end(cause))
    }
  }

  @Test func `a begin waits for earlier calls, and a gesture does nothing if a begin waits`() {
    let end = WaitingCall.Kind.end(WaitingCall.End(result: .success))
    let reset = WaitingCall.Kind.resetNoMoreData(endsRefresh: false)
    let rows: [(call: WaitingCall.Kind, gesture: RefreshMachine.Beginning)] = [
      (end, .inTurn), (.begin(completion: nil), .never), (reset, .never), (end, .inTurn),
      (.beginByGesture(.release), .never),
    ]
    var machine = machine(in: .refreshing)
    #expect(machine.beginning(by: .call) == .now)
    #expect(machine.beginning(by: .release) == .now)
    for (index, row) in rows.enumerated() {
      #expect(machine.add(row.call) != nil)
      #expect(machine.beginning(by: .call) == .inTurn, "after call \(index)")
      #expect(machine.beginning(by: .release) == row.gesture, "after call \(index)")
    }
  }
}
