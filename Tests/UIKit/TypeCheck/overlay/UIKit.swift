// What the UIKit overlay adds to the headers.
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension UIEdgeInsets: Equatable {
  // https://developer.apple.com/documentation/uikit/uiedgeinsets/zero
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { true }
}

extension NSAttributedString.Key {
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
extension UIAccessibilityTraits: OptionSet {}

extension UIAccessibility {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isreducemotionenabled
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/isvoiceoverrunning
  @MainActor public static var isVoiceOverRunning: Bool { false }
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/post(notification:argument:)
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
extension UIAccessibility.Notification {
  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification/announcement
  public static let announcement = UIAccessibility.Notification(rawValue: 1008)
}

// https://developer.apple.com/documentation/uikit/uicontentconfiguration
public protocol UIContentConfiguration {}
extension UITableViewCell {
  // https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ikxb
  @MainActor public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}
