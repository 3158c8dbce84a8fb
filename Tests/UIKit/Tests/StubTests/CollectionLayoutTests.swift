import Testing
import UIKit

/// The layouts and data sources of the stub's collection view.
@MainActor @Suite(.serialized) struct CollectionLayoutTests {
  private let loop = MainRunLoop.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  /// Shows a collection view with a layout.
  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TallCell.self, forCellWithReuseIdentifier: "item")
    window.addSubview(view)
    return view
  }

  /// A layout of rows as wide as the view.
  private func column(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  private func source(
    of view: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.accessibilityLabel = item
      return cell
    }
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `rows of a compositional layout have the heights preferred by their cells`() {
    let view = show(column(.estimated(40)))
    let source = source(of: view)
    source.apply(snapshot((1...20).map(String.init)), animatingDifferences: false)
    loop.turn()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 100])
    #expect(view.contentSize.height == 2 * 100 + 18 * 40)
    // A batch of updates keeps the heights, and new data does not.
    source.apply(snapshot((1...30).map(String.init)))
    #expect(view.contentSize.height == 2 * 100 + 28 * 40)
    view.contentOffset.y = 200
    loop.run(for: 1)
    #expect(view.contentSize.height == 4 * 100 + 26 * 40 && view.contentOffset.y == 200)
    view.contentOffset.y = 0
    view.reloadData()
    loop.turn()
    #expect(view.contentSize.height == 2 * 100 + 28 * 40)
  }

  @Test func `rows of an absolute height are not measured`() {
    let view = show(column(.absolute(40)))
    let source = source(of: view)
    source.apply(snapshot(["a", "b"]), animatingDifferences: false)
    loop.turn()
    #expect(view.visibleCells.map(\.frame.maxY) == [40, 80])
  }

  @Test func `a snapshot becomes the data of a collection view, in an animation`() {
    let view = show(column(.absolute(40)))
    let source = source(of: view)
    source.apply(snapshot(["a"]), animatingDifferences: false)
    loop.turn()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["a"])
    var durations: [Double] = []
    let token = (view as UIScrollView).observe(\.contentSize) { _, _ in
      MainActor.assumeIsolated { durations.append(UIView.inheritedAnimationDuration) }
    }
    var isOver = false
    source.apply(snapshot(["a", "b"])) { isOver = true }
    #expect(durations == [0.3])
    #expect(!isOver)
    #expect(view.exceptionCount == 0)
    loop.run(for: 1)
    #expect(isOver)
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "b"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    token.invalidate()
  }

  @Test(arguments: [false, true])
  func `columns of a flow layout begin at the right if the layout flips`(flips: Bool) {
    let layout = flips ? FlippingColumns() : UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 50)
    let view = show(layout)
    view.semanticContentAttribute = .forceRightToLeft
    let source = source(of: view)
    source.apply(snapshot((1...10).map(String.init)), animatingDifferences: false)
    loop.turn()
    #expect(view.contentSize == CGSize(width: 300, height: 50))
    #expect(view.contentOffset.x == (flips ? 200 : 0))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 60)
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  @Test func `ongoing animations have keys`() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.3, animations: { view.center.y += 20 })
    loop.run(for: 0.1)
    #expect(view.layer.animationKeys() == ["position"])
    loop.run(for: 0.3)
    #expect(view.layer.animationKeys() == nil)
  }
}

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame.size.height = 100
    return attributes
  }
}

private final class FlippingColumns: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
