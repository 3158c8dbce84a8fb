import RefreshKit

// The names of Tests/API/Promises.txt, in one program.

let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
list.contentSize = Size(width: 375, height: 2_000)

list.header = RefreshNormalHeader { loadNewest() }  // then: list.header?.endRefreshing()
RefreshAutoNormalFooter { loadNextPage() }
  .autoChangeTransparency(true)
  .link(to: list)

final class StarHeader: RefreshHeader {
  let star = Label()

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

  override var pullingPercent: Double {
    didSet { star.alpha = pullingPercent }
  }
}

// The results.

checkExample(list)
checkStar(StarHeader())
checkComponents()
checkView()
checkProtocols()
checkEverything()
