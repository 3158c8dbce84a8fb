import RefreshTesting
import Testing

/// For each guarantee, a class that breaks it is found, and the reported script breaks it again.
@MainActor @Suite struct CheckComponentTests {
  /// Begins by itself, although one arrival may cause only one load.
  private final class BeginningHeader: RefreshNormalHeader {
    override func placeSubviews() {
      super.placeSubviews()
      if state == .idle { beginRefreshing() }
    }
  }

  /// Changes the app's inset.
  private final class InsetHeader: RefreshNormalHeader {
    override var state: RefreshState {
      didSet {
        guard state != oldValue else { return }
        if state == .refreshing { scrollView?.contentInset.top += 20 }
        if oldValue == .refreshing { scrollView?.contentInset.top -= 20 }
      }
    }
  }

  /// Ends its refresh in an observer of the begin.
  private final class ImpatientHeader: RefreshNormalHeader {
    private var observation: ObservationToken?

    override func prepare() {
      super.prepare()
      observation = observeState { [weak self] in if $0.new == .refreshing { self?.state = .idle } }
    }
  }

  /// Ends some time after its begin, even if another refresh is ongoing then.
  private final class LateHeader: RefreshNormalHeader {
    override func executeRefreshingCallback() {
      super.executeRefreshingCallback()
      scrollView?.timeline.after(0.5) { [weak self] in self?.endRefreshing() }
    }
  }

  /// Cannot leave refreshing.
  private final class DeafHeader: RefreshNormalHeader {
    override var state: RefreshState {
      get { super.state }
      set { if !(super.state == .refreshing && newValue == .idle) { super.state = newValue } }
    }
  }

  /// Sets its own height in each layout, and does not call super, so that it feeds itself.
  private final class FlatHeader: RefreshHeader {
    override func placeSubviews() { frame.size.height = 80 }
  }

  /// A class without mistakes.
  private final class StarHeader: RefreshHeader {
    private let star = Label()

    override func prepare() {
      super.prepare()
      frame.size.height = 50
      addSubview(star)
    }

    override func placeSubviews() {
      super.placeSubviews()
      star.frame = bounds
    }

    override var state: RefreshState {
      didSet {
        guard state != oldValue else { return }
        star.text = state == .refreshing ? "loading" : "pull"
      }
    }

    override var pullingPercent: Double { didSet { star.alpha = min(1, pullingPercent) } }
  }

  /// The message of the check, and the message when its script is played again.
  private func faults<Component: RefreshComponent>(
    of make: @escaping @MainActor () -> Component
  ) async -> (first: String, again: String) {
    let first = await message { try await checkComponent(make: make) } ?? ""
    let script = first.split(separator: "\n").filter { $0.hasPrefix("{") }.joined(separator: "\n")
    return (first, await message { try await checkComponent(script: script, make: make) } ?? "")
  }

  private func expectFault(
    _ law: String, except exception: String, in faults: (first: String, again: String),
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(faults.first.contains(": \(law): "), "\(faults.first)", sourceLocation: location)
    #expect(faults.again.contains(": \(law): "), "\(faults.again)", sourceLocation: location)
    for fault in [faults.first, faults.again] {
      #expect(fault.contains("`except: .\(exception)`"), "\(fault)", sourceLocation: location)
    }
  }

  @Test func `a class that feeds itself is reported soon`() async {
    let fault = await message { try await checkComponent(seeds: 49...49) { FlatHeader() } }
    #expect(fault?.contains(": nothing runs away: ") == true, "\(fault ?? "no fault")")
  }

  @Test func `a script for another class says so`() async {
    let script = """
      {"op":"stage","width":375,"height":667}
      {"op":"attach","slot":"header","class":"InsetHeader"}
      """
    let fault = await message { try await checkComponent(script: script) { StarHeader() } }
    #expect(
      fault?.contains("The script names a InsetHeader, and the closure makes a StarHeader") == true)
  }

  @Test func `a class that begins by itself breaks the guarantee of one load`() async {
    expectFault(
      "no refresh without a cause", except: "oneLoad", in: await faults { BeginningHeader() })
  }

  @Test func `a class that adds to the app's inset breaks the guarantee of exact insets`() async {
    expectFault(
      "insets are released exactly", except: "ownInset", in: await faults { InsetHeader() })
  }

  @Test func `a class that ends its own begin breaks the guarantee of call order`() async {
    expectFault("a begin calls back", except: "callOrder", in: await faults { ImpatientHeader() })
  }

  @Test func `a class that ends a later refresh breaks the guarantee about late answers`() async {
    expectFault("a begin calls back", except: "callOrder", in: await faults { LateHeader() })
  }

  @Test func `a class that ignores idle breaks the guarantee of one end for each begin`() async {
    expectFault("an end leaves refreshing", except: "callOrder", in: await faults { DeafHeader() })
  }

  @Test func `classes without mistakes pass`() async throws {
    try await checkComponent(seeds: 1...80) { StarHeader() }
    try await checkComponent(seeds: 1...8) { RefreshNormalHeader() }
    try await checkComponent(seeds: 1...8) { RefreshAutoNormalFooter() }
    try await checkComponent(seeds: 1...8) { RefreshBackGifFooter() }
    try await checkComponent(seeds: 1...8) { RefreshStateTrailer() }
  }

  @Test func `a law that is left out is not checked`() async throws {
    try await checkComponent(seeds: 1...60, except: .ownInset) { InsetHeader() }
  }

  @Test func `a class that ends by itself passes without the law of call order`() async throws {
    try await checkComponent(seeds: 1...60, except: .callOrder) { LateHeader() }
  }

  private final class EndlessHeader: RefreshNormalHeader {
    override func placeSubviews() {
      super.placeSubviews()
      scrollView?.timeline.async { [weak self] in self?.placeSubviews() }
    }
  }

  @Test func `a class that never comes to rest is found in seconds`() async {
    let message = await message {
      try await checkComponent(seeds: 1...3) { EndlessHeader() }
    }
    #expect(message?.contains("something feeds itself: more than 10000 entries") == true)
  }

  private final class RandomHeader: RefreshNormalHeader {
    override func placeSubviews() {
      super.placeSubviews()
      if Bool.random(), state == .idle { beginRefreshing() }
    }
  }

  @Test func `a class that is not deterministic is reported with its seed`() async {
    let message = await message { try await checkComponent { RandomHeader() } }
    #expect(message?.contains("RandomHeader breaks a law of components") == true)
    #expect(message?.contains("seed") == true)
  }

  @Test func `mistakes in the call of the check are thrown`() async {
    let noSlot = await message { try await checkComponent { RefreshComponent() } }
    #expect(noSlot?.contains("A RefreshComponent has no place in a list") == true)
    let noLaw = await message {
      try await checkComponent(except: .named("gravity")) { RefreshHeader() }
    }
    #expect(noLaw == "There is no law \"gravity\".")
    let noScript = await message { try await checkComponent(script: "{") { RefreshHeader() } }
    #expect(noScript?.contains("The script is wrong") == true)
  }
}
