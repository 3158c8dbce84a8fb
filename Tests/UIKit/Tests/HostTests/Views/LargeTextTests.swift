import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The lengths of headers and footers follow their lines of text.
@MainActor @Suite(.serialized) struct LargeTextTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  private func prefer(_ category: UIContentSizeCategory) {
    screen.window.setContentSizeCategory(category)
    screen.run(for: 0.5)
  }

  @Test(arguments: [
    UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ])
  func `no line is cut in any text size`(category: UIContentSizeCategory) {
    let footers = [RefreshAutoNormalFooter {}, RefreshBackNormalFooter {}]
    for footer in footers {
      host.footer = footer
      screen.show(header)
      prefer(category)
      for label in [header.stateLabel, header.lastUpdatedTimeLabel] {
        #expect(label.frame.height >= label.font.lineHeight)
      }
      let title = (footer as? any StateTitled)?.stateLabel
      #expect((title?.frame.height ?? 0) >= (title?.font.lineHeight ?? 1))
      prefer(.large)
      #expect(header.frame.height == 54 && footer.frame.height == 44)
    }
  }

  @Test func `the threshold and the reserved inset follow the length`() {
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    #expect(header.frame == CGRect(x: 0, y: -80, width: 375, height: 80))
    screen.pull(to: -79)
    #expect(header.state == .idle && header.pullingPercent == 79.0 / 80)
    screen.pull(to: -81)
    #expect(header.state == .pulling)
    screen.lift()
    screen.run(for: 1)
    #expect(header.isRefreshing && view.contentInset.top == 80 && view.contentOffset.y == -80)
    header.close()
    #expect(view.contentInset.top == 0 && view.contentOffset.y == 0)
  }

  @Test func `an open header follows a change of the text size at once`() {
    screen.show(header)
    header.open()
    for (category, length) in [
      (UIContentSizeCategory.accessibilityExtraLarge, 80.0), (.accessibilityMedium, 56),
      (.large, 54),
    ] {
      prefer(category)
      #expect(header.frame.height == length && header.reservedInset == length)
      #expect(view.contentInset.top == length && view.contentOffset.y == -length)
    }
    prefer(.accessibilityExtraLarge)
    view.contentOffset.y = 300
    prefer(.large)
    #expect(view.contentOffset.y == 300 && header.reservedInset == 0)
    header.close()
    #expect(view.contentInset.top == 0)
  }

  @Test func `an open back footer follows a change of the text size at once`() {
    let footer = RefreshBackNormalFooter {}
    host.footer = footer
    screen.run()
    footer.open()
    let end = 2_000.0 - 667
    #expect(view.contentOffset.y == end + 44)
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(footer.frame.height == 53 && view.contentInset.bottom == 53)
    #expect(view.contentOffset.y == end + 53)
  }

  @Test func `the threshold of a second level follows the length`() {
    let level = SecondLevel()
    header.secondLevel = level
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    screen.pull(to: 1 - 80 * level.threshold)
    #expect(header.state == .pulling && level.phase == .closed)
    screen.pull(to: -1 - 80 * level.threshold)
    #expect(level.phase == .armed)
    screen.lift()
    screen.run(for: 1)
    #expect(level.phase == .open && view.contentOffset.y == -667)
    #expect(header.frame == CGRect(x: 0, y: -80, width: 375, height: 80))
    prefer(.large)
    #expect(level.phase == .open && view.contentOffset.y == -667)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    level.close()
    screen.run(for: 1)
    #expect(level.phase == .closed && view.contentOffset.y == 0 && view.contentInset.top == 0)
    screen.pull(to: -1 - 54 * level.threshold)
    #expect(level.phase == .armed)
    screen.pull(to: 0)
    screen.lift()
  }

  @Test func `an auto footer reserves its length at once`() {
    host.footer = RefreshAutoNormalFooter {}
    screen.run()
    #expect(view.contentInset.bottom == 44)
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(view.contentInset.bottom == 53)
  }

  @Test func `a hidden line needs no height`() {
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    header.lastUpdatedTimeLabel.isHidden = true
    screen.run()
    #expect(header.frame.height == 54 && header.stateLabel.frame.height == 54)
    header.lastUpdatedTimeLabel.isHidden = false
    screen.run()
    #expect(header.frame.height == 80)
  }

  @Test func `a length that app code has set stays`() {
    header.frame.size.height = 60
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    #expect(header.frame.height == 60)
    // Also one that is set while the header is longer.
    let other = RefreshNormalHeader {}
    screen.show(other)
    screen.run(for: 0.5)
    #expect(other.frame.height == 80)
    other.frame.size.height = 54
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraLarge] {
      prefer(category)
      #expect(other.frame.height == 54)
    }
  }

  @Test func `a header with images is as long as the images or the lines need`() {
    let header = RefreshGifHeader {}
    let image = UIImage(testImageOfSize: CGSize(width: 20, height: 70))
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    header.setImages([image], for: .idle)
    screen.run()
    #expect(header.frame.height == 80)
    prefer(.large)
    #expect(header.frame.height == 70)
  }

  @Test func `a stretched header is stretched from its new length`() {
    header.style = .stretch
    screen.show(header)
    screen.pull(to: -100)
    prefer(.accessibilityExtraLarge)
    #expect(header.frame.height == 100 && header.ownLength == 80)
    screen.pull(to: 0)
    #expect(header.frame.height == 80)
  }

  @Test func `lengths stay where fonts do not follow the text size`() {
    host.adjustsFontForContentSizeCategory = false
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    #expect(header.frame.height == 54)
    host.adjustsFontForContentSizeCategory = true
    screen.run(for: 0.5)
    #expect(header.frame.height == 80)
    prefer(.large)
    header.stateLabel.font = .systemFont(ofSize: 60)
    screen.run(for: 0.5)
    #expect(header.frame.height == 54)
  }

  @Test func `a title that UIKit scales counts, too`() {
    header.stateLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    header.stateLabel.adjustsFontForContentSizeCategory = true
    screen.show(header)
    prefer(.accessibilityExtraLarge)
    #expect(header.stateLabel.font.pointSize == 47 && header.frame.height == 2 * 57)
  }

  @Test func `leaders and trailers keep their width`() {
    view.contentSize.width = 1_000
    (host.leader, host.trailer) = (RefreshNormalLeader {}, RefreshNormalTrailer {})
    prefer(.accessibilityExtraExtraExtraLarge)
    #expect(host.leader?.frame.width == 60 && host.trailer?.frame.width == 60)
  }
}
