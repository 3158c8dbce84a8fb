import Testing
import UIKit

/// Labels, image views and activity indicators of the stub, and subclasses of them.
@MainActor @Suite(.serialized) struct ContentViewTests {
  private let loop = MainRunLoop.shared
  private let images = [
    UIImage(testImageOfSize: CGSize(width: 10, height: 20)),
    UIImage(testImageOfSize: CGSize(width: 10, height: 20)),
  ]

  // MARK: Labels

  // https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  @Test func `a label has one text, plain and attributed`() {
    let label = UILabel(frame: .zero)
    label.text = "12"
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(label.attributedText?.string == "12" && font == label.font)
    label.attributedText = NSAttributedString(
      string: "1234", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(label.text == "1234" && label.intrinsicContentSize == CGSize(width: 24, height: 12))
    label.text = nil
    #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test func `a label has at most its number of lines`() {
    let label = UILabel(frame: .zero)
    (label.font, label.text) = (.systemFont(ofSize: 10), "1234567890")
    func size() -> CGSize { label.sizeThatFits(CGSize(width: 20, height: 0)) }
    #expect(size() == CGSize(width: 60, height: 12))
    label.numberOfLines = 2
    #expect(size() == CGSize(width: 20, height: 24))
    label.numberOfLines = 0
    #expect(size() == CGSize(width: 20, height: 36))
  }

  // https://developer.apple.com/documentation/uikit/supporting-voiceover-in-your-app
  @Test func `a label is an accessibility element that reads its text`() {
    let label = UILabel(frame: .zero)
    label.text = "Loading"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Loading")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    label.accessibilityTraits = .button
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement && label.accessibilityLabel == "Other")
    #expect(label.accessibilityTraits == .button)
    #expect(!UIImageView(image: nil).isAccessibilityElement)
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  @Test func `VoiceOver finds labels, unless a view around them is an element or lists elements`() {
    let (root, box, label) = (UIView(frame: .zero), UIView(frame: .zero), UILabel(frame: .zero))
    let other = UILabel(frame: .zero)
    root.addSubview(box)
    box.addSubview(label)
    root.addSubview(other)
    #expect(root.elementsForVoiceOver == [label, other])
    box.isAccessibilityElement = true
    #expect(root.elementsForVoiceOver == [box, other])
    box.accessibilityElementsHidden = true
    #expect(root.elementsForVoiceOver == [other])
    box.isAccessibilityElement = false
    box.accessibilityElementsHidden = false
    let element = UIAccessibilityElement(accessibilityContainer: box)
    box.accessibilityElements = [element, label]
    other.isHidden = true
    #expect(root.elementsForVoiceOver == [element, label])
    label.alpha = 0
    #expect(root.elementsForVoiceOver == [element])
  }

  // https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
  @Test(arguments: [false, true])
  func `a scaled font follows the user's text size, if the label says so`(adjusts: Bool) {
    let (window, label) = (UIWindow(frame: .zero), UILabel(frame: .zero))
    window.addSubview(label)
    label.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 10))
    label.adjustsFontForContentSizeCategory = adjusts
    window.setContentSizeCategory(.accessibilityLarge)
    #expect(label.font == .boldSystemFont(ofSize: adjusts ? 19 : 10))
    window.setContentSizeCategory(.large)
    #expect(label.font == .boldSystemFont(ofSize: 10))
    label.font = .systemFont(ofSize: 10)
    window.setContentSizeCategory(.accessibilityLarge)
    #expect(label.font.pointSize == 10)
  }

  // MARK: Image views

  @Test func `an image view animates its images until it is stopped`() {
    let view = UIImageView(image: images[0])
    #expect(view.frame.size == CGSize(width: 10, height: 20) && !view.isUserInteractionEnabled)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = images
    view.startAnimating()
    loop.run(for: 10)
    #expect(view.isAnimating && view.isSeenToPlay)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  // https://developer.apple.com/documentation/uikit/uiimageview/animationrepeatcount
  @Test func `an image view repeats its animation as often as set`() {
    let view = UIImageView(frame: .zero)
    (view.animationImages, view.animationDuration, view.animationRepeatCount) = (images, 0.5, 2)
    view.startAnimating()
    loop.run(for: 0.9)
    #expect(view.isAnimating)
    // The end of this animation does not end the next one.
    view.stopAnimating()
    view.startAnimating()
    loop.run(for: 0.9)
    #expect(view.isAnimating)
    loop.run(for: 0.2)
    #expect(!view.isAnimating)
  }

  // MARK: Activity indicators

  /// An indicator that records how it is hidden.
  @MainActor private final class Spinner: UIActivityIndicatorView {
    var log: [Bool] = []

    override var isHidden: Bool {
      get { super.isHidden }
      set {
        log.append(newValue)
        super.isHidden = newValue
      }
    }
  }

  // https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  @Test(arguments: [false, true])
  func `an activity indicator is hidden while it is not animating`(bySetter: Bool) {
    UIView.manners.indicatorsHideBySetter = bySetter
    defer { UIView.manners = ViewManners() }
    let view = Spinner(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
    #expect(view.log == (bySetter ? [true, false, true] : []))
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  // https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property
  @Test func `an activity indicator has the size of its style`() {
    let view = UIActivityIndicatorView(frame: .zero)
    #expect(view.style == .medium && view.bounds.size == .zero)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    view.style = .large
    #expect(view.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == view.intrinsicContentSize)
  }

  // MARK: Initializers

  @Test(arguments: [false, true])
  func `views without interaction turn it off with or without the setter`(bySetter: Bool) {
    final class Title: UILabel {
      var log: [Bool] = []

      override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
          log.append(newValue)
          super.isUserInteractionEnabled = newValue
        }
      }
    }
    UIView.manners.initializersUseSetters = bySetter
    defer { UIView.manners = ViewManners() }
    let title = Title(frame: .zero)
    #expect(!title.isUserInteractionEnabled && title.log == (bySetter ? [false] : []))
  }
}
