import Foundation
import RefreshKit
import RefreshReplay

#if UIKIT
  import UIKit
#endif

extension TestList {
  /// The visible state of the list at this instant, as text. There is a line for the list, for each
  /// component, and for each view in a component, except the kit's titles, arrows, spinners and
  /// pictures.
  ///
  /// ```text
  /// list 375 x 667 · offset -81 · inset 0 0 44 0 · content 880
  /// header -54 · "Release to refresh" · arrow up · alpha 1
  /// footer 880 · "Tap or pull up to load more" · alpha 1
  /// ```
  ///
  /// Places are in points of the content, or of the view around, rounded to half a point. Places
  /// and widths of texts are left out, because they differ between platforms. Without UIKit, places
  /// are those that are shown, also in the middle of an animation. With UIKit, they are the stored
  /// ones.
  public func snapshot() -> String {
    let (inset, offset) = (view.adjustedContentInset, view.seenOffset)
    let insets = [inset.top, inset.left, inset.bottom, inset.right].map { Double($0).half }
    let frame = view.frame
    let isHorizontal = view.contentSize.width > frame.width
    let place =
      isHorizontal ? "\(Double(offset.x).half) \(Double(offset.y).half)" : Double(offset.y).half
    let content = isHorizontal ? view.contentSize.width : view.contentSize.height
    let first =
      "list \(Double(frame.width).half) x \(Double(frame.height).half) · offset \(place) · inset "
      + "\(insets.joined(separator: " ")) · content \(Double(content).half)"
    let others = Slot.allCases.flatMap { slot -> [String] in
      component(at: slot.edge).map { lines(of: $0, in: slot) } ?? []
    }
    return ([first] + others).joined(separator: "\n")
  }

  /// Compares ``snapshot()`` with a file, `Snapshots/NAME.txt` beside the file of the test. If the
  /// environment variable `REFRESH_RECORD` is 1, it writes the file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - file: The file of the test.
  /// - Throws: A ``TestFailure`` if the file is missing, or has another text.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    let (url, text) = (folder.appendingPathComponent("\(name).txt"), snapshot() + "\n")
    if ProcessInfo.processInfo.environment["REFRESH_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw run.failure(
        "There is no snapshot \(url.path): run the test with REFRESH_RECORD=1 once.")
    }
    let old = String(decoding: data, as: UTF8.self)
    guard old != text else { return }
    throw run.failure("The snapshot \(name) differs. It was\n\(old)and is now\n\(text)")
  }

  private func lines(of component: RefreshComponent, in slot: Slot) -> [String] {
    guard component.isShown else { return [] }
    let frame = component.seenFrame
    var line = ["\(slot) \(Double(component.edge.axis == .vertical ? frame.y : frame.x).half)"]
    var partIDs: [ObjectIdentifier] = []
    for part in ComponentPart.allCases {
      guard let view = component.view(part) else { continue }
      partIDs.append(ObjectIdentifier(view))
      if (view as AnyObject as? PlatformView)?.isHiddenInTests == false {
        line += words(for: view, part, in: component)
      }
    }
    line.append("alpha \(component.seenAlpha.half)")
    let others = component.subviews.filter { !partIDs.contains(ObjectIdentifier($0)) }
    return [line.joined(separator: " · ")] + others.flatMap { lines(of: $0, indent: "  ") }
  }

  private func words(for view: Part, _ part: ComponentPart, in component: RefreshComponent)
    -> [String]
  {
    switch part {
    case .stateLabel, .lastUpdatedTimeLabel:
      guard let text = (view as? Label)?.text, !text.isEmpty else { return [] }
      return ["\"\(text)\""]
    case .arrowView:
      guard let arrow = view as? ImageView else { return [] }
      let isTurned = Rotation(arrow.seenRotation).cosine < 0
      let words = component.edge.axis == .vertical ? ["down", "up"] : ["straight", "turned"]
      return ["arrow \(words[isTurned ? 1 : 0])"]
    case .loadingView: return (view as? ActivityIndicator)?.isAnimating == true ? ["spinner"] : []
    case .gifView:
      return (view as? ImageView)?.image.flatMap { $0.scriptName }.map { ["picture \($0)"] } ?? []
    }
  }

  private func lines(of view: PlatformView, indent: String) -> [String] {
    guard !view.isHiddenInTests, view.seenAlpha > 0 else { return [] }
    let frame = view.seenFrame
    var line = "\(indent)"
    if let label = view as? Label {
      line += "label \(Double(frame.y).half) · \"\(label.text ?? "")\""
    } else {
      line += "\(type(of: view)) \(frame.inTests)"
      if let name = (view as? ImageView)?.image.flatMap({ $0.scriptName }) {
        line += " · picture \(name)"
      }
    }
    line += " · alpha \(view.seenAlpha.half)"
    let isOfKit = view is Label || view is ImageView || view is ActivityIndicator
    let items = isOfKit ? [] : view.itemsInTests(at: self.view.timeline.now)
    return [line] + items.map { "\(indent)  \($0.inTests)" }
      + view.subviews.flatMap { lines(of: $0, indent: indent + "  ") }
  }
}

extension DisplayItem {
  fileprivate var inTests: String {
    let kind =
      switch content {
      case .text(let text): "text \"\(text.string)\""
      case .image: "picture"
      case .spinner: "spinner"
      case .ring(let ring): "ring \(ring.strokeStart.hundredths) to \(ring.strokeEnd.hundredths)"
      case .shape(let shape): shape.lineWidth == nil ? "filled shape" : "stroked shape"
      }
    let turn = rotation == 0 ? "" : " · turned by \((rotation * 180 / .pi).half)°"
    return "\(kind) \(frame.inTests)\(turn) · alpha \(alpha.hundredths)"
  }
}

extension RefreshKit.Rect {
  fileprivate var inTests: String {
    "\(Double(x).half) \(Double(y).half) · \(Double(width).half) x \(Double(height).half)"
  }
}

extension Double {
  /// Rounded to half a unit.
  fileprivate var half: String { written((self * 2).rounded() / 2) }

  fileprivate var hundredths: String { written((self * 100).rounded() / 100) }

  private func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}

#if UIKIT
  extension UIView {
    fileprivate func itemsInTests(at time: Double) -> [DisplayItem] {
      (self as? View)?.itemsDrawn(at: time) ?? []
    }
    fileprivate var seenFrame: RefreshKit.Rect { frame }
    fileprivate var seenAlpha: Double { Double(alpha) }
    fileprivate var isHiddenInTests: Bool { isHidden }
  }

  extension ImageView {
    fileprivate var seenRotation: Double { rotation }
  }

  extension ScrollView {
    fileprivate var seenOffset: RefreshKit.Point { contentOffset }
  }
#else
  extension View {
    fileprivate func itemsInTests(at time: Double) -> [DisplayItem] { itemsDrawn(at: time) }
    fileprivate var seenFrame: RefreshKit.Rect { presentation.frame }
    fileprivate var seenAlpha: Double { presentation.alpha }
    fileprivate var isHiddenInTests: Bool { !isShown }
  }

  extension ImageView {
    fileprivate var seenRotation: Double { presentation.rotation }
  }

  extension ScrollView {
    fileprivate var seenOffset: RefreshKit.Point { scrollPresentation.contentOffset }
  }
#endif
