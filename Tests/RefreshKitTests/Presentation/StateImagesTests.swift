import RefreshKit
import Testing

/// Images of states, in every class that shows some: which one a pull selects, how they are animated, and where
/// they are hidden.
struct StateImagesTests {
  private let images = (0..<4).map {
    Image.scripted("image \($0)", size: Size(width: 10, height: 10))
  }

  private func imaged(_ bench: Bench) throws -> any GifShowing {
    try #require(bench.component as? any GifShowing)
  }

  @Test(arguments: Kind.imaged.filter { !$0.isAuto })
  func `the pull selects one of the images of idle`(kind: Kind) throws {
    let bench = Bench(kind)
    let component = try imaged(bench)
    component.setImages(images, duration: nil, for: .idle)
    #expect(component.gifView.image == images[0])
    bench.list.beginDragging()
    for (percent, index) in [(0.2, 0), (0.25, 1), (0.6, 2), (0.75, 3), (0.99, 3)] {
      bench.drag(by: percent)
      #expect(component.gifView.image == images[index], "\(percent)")
    }
    #expect(!component.gifView.isAnimating)
  }

  @Test(arguments: Kind.imaged)
  func `several images are animated while refreshing, in a tenth of a second each or a duration`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let component = try imaged(bench)
    for duration in [nil, 3.0] {
      component.setImages(images, duration: duration, for: .refreshing)
      bench.refresh()
      #expect(component.gifView.isAnimating && !component.gifView.isHidden)
      #expect(component.gifView.animationImages == images)
      #expect(abs(component.gifView.animationDuration - (duration ?? 0.4)) < 1e-9)
      bench.end()
      #expect(!component.gifView.isAnimating)
    }
    component.setImages([images[2]], duration: 3, for: .refreshing)
    bench.refresh()
    #expect(component.gifView.image == images[2])
    #expect(!component.gifView.isAnimating && !component.gifView.isHidden)
  }

  @Test(arguments: Kind.imaged)
  func `a higher image makes the component higher, and a smaller one or none does not`(
    kind: Kind
  ) throws {
    let bench = Bench(kind)
    let component = try imaged(bench)
    let height = component.frame.height
    component.frame.size.height = 0
    for state in RefreshState.allCases { component.setImages([], duration: nil, for: state) }
    #expect(component.frame.height == 0)
    component.frame.size.height = height
    bench.pull(by: 2)
    bench.refresh()
    bench.end()
    #expect(component.gifView.image == nil && !component.gifView.isAnimating)

    let tall = Image.scripted("tall", size: Size(width: 10, height: 80))
    for (images, height) in [(images, height), ([tall], 80), (images, 80)] {
      component.setImages(images, duration: nil, for: .refreshing)
      #expect(component.frame.height == height)
    }
  }

  @Test
  func `an auto footer hides its images while it does not load, a back footer with no more data`() {
    let footer = RefreshAutoGifFooter()
    let bench = Bench(footer)
    #expect(footer.gifView.isHidden)
    footer.setImages(images, for: .refreshing)
    #expect(footer.gifView.isHidden)
    bench.refresh()
    #expect(!footer.gifView.isHidden)
    bench.end()
    #expect(footer.gifView.isHidden)

    let back = RefreshBackGifFooter()
    let other = Bench(back)
    #expect(!back.gifView.isHidden)
    back.endRefreshingWithNoMoreData()
    other.wait()
    #expect(back.gifView.isHidden)
    back.resetNoMoreData()
    other.wait()
    #expect(!back.gifView.isHidden)
  }
}
