import RefreshKit
import Testing

struct RefreshStateTests {
  @Test func `refreshing and waiting to refresh are both a refresh`() {
    #expect(RefreshState.allCases.filter(\.isRefreshing) == [.refreshing, .willRefresh])
  }
}
