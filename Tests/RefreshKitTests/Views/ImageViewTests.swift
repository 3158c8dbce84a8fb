import RefreshKit
import Testing

@MainActor struct ImageViewTests {
  @Test func `an image view is made with the size of its image`() {
    #expect(ImageView(image: .arrow).frame == Rect(x: 0, y: 0, width: 15, height: 40))
    #expect(ImageView(image: .trailArrow).frame == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(ImageView().frame == .zero)
    #expect(ImageView().contentMode == .center)
    #expect(ImageView().animationDuration == 0)
  }

  @Test func `a sequence plays from start to stop, without changing the image, and needs images`() {
    let view = ImageView(image: .arrow)
    view.animationImages = [.trailArrow, .arrow]
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.image == .arrow)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `an image of another size requests layout of the superview`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (box, view) = (Box(), ImageView(image: .arrow))
    list.addSubview(box)
    box.addSubview(view)
    list.timeline.advance(by: 0)
    let images: [(Image?, Int)] = [
      (Image.scripted("as large", size: Image.arrow.size), 1), (.trailArrow, 2), (nil, 3),
    ]
    for (image, layouts) in images {
      view.image = image
      list.timeline.advance(by: 0)
      #expect(box.layouts == layouts)
    }
  }

  #if !UIKIT
    // A display list does not contain views of UIKit.
    @Test func `a sequence shows each image in turn, and without a duration the first one`() {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = ImageView(image: .arrow)
      view.animationImages = [.trailArrow, .arrow]
      list.addSubview(view)
      view.startAnimating()
      func shown(at time: Double) -> Image? {
        list.timeline.advance(by: time - list.timeline.now)
        guard case .image(let picture)? = list.displayList().items.first?.content else {
          return nil
        }
        #expect(picture.sequence == view.animationImages)
        #expect(picture.duration == view.animationDuration)
        if picture.duration > 0 {
          let next = list.displayList().nextChange ?? 0
          #expect(next > time && next < time + 1.001)
        }
        return picture.image
      }
      #expect(shown(at: 0.5) == .trailArrow)
      view.animationDuration = 2
      #expect(shown(at: 1 - 1.5e-6) == .trailArrow)
      #expect(shown(at: 1) == .arrow)
      #expect(shown(at: 2) == .trailArrow)
      #expect(shown(at: 3) == .arrow)
    }

    @Test(arguments: [1e-46, .leastNonzeroMagnitude])
    func `a sequence of any duration shows one of its images`(duration: Double) {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = ImageView()
      view.animationImages = (0..<5).map { Image.scripted("\($0)", size: Image.arrow.size) }
      view.frame.size = Image.arrow.size
      list.addSubview(view)
      view.startAnimating()
      view.animationDuration = duration
      list.timeline.advance(by: 50)
      #expect(list.displayList().items.count == 1)
    }
  #endif
}
