import RefreshKit
import RefreshUIKit
import UIKit

/// A screen with a list, on which a trial is performed.
@MainActor protocol LabStage: AnyObject {
  var list: UIScrollView { get }
  var rows: any LabRows { get }
  /// Called by the delegate's `scrollViewDidScroll(_:)`.
  var didScroll: () -> Void { get set }

  /// Changes the size of the list in an animation; nil is the size of the screen.
  func setSize(_ size: CGSize?)
  func setInWindow(_ isInWindow: Bool)
  func setSafeArea(_ insets: UIEdgeInsets)
  func setDark(_ isDark: Bool)
  func setRightToLeft(_ isRightToLeft: Bool)
  /// Sets the size of the text on this screen; nil for the one that the user has chosen.
  func setTextSize(_ category: UIContentSizeCategory?)
  /// Returns after a time, in which the main thread does nothing else.
  func keepBusy(for seconds: Double)

  /// Shows a screen above this one.
  func push(_ screen: UIViewController, animated: Bool)
  /// Goes back to this screen.
  func pop(animated: Bool)
}

/// The rows of a list.
@MainActor protocol LabRows: AnyObject {
  /// How often the list has asked for the number of rows.
  var readCount: Int { get }
  /// Where a row is on the screen that is in the list since it was made; nil if it is not known.
  var position: Double? { get }
  /// The number of items of a collection view that an animation moves.
  var movingCount: Int { get }
  /// Whether the layout of the list begins at the right.
  var isFlipped: Bool { get }

  func set(_ count: Int, by change: Call.RowChange)
}

extension LabStage {
  var refresh: RefreshHost { list.refresh }

  func component(in slot: Call.Slot) -> RefreshComponent? {
    switch slot {
    case .header: refresh.header
    case .footer: refresh.footer
    case .trailer: refresh.trailer
    case .leader: refresh.leader
    }
  }
}

extension Call.Component {
  /// Puts a new component into its slot.
  ///
  /// - Parameter action: Called when it refreshes.
  @MainActor func attach(to refresh: RefreshHost, action: @escaping () -> Void) {
    switch self {
    case .normalHeader: refresh.header = RefreshNormalHeader(refreshingBlock: action)
    case .ringHeader: refresh.header = RefreshRingHeader(refreshingBlock: action)
    case .systemHeader: refresh.header = .system(refreshingBlock: action)
    case .blurredHeader: refresh.header = blurredHeader(action)
    case .autoFooter: refresh.footer = RefreshAutoNormalFooter(refreshingBlock: action)
    case .backFooter: refresh.footer = RefreshBackNormalFooter(refreshingBlock: action)
    case .trailer: refresh.trailer = RefreshNormalTrailer(refreshingBlock: action)
    case .leader: refresh.leader = RefreshNormalLeader(refreshingBlock: action)
    }
  }

  /// A header whose background is a visual effect.
  @MainActor private func blurredHeader(_ action: @escaping () -> Void) -> RefreshHeader {
    let header = RefreshNormalHeader(refreshingBlock: action)
    let background = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    background.frame = header.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.insertSubview(background, at: 0)
    return header
  }

  var slot: Call.Slot {
    switch self {
    case .normalHeader, .ringHeader, .systemHeader, .blurredHeader: .header
    case .autoFooter, .backFooter: .footer
    case .trailer: .trailer
    case .leader: .leader
    }
  }
}
