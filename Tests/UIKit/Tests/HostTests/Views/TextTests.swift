import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The texts of components: fonts, sizes, alignments and measured widths.
@MainActor @Suite(.serialized) struct TextTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader()
  private var host: RefreshHost { screen.host }
  private var label: Label { header.stateLabel }

  init() {
    header.lastUpdatedTimeLabel.isHidden = true
    Label.defaultMeasure = { text, size in
      Self.width(of: text, in: .boldSystemFont(ofSize: CGFloat(size)))
    }
  }

  private static func width(of text: String, in font: UIFont) -> Double {
    Double(NSString(string: text).size(withAttributes: [.font: font]).width)
  }

  @Test func `a title has the kit's text, font and alignment, until app code sets others`() {
    screen.show(header)
    #expect(label.text == "Pull down to refresh" && label.font == .boldSystemFont(ofSize: 14))
    #expect(label.textAlignment == .center && label.numberOfLines == 1)
    for alignment in [NSTextAlignment.left, .right, .natural, .center] {
      label.textAlignment = alignment
      screen.run()
      #expect(label.textAlignment == alignment)
    }
    header.setTitle("Pull", for: .idle)
    label.fontSize = 20
    #expect(label.text == "Pull" && label.font == .boldSystemFont(ofSize: 20))
    label.font = .systemFont(ofSize: 11)
    label.fontSize = 30
    #expect(label.font == .systemFont(ofSize: 11))
    label.font = nil
    #expect(label.font == .boldSystemFont(ofSize: 30))
    for bad in [-1, Double.nan, .infinity] { label.fontSize = bad }
    #expect(label.fontSize == 30 && label.font == .boldSystemFont(ofSize: 30))
  }

  @Test func `a change of the user's language is shown at once`() {
    screen.show(header)
    let config = RefreshConfig.default
    let languages = config.preferredLanguages
    defer { config.preferredLanguages = languages }
    nonisolated(unsafe) var code = "en"
    config.preferredLanguages = { [code] }
    screen.run()
    #expect(label.text == "Pull down to refresh")
    code = "de"
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    screen.run()
    #expect(label.text == "Zum Aktualisieren nach unten ziehen")
  }

  // MARK: Measuring

  @Test func `texts are measured as they are drawn, and the arrow is beside them`() {
    screen.show(header)
    header.setTitle("0123456789", for: .idle)
    let fonts: [UIFont?] = [nil, .systemFont(ofSize: 20), .boldSystemFont(ofSize: 9)]
    for font in fonts {
      label.font = font
      let width = Self.width(of: "0123456789", in: font ?? .boldSystemFont(ofSize: 14))
      #expect(label.textWidth == width)
      screen.run()
      // The arrow is 25 points before the text, whose edge is half its width from the middle.
      #expect(Double(header.arrowView.center.x) == 187.5 - width / 2 - 25)
    }
  }

  @Test func `an attributed text is measured with its attributes, until another text is set`() {
    screen.show(header)
    let font = UIFont.systemFont(ofSize: 22)
    label.attributedText = NSAttributedString(string: "01234", attributes: [.font: font])
    #expect(label.text == "01234" && label.textWidth == Self.width(of: "01234", in: font))
    screen.run()
    #expect(Double(header.arrowView.center.x) == 187.5 - label.textWidth / 2 - 25)
    // The same characters without attributes.
    label.text = "01234"
    #expect(label.textWidth == Self.width(of: "01234", in: .boldSystemFont(ofSize: 14)))
    label.attributedText = NSAttributedString(string: "01234", attributes: [.font: font])
    header.setTitle("Pull", for: .idle)
    #expect(label.text == "Pull")
    #expect(label.textWidth == Self.width(of: "Pull", in: .boldSystemFont(ofSize: 14)))
    label.attributedText = nil
    #expect(label.text == nil && label.textWidth == 0)
  }

  @Test func `a width measured by app code is used, and an invalid one counts as 0`() {
    screen.show(header)
    for (width, used) in [(80.0, 80.0), (-5, 0), (.nan, 0)] {
      label.measure = { _, _ in width }
      #expect(label.textWidth == used)
      screen.run()
      #expect(Double(header.arrowView.center.x) == 187.5 - used / 2 - 25)
    }
  }

  @Test func `a text that is too wide gets the available width and is truncated`() {
    header.setTitle(String(repeating: "A long title. ", count: 8), for: .idle)
    screen.show(header)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(header.bounds.contains(label.frame) && label.frame.midX == 187.5)
    let arrow = header.arrowView.frame
    #expect(arrow.minX >= 0 && arrow.maxX <= label.frame.minX + 15)
  }

  // MARK: Text size

  @Test func `fonts follow the preferred text size while app code wants it`() {
    host.adjustsFontForContentSizeCategory = false
    screen.show(header)
    let width = label.textWidth
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    #expect(label.font.pointSize == 14)
    host.adjustsFontForContentSizeCategory = true
    #expect(label.font == .boldSystemFont(ofSize: 33) && label.textWidth > 2 * width)
    screen.run()
    #expect(header.arrowView.frame.minX >= 0)
    // Also the fonts of labels added later.
    let (late, footer) = (Label("Late"), RefreshAutoNormalFooter())
    header.addSubview(late)
    host.footer = footer
    screen.run()
    #expect(late.font.pointSize == 33 && footer.stateLabel.font.pointSize == 33)
    screen.window.setContentSizeCategory(.large)
    screen.run()
    #expect(label.font.pointSize == 14 && label.textWidth == width)
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    host.adjustsFontForContentSizeCategory = false
    #expect([label, late, footer.stateLabel].map { Double($0.font.pointSize) } == [14, 14, 14])
  }

  @Test func `a font scaled by UIFontMetrics follows the preferred text size, too`() {
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
    screen.show(header)
    host.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 12)
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    #expect(label.font.pointSize == 28)
  }

  @Test(arguments: [false, true])
  func `a label adjusted by UIKit is not scaled, but is measured`(hostAdjusts: Bool) {
    host.adjustsFontForContentSizeCategory = hostAdjusts
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
    label.adjustsFontForContentSizeCategory = true
    screen.show(header)
    for (category, size) in [(UIContentSizeCategory.accessibilityExtraLarge, 24.0), (.large, 10)] {
      screen.window.setContentSizeCategory(category)
      screen.run()
      #expect(Double(label.font.pointSize) == size && label.adjustsFontForContentSizeCategory)
      let width = Self.width(of: label.text ?? "", in: .systemFont(ofSize: CGFloat(size)))
      #expect(abs(label.textWidth - width) < 1e-9)
      #expect(abs(Double(header.arrowView.center.x) - (187.5 - width / 2 - 25)) < 1e-9)
    }
  }

  @Test func `a text drawn by a view follows the preferred text size, too`() {
    final class Caption: View {
      override func draw(in context: inout DisplayContext) {
        context.draw("Caption", in: context.bounds, fontSize: 10)
      }
    }
    let caption = Caption(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    header.addSubview(caption)
    screen.show(header)
    func font() -> UIFont? { (caption.subviews.first?.subviews.first as? UILabel)?.font }
    #expect(font() == .boldSystemFont(ofSize: 10))
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    host.adjustsFontForContentSizeCategory = true
    screen.run()
    #expect(font() == .boldSystemFont(ofSize: 24))
    host.adjustsFontForContentSizeCategory = false
    #expect(font() == .boldSystemFont(ofSize: 10))
  }

  // MARK: Alignment

  @Test(arguments: [false, true])
  func `titles of leaders and trailers have one letter per line, and are centered`(isLeader: Bool) {
    screen.view.contentSize = CGSize(width: 1_000, height: 667)
    let (leader, trailer) = (RefreshNormalLeader(), RefreshNormalTrailer())
    let title = isLeader ? leader.stateLabel : trailer.stateLabel
    title.textAlignment = .left
    if isLeader { host.leader = leader } else { host.trailer = trailer }
    screen.run()
    #expect(title.numberOfLines == 0 && title.lineBreakMode == .byCharWrapping)
    #expect(title.frame.width == 14 && title.textAlignment == .center)
    title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(title.numberOfLines == 1 && title.lineBreakMode == .byTruncatingTail)
    #expect(title.textAlignment == .left)
  }
}
