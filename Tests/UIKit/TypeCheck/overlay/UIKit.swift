// What the UIKit overlay adds to the headers.
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension UIEdgeInsets: Equatable {
  // https://developer.apple.com/documentation/uikit/uiedgeinsets/zero
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { true }
}
extension CGRect {
  // https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  public class var noIntrinsicMetric: CGFloat { 0 }
  // https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
  public class var layoutFittingCompressedSize: CGSize { .zero }
  // https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
  public class var layoutFittingExpandedSize: CGSize { .zero }
}

extension UIControl.State {
  // https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal
  public static var normal: UIControl.State { [] }
}

extension UIAction {
  // https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.init()
  }
}

extension NSAttributedString.Key {
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
extension UIAccessibilityTraits: OptionSet {}

extension UIAccessibility {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isreducemotionenabled
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/reducemotionstatusdidchangenotification
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  @MainActor public static var isVoiceOverRunning: Bool { false }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/post(notification:argument:)
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
extension UIAccessibility.Notification {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification/announcement
  public static let announcement = UIAccessibility.Notification(rawValue: 1008)
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification/layoutchanged
  public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification/screenchanged
  public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
}

// https://developer.apple.com/documentation/uikit/uitraitdefinition
@available(iOS 17.0, *)
public protocol UITraitDefinition {}
// https://developer.apple.com/documentation/uikit/uitrait
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
// https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
// https://developer.apple.com/documentation/uikit/uimutabletraits
@available(iOS 17.0, *)
public protocol UIMutableTraits {
  // https://developer.apple.com/documentation/uikit/uimutabletraits/preferredcontentsizecategory
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}
// https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  public var preferredContentSizeCategory: UIContentSizeCategory
  // https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/remove(_:)
  public mutating func remove(_ trait: UITrait) {}
}
extension UIViewController {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides
  @available(iOS 17.0, *)
  @MainActor public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/uikit/uicontentconfiguration
public protocol UIContentConfiguration {
  // https://developer.apple.com/documentation/uikit/uicontentconfiguration/makecontentview()
  @MainActor func makeContentView() -> any UIView & UIContentView
  // https://developer.apple.com/documentation/uikit/uicontentconfiguration/updated(for:)
  func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
// https://developer.apple.com/documentation/uikit/uiconfigurationstate
public protocol UIConfigurationState {}
// https://developer.apple.com/documentation/uikit/uicontentview
@MainActor public protocol UIContentView {
  // https://developer.apple.com/documentation/uikit/uicontentview/configuration
  var configuration: any UIContentConfiguration { get set }
}
// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
@available(iOS 15.0, *)
public struct UIButtonConfiguration {
  // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title
  public var title: String?
}
// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@available(iOS 17.0, *)
@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/empty()
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/loading()
  public static func loading() -> UIContentUnavailableConfiguration { fatalError() }
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/text
  public var text: String?
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/button
  public var button: UIButtonConfiguration
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.property
  public var buttonProperties: ButtonProperties
  // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
  public struct ButtonProperties {
    // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct/primaryaction
    public var primaryAction: UIAction?
  }
}
extension UITableViewCell {
  // https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ikxb
  @MainActor public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}

// MARK: Diffable data sources

// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
@available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/init()
  public init() {}
  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appendsections(_:)
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
}
// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/cellprovider
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/init(collectionview:cellprovider:)
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  // https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  // https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)
  open func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
