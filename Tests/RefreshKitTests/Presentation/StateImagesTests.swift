import RefreshKit
import Testing

/// Images, in every class that shows some.
struct StateImagesTests {
  private let images = (0..<4).map { Image(name: "image \($0)", size: Size(width: 10, height: 10)) }

  @Test(arguments: Kind.imaged.filter { !$0.isAuto })
  func `the pull selects one of the images of idle`(kind: Kind) throws {
    let component = try #require(kind.make() as? any GifShowing)
    let bench = Bench(component)
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
  func `several images are animated while refreshing, and not afterwards`(kind: Kind) throws {
    let component = try #require(kind.make() as? any GifShowing)
    let bench = Bench(component)
    component.setImages(images, duration: nil, for: .refreshing)
    bench.refresh()
    #expect(component.gifView.isAnimating)
    #expect(component.gifView.animationImages == images)
    #expect(abs(component.gifView.animationDuration - 0.4) < 1e-9)
    #expect(!component.gifView.isHidden)
    bench.end()
    #expect(!component.gifView.isAnimating)
  }

  @Test(arguments: Kind.imaged)
  func `one image is shown while refreshing, without an animation`(kind: Kind) throws {
    let component = try #require(kind.make() as? any GifShowing)
    let bench = Bench(component)
    component.setImages([images[2]], duration: 3, for: .refreshing)
    bench.refresh()
    #expect(component.gifView.image == images[2])
    #expect(!component.gifView.isAnimating)
    #expect(!component.gifView.isHidden)
  }

  @Test(arguments: Kind.imaged)
  func `a duration is that of the whole cycle`(kind: Kind) throws {
    let component = try #require(kind.make() as? any GifShowing)
    let bench = Bench(component)
    component.setImages(images, duration: 3, for: .refreshing)
    bench.refresh()
    #expect(component.gifView.animationDuration == 3)
  }

  @Test func `a higher image makes the component higher, a smaller one does not`() throws {
    for kind in Kind.imaged {
      let component = try #require(kind.make() as? any GifShowing)
      let height = component.frame.height
      component.setImages(images, duration: nil, for: .refreshing)
      #expect(component.frame.height == height)
      let tall = Image(name: "tall", size: Size(width: 10, height: 80))
      component.setImages([tall], duration: nil, for: .refreshing)
      #expect(component.frame.height == 80)
      component.setImages(images, duration: nil, for: .refreshing)
      #expect(component.frame.height == 80)
    }
  }

  @Test func `an auto footer shows images only while it loads`() {
    let footer = RefreshAutoGifFooter()
    let bench = Bench(footer)
    #expect(footer.gifView.isHidden)
    footer.setImages(images, for: .refreshing)
    #expect(footer.gifView.isHidden)
    bench.refresh()
    #expect(!footer.gifView.isHidden)
    bench.end()
    #expect(footer.gifView.isHidden)
  }

  @Test func `a back footer hides its images where there is no more data`() {
    let footer = RefreshBackGifFooter()
    let bench = Bench(footer)
    #expect(!footer.gifView.isHidden)
    footer.endRefreshingWithNoMoreData()
    bench.wait()
    #expect(footer.gifView.isHidden)
    footer.resetNoMoreData()
    bench.wait()
    #expect(!footer.gifView.isHidden)
  }

  @Test func `a component without images works`() throws {
    for kind in Kind.imaged {
      let component = try #require(kind.make() as? any GifShowing)
      let bench = Bench(component)
      let height = component.frame.height
      component.frame.size.height = 0
      for state in RefreshState.allCases { component.setImages([], duration: nil, for: state) }
      #expect(component.frame.height == 0)
      component.frame.size.height = height
      bench.pull(by: 2)
      bench.refresh()
      bench.end()
      #expect(component.gifView.image == nil)
      #expect(!component.gifView.isAnimating)
    }
  }
}
