import Testing

@testable import RefreshKit

struct ChangeStackTests {
  @Test func `jobs run after the outermost change, in order`() {
    var stack = ChangeStack()
    var log: [Int] = []
    stack.begin()
    stack.begin()
    stack.add(Job { log.append(1) })
    stack.end()
    stack.add(Job { log.append(2) })
    let early = stack.nextJob()
    #expect(early.map { _ in true } == nil, "a change is under way")
    stack.end()
    while let job = stack.nextJob() { job() }
    #expect(log == [1, 2])
  }

  @Test func `what is dropped is given back and never runs`() {
    var stack = ChangeStack()
    stack.add(Job {})
    (stack.step, stack.success) = (.begun, .success)
    let dropped = stack.drop()
    let next = stack.nextJob()
    #expect(
      dropped.count == 1 && next.map { _ in true } == nil && stack.step == .none
        && stack.success == nil)
  }

  @Test func `a later change makes an earlier one out of date`() {
    var stack = ChangeStack()
    stack.advance()
    let first = stack.latest
    stack.advance()
    #expect(stack.latest != first)
  }
}
