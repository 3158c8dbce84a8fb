import Testing

@testable import RefreshKit

/// Which states a component takes over from what is bound to it.
struct StateFollowersTests {
  @Test func `a state with a newer stamp is set, and one without a stamp if it is another`() {
    let followers = StateFollowers(stamp: 5)
    #expect(!followers.accepts(.refreshing, 4, over: .idle))
    #expect(!followers.accepts(.refreshing, 5, over: .idle))
    #expect(followers.accepts(.refreshing, 6, over: .idle))
    #expect(followers.accepts(.refreshing, nil, over: .idle))
    #expect(!followers.accepts(.idle, nil, over: .idle))
  }

  @Test func `each state that is sent or received is counted`() {
    let followers = StateFollowers(stamp: 0)
    var counts = [followers.deliveryCount]
    followers.send(.pulling)
    counts.append(followers.deliveryCount)
    _ = followers.accepts(.idle, nil, over: .idle)
    counts.append(followers.deliveryCount)
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
  }
}
