import RefreshKit
import Testing

/// A list at its end, and all changes that make its range shorter.
@MainActor struct ScrollViewClampTests {
  enum Shrinking: CaseIterable {
    case contentInset, safeArea, reservedInset, contentSize, frame
  }

  private let list: ScrollView
  private let witness: Bench.Witness

  init() {
    (list, witness) = Bench.Witness.inList()
    list.contentInset.bottom = 50
    list.safeAreaInsets.bottom = 50
    witness.reserveInset(50)
    list.contentOffset.y = 1_483
    witness.clearLog()
  }

  @Test(arguments: Shrinking.allCases)
  func `at rest the offset is clamped, and components are told once`(shrinking: Shrinking) {
    shrink(shrinking)
    #expect(list.contentOffset.y == 1_433)
    #expect(witness.log.filter { $0.hasPrefix("offset") } == ["offset 0,1483 > 0,1433"])
  }

  @Test(arguments: Shrinking.allCases)
  func `under a finger the offset stays, also when the finger is lifted`(shrinking: Shrinking) {
    list.beginDragging()
    shrink(shrinking)
    list.endDragging()
    #expect(list.contentOffset.y == 1_483)
  }

  @Test(arguments: Shrinking.allCases)
  func `in a deceleration the offset stays, and is clamped when it ends`(shrinking: Shrinking) {
    list.beginDragging()
    list.endDragging(decelerate: true)
    shrink(shrinking)
    #expect(list.contentOffset.y == 1_483)
    list.endDecelerating()
    #expect(list.contentOffset.y == 1_433)
    #expect(!list.isDecelerating)
  }

  @Test
  func `a longer or equal range does not change the offset, and a new start of the range does`() {
    list.safeAreaInsets.bottom = 150
    list.contentInset.bottom = -50
    #expect(list.contentOffset.y == 1_483)
    #expect(list.adjustedContentInset.bottom == 150)
    list.contentSize.height = 3_000
    list.contentInset.bottom = 100
    list.safeAreaInsets.bottom = 100
    witness.reserveInset(100)
    list.frame.size.height = 300
    #expect(list.contentOffset.y == 1_483)
    #expect(!witness.log.contains { $0.hasPrefix("offset") })
    list.contentOffset.y = -80
    list.contentInset.top = 20
    #expect(list.contentOffset.y == -20)
  }

  @Test func `an equal value does not clamp`() {
    list.contentOffset.y = 5_000
    list.contentSize = list.contentSize
    list.contentInset = list.contentInset
    list.safeAreaInsets = list.safeAreaInsets
    list.frame = list.frame
    witness.reserveInset(witness.reservedInset)
    #expect(list.contentOffset.y == 5_000)
  }

  private func shrink(_ shrinking: Shrinking) {
    switch shrinking {
    case .contentInset: list.contentInset.bottom = 0
    case .safeArea: list.safeAreaInsets.bottom = 0
    case .reservedInset: witness.reserveInset(0)
    case .contentSize: list.contentSize.height = 1_950
    case .frame: list.frame.size.height = 717
    }
  }
}
