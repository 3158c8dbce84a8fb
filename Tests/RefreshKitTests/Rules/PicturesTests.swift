import RefreshKit
import Testing

/// Rules S4 to S6, pictures, alpha and durations.
struct PicturesTests {
  private func images(_ name: String, _ count: Int) -> [Image] {
    (0..<count).map { Image(name: "\(name)#\($0)", size: Size(width: 20, height: 20)) }
  }

  // MARK: 4. Pictures follow the state

  @Test(arguments: Kind.pictured)
  func `images set for the present state are shown at once`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    #expect(gif.gifView.image?.name == "idle#0")
    #expect(!gif.gifView.isAnimating)

    bench.refresh()
    gif.setImages(images("refreshing", 3), duration: nil, for: .refreshing)
    #expect(gif.gifView.isAnimating)
    #expect(gif.gifView.animationImages.map(\.name).first == "refreshing#0")
    #expect(abs(gif.gifView.animationDuration - 0.3) < 1e-9)

    gif.setImages(images("other", 1), duration: nil, for: .refreshing)
    #expect(!gif.gifView.isAnimating)
    #expect(gif.gifView.image?.name == "other#0")
  }

  @Test(arguments: Kind.pictured)
  func `no images for the present state show none`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("refreshing", 3), duration: nil, for: .refreshing)
    bench.refresh()
    gif.setImages([], duration: nil, for: .refreshing)

    #expect(!gif.gifView.isAnimating)
  }

  @Test(arguments: Kind.pictured.filter { !$0.isAuto })
  func `images set while pulled show the one for the percent`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    bench.pull(by: 0.5)
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    #expect(gif.gifView.image?.name == "idle#5")
  }

  @Test(arguments: Kind.pictured.filter { !$0.isAuto })
  func `the percent outside 0 to 1 is clamped`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    let shown = [-3, -0.1, 0, 0.55, 1, 1.5, 1e300, .infinity].map { percent in
      gif.pullingPercent = percent
      return gif.gifView.image?.name
    }
    #expect(
      shown == [
        "idle#0", "idle#0", "idle#0", "idle#5", "idle#9", "idle#9", "idle#9", "idle#9",
      ])
  }

  @Test
  func `a percent that is no number does no harm`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let header = RefreshGifHeader()
        let image = Image(name: "idle", size: Size(width: 20, height: 20))
        header.setImages([image, image], for: .idle)
        header.isAutomaticallyChangeAlpha = true
        header.pullingPercent = .nan
        precondition((0...1).contains(header.alpha))
      }
    }
  }

  @Test(arguments: Kind.pictured)
  func `idle shows its first image again after a refresh`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    gif.setImages(images("refreshing", 3), duration: nil, for: .refreshing)
    bench.refresh()
    #expect(gif.gifView.isAnimating)
    #expect(!gif.gifView.isHidden)

    bench.end()
    #expect(gif.gifView.image?.name == "idle#0")
    #expect(!gif.gifView.isAnimating)
  }

  @Test(arguments: Kind.pictured)
  func `one refreshing image is removed at idle`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("refreshing", 1), duration: nil, for: .refreshing)
    bench.refresh()
    #expect(gif.gifView.image?.name == "refreshing#0")

    bench.end()
    #expect(gif.gifView.image == nil)
  }

  @Test(arguments: Kind.pictured, [RefreshState.idle, .noMoreData])
  func `animation stops in idle and with no more data`(kind: Kind, state: RefreshState) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("refreshing", 3), duration: nil, for: .refreshing)
    bench.refresh()
    bench.component.state = state
    #expect(!gif.gifView.isAnimating)
  }

  @Test(arguments: Kind.pictured.filter(\.isAuto))
  func `the auto gif ignores the percent`(kind: Kind) throws {
    let bench = Bench(kind)
    let gif = try #require(bench.component as? any GifShowing)
    gif.setImages(images("idle", 10), duration: nil, for: .idle)
    gif.pullingPercent = 0.5
    #expect(gif.gifView.image?.name == "idle#0")

    bench.refresh()
    bench.end()
    #expect(gif.gifView.image?.name == "idle#0")
  }

  // MARK: 5. Alpha

  @Test(arguments: Kind.arrowed.filter { !$0.name.contains(/Trailer|Leader/) })
  func `the spinner has alpha 1 whenever it starts`(kind: Kind) throws {
    let bench = Bench(kind)
    let spinner = try #require(bench.component as? any LoadingShowing).loadingView
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    #expect(spinner.alpha == 0)

    bench.component.state = .noMoreData
    bench.wait(1)
    bench.refresh()
    #expect(spinner.isAnimating)
    #expect(spinner.alpha == 1)

    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.component.beginRefreshing()
    #expect(spinner.isAnimating)
    #expect(spinner.alpha == 1)
  }

  @Test(arguments: Kind.autos)
  func `automatic alpha has no effect on auto footers`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.alpha = 0.5
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 0.5)

    bench.component.pullingPercent = 0.25
    #expect(bench.component.alpha == 0.5)
    bench.component.isAutomaticallyChangeAlpha = false
    #expect(bench.component.alpha == 0.5)

    bench.component.isAutomaticallyChangeAlpha = true
    bench.refresh()
    bench.end()
    #expect(bench.component.alpha == 1)
  }

  @Test(arguments: Kind.pulled)
  func `automatic alpha stays within 0 to 1`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 0)
    let alphas = [-0.5, 0.25, 1, 1.5].map { fraction in
      bench.list.contentOffset = .zero
      bench.pull(by: fraction)
      return bench.component.alpha
    }
    #expect(alphas == [0, 0.25, 1, 1])

    bench.component.state = .idle
    bench.component.pullingPercent = -3
    #expect(bench.component.alpha == 0)
    bench.component.pullingPercent = 7
    #expect(bench.component.alpha == 1)
    bench.component.isAutomaticallyChangeAlpha = false
    bench.component.isAutomaticallyChangeAlpha = true
    #expect(bench.component.alpha == 1)
  }

  // MARK: 6. Durations

  @Test
  func `durations that a subclass sets in prepare stay`() {
    final class SlowHeader: RefreshNormalHeader {
      override func prepare() {
        super.prepare()
        fastAnimationDuration = 2
        slowAnimationDuration = 3
      }
    }
    let bench = Bench(SlowHeader())
    bench.component.beginRefreshing()
    bench.wait(1.9)
    #expect(bench.count("refreshing") == 0)
    bench.wait(0.2)
    #expect(bench.count("refreshing") == 1)

    bench.component.endRefreshing()
    bench.wait(2.9)
    #expect(bench.count("ended") == 0)
    bench.wait(0.2)
    #expect(bench.count("ended") == 1)
  }
}
