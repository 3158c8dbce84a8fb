import RefreshKit
import Testing

struct RefreshStateTests {
  @Test func `refreshing and waiting to refresh are both a refresh`() {
    #expect(RefreshState.allCases.filter(\.isRefreshing) == [.refreshing, .willRefresh])
  }

  @Test func `the number of a state is its position`() {
    #expect(RefreshState.allCases.map(\.number) == Array(0..<5))
  }
}
