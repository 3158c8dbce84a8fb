/// The items of each section at one time:
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    items[section] ?? []
  }

  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    sectionIdentifiers += sections
  }

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ new: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      preconditionFailure("There are no sections to append items to.")
    }
    let old = itemIdentifiers
    precondition(Set(old + new).count == old.count + new.count, "Each item must be there once.")
    items[section, default: []] += new
  }
}

/// A data source of snapshots: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Sets itself as the data source of the collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot: with an animation by a batch of updates, otherwise by loading all data, as
  /// before iOS 15:
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView, animatingDifferences else {
      current = snapshot
      collectionView?.reloadData()
      completion?()
      return
    }
    collectionView.performBatchUpdates(
      { self.current = snapshot }, completion: { _ in completion?() })
  }

  private func items(in section: Int) -> [ItemIdentifierType] {
    current.itemIdentifiers(inSection: current.sectionIdentifiers[section])
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sectionIdentifiers.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items(in: section).count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cellProvider(collectionView, path, items(in: path.section)[path.item]) else {
      preconditionFailure("The cell provider has returned no cell.")
    }
    return cell
  }
}
