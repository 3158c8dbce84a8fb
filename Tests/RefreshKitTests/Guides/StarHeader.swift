import RefreshKit

/// README's header is for UIKit: here a label of the kit takes the place of UIKit's.
private typealias UILabel = Label

// What follows stands in README, word for word.

final class StarHeader: RefreshHeader {
  private let star = UILabel()

  override func prepare() {
    super.prepare()
    star.text = "★"
    addSubview(star, fitsHeight: true)
  }

  override var pullingPercent: Double {
    didSet { star.alpha = pullingPercent }
  }
}
