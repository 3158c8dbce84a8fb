import Testing

@testable import RefreshKit

struct StateFollowersTests {
  @Test func `a state with the stamp of the present one is not newer`() {
    let followers = StateFollowers(stamp: 5)
    #expect(!followers.accepts(.refreshing, 4, over: .idle))
    #expect(!followers.accepts(.refreshing, 5, over: .idle))
    #expect(followers.accepts(.refreshing, 6, over: .idle))
  }

  @Test func `a state without a stamp is set if it is another`() {
    let followers = StateFollowers(stamp: 5)
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
