import RefreshKit
import RefreshUIKit
import Testing
import UIKit

import struct RefreshKit.Rect

/// Views of UIKit in components.
struct HostedViewTests {
  private let screen = Screen()
  private let content = UIView(frame: CGRect(x: 7, y: 8, width: 40, height: 30))

  @Test func `a hosted view is as large as its content at first, and sizes it later`() {
    let hosted = HostedView(content)
    #expect(hosted.frame == Rect(x: 0, y: 0, width: 40, height: 30))
    let header = RefreshHeader()
    header.addSubview(hosted)
    screen.show(header)
    #expect(content.superview === hosted.uiView)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    hosted.frame = Rect(x: 100, y: 5, width: 60, height: 20)
    screen.run()
    #expect(hosted.uiView?.frame == CGRect(x: 100, y: 5, width: 60, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `opacity and hiding of the content are the app's`() {
    let hosted = HostedView(content)
    let header = RefreshHeader()
    header.addSubview(hosted)
    (content.alpha, hosted.alpha) = (0.25, 0.5)
    screen.show(header)
    #expect(content.alpha == 0.25)
    #expect(hosted.uiView?.alpha == 0.5)
  }

  @Test func `a content with a transform has the size of its view, and keeps both`() {
    let hosted = HostedView(content)
    let header = RefreshHeader()
    header.addSubview(hosted)
    content.transform = CGAffineTransform(rotationAngle: .pi / 6)
    content.bounds.origin = CGPoint(x: 0, y: 12)
    screen.show(header)
    hosted.frame = Rect(x: 100, y: 5, width: 60, height: 20)
    for _ in 0..<3 {
      screen.run()
      #expect(content.bounds == CGRect(x: 0, y: 12, width: 60, height: 20))
      #expect(content.center == CGPoint(x: 30, y: 10))
    }
  }

  @Test func `the frame of a content that was made for Auto Layout is the kit's`() {
    content.translatesAutoresizingMaskIntoConstraints = false
    #expect(HostedView(content).content.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `it survives that its component is attached again, also elsewhere`() {
    let hosted = HostedView(content)
    let header = RefreshHeader()
    header.addSubview(hosted)
    screen.show(header)
    screen.view.refresh.header = nil
    #expect(content.window == nil)
    screen.show(header)
    #expect(content.window === screen.window)
    screen.view.refresh.header = nil
    let other = Screen()
    other.show(header)
    #expect(content.window === other.window)
    #expect(content.superview === hosted.uiView)
  }

  @Test func `a hosted view that is taken out of its component leaves the screen`() {
    let hosted = HostedView(content)
    let header = RefreshHeader()
    header.addSubview(hosted)
    screen.show(header)
    hosted.removeFromSuperview()
    screen.run()
    #expect(content.window == nil)
  }
}
