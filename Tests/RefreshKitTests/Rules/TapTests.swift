import RefreshKit
import Testing

/// Rule A13: taps on what is hidden, and a title that is never shown.
struct TapTests {
  /// The classes whose label begins a refresh after a failure.
  nonisolated static let retried = Kind.titled.filter { !$0.name.contains("Header") }
    .filter { !$0.name.contains("Control") }

  @Test(arguments: Kind.tapped, [true, false])
  func `a tap on a hidden footer does nothing`(kind: Kind, hides: Bool) {
    let bench = Bench(kind)
    bench.makeInactive(byHiding: hides)
    bench.tap()
    bench.wait(1)
    #expect(bench.log == [])
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    bench.tap()
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: retried)
  func `a tap on a hidden component tries nothing again`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .failure(RefreshTimeout(limit: 1)))
    bench.wait(1)
    bench.component.isHidden = true
    bench.tap()
    bench.wait(1)
    #expect(bench.component.state == .idle)
    bench.component.isHidden = false
    bench.tap()
    #expect(bench.component.state == .refreshing)
  }

  @Test(arguments: Kind.titled)
  func `a title set for willRefresh is never shown`(kind: Kind) throws {
    let bench = Bench(kind)
    let titled = try #require(bench.component as? any StateTitled)
    titled.setTitle("soon", for: .willRefresh)
    titled.state = .willRefresh
    #expect(titled.stateLabel.text == titled.title(for: .refreshing))
    #expect(titled.title(for: .willRefresh) == titled.title(for: .refreshing))
    titled.setTitle("now", for: .refreshing)
    #expect(titled.stateLabel.text == "now")
  }
}
