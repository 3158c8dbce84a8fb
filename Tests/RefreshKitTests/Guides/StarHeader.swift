import RefreshKit

/// README's header uses UIKit's label. Here the kit's label takes its place.
private typealias UILabel = Label

// What follows stands in README, word for word.

final class StarHeader: RefreshHeader {
  private let star = UILabel()

  override func prepare() {
    super.prepare()
    star.text = "★"
    star.textAlignment = .center
    addSubview(star, fitsHeight: false)
  }

  override var pullingPercent: Double {
    didSet { star.alpha = pullingPercent }
  }
}
