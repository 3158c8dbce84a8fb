import Foundation
import RefreshPaging

private struct Post: Identifiable, Sendable {
  let id: Int
  let text = "a post"
}

@MainActor private final class Ratio {
  var value: Double?
}

extension Measure {
  /// The median cost of appending a page to 20,000 items, as a multiple of the cost of appending it
  /// to 200.
  static let page = Measure(
    name: "page", per: "page around page 1,000, beside one around page 10", unit: "times",
    budget: 2, repetitions: 9
  ) { count in
    let result = Ratio()
    Task { @MainActor in result.value = await medianOfRatios(count) }
    while result.value == nil { _ = RunLoop.main.run(mode: .default, before: Date() + 0.001) }
    return result.value ?? 0
  }

  private static func medianOfRatios(_ count: Int) async -> Double {
    var ratios: [Double] = []
    for _ in 0..<count {
      let pager = Pager<Post> { page in
        Page((page * 20..<page * 20 + 20).map { Post(id: $0) }, isLast: false)
      }
      let early = await mean(of: pager, upTo: 60)
      let late = await mean(of: pager, upTo: 1_025)
      precondition(pager.items.count == 1_025 * 20)
      ratios.append(late / early)
    }
    return ratios.sorted()[count / 2]
  }

  /// Loads pages up to `last`, and returns the mean duration of the last 50.
  private static func mean(of pager: Pager<Post>, upTo last: Int) async -> Double {
    let measured = 50
    while pager.page < last - measured { await pager.loadMore() }
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<measured { await pager.loadMore() }
    return (clock.now - start) / .nanoseconds(1) / Double(measured)
  }
}
