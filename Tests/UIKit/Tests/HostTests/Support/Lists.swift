import UIKit

/// The rows of a table, or the items of a collection view, in sections.
@MainActor final class Rows: UITableViewDataSource, UICollectionViewDataSource {
  var counts: [Int]
  /// The number of times that a list has asked for the number of rows of a section.
  private(set) var questions = 0

  /// The number of rows of the first section.
  var count: Int {
    get { counts[0] }
    set { counts[0] = newValue }
  }

  init(_ counts: Int...) {
    self.counts = counts
  }

  var wasAsked: () -> Void = {}

  private func answer(_ section: Int) -> Int {
    questions += 1
    wasAsked()
    return counts[section]
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    answer(section)
  }
}

/// A layout whose size is set on the collection view.
@MainActor final class FreeLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
}

/// A layout whose size is set on the collection view, and which begins at the right in a
/// right-to-left direction.
@MainActor final class FlippingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
