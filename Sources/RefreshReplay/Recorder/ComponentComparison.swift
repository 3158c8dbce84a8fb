import RefreshKit

/// What a component shows and a replay does not set: it is compared with one that was made as a replay makes it.
///
/// Nothing here lists what an app may have done: each value of the tables, of the component and of its parts, is
/// compared, so that what no setting says is found.
extension RefreshComponent {
  /// The names of the values in which the component differs from the one of a replay, such as `stateLabel.text`; the
  /// place and size of a view are one of them.
  final func differences(from replayed: RefreshComponent) -> [String] {
    var names = NamedValue.ofViews.differences(between: self, replayed)
    // A layout decides where it is from then on.
    if isLaidOut != replayed.isLaidOut, !names.contains("frame") { names.append("frame") }
    names += NamedValue.ofComponents.differences(between: self, replayed)
    names += otherDifferences(from: replayed)
    if reservedInset != replayed.reservedInset { names.append("reserveInset(_:)") }
    for part in ComponentPart.allCases {
      guard let view = view(part), let other = replayed.view(part) else { continue }
      var ofPart = NamedValue.ofViews.differences(between: view, other)
      ofPart += view.otherDifferences(from: other)
      if (view.partAround === self) != (other.partAround === replayed) {
        ofPart.append(nameOfSuperview)
      }
      names += ofPart.map { "\(part.rawValue).\($0)" }
    }
    return names
  }
}

extension RefreshComponent {
  /// The names of such values when a recording begins. A replay has laid out what still waits for that here: this is
  /// one difference, instead of those of all frames.
  final func differencesAtBeginning(from replayed: RefreshComponent) -> [String] {
    let names = differences(from: replayed)
    guard awaitsLayout, names.contains(where: { $0.isOfFrame }) else { return names }
    return ["a layout that was pending"] + names.filter { !$0.isOfFrame }
  }

  /// Whether the component, or a view around one of its parts, is laid out in the next turn.
  private final var awaitsLayout: Bool {
    needsLayout || ComponentPart.allCases.contains { view($0)?.partAround?.needsLayout == true }
  }
}

extension String {
  /// Whether the name is that of the frame of a component, or of a part of one.
  var isOfFrame: Bool { utf8.suffix(5).elementsEqual("frame".utf8) }
}

/// The name of the view that a part is in.
let nameOfSuperview = "superview"

extension Part {
  /// The names of the values that are in no table.
  fileprivate func otherDifferences(from other: Part) -> [String] {
    var names: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ other: Value) {
      if value != other { names.append(name) }
    }
    let isUsual = hasDirectionOfLanguage(layoutDirection)
    compare("layoutDirection", isUsual, other.hasDirectionOfLanguage(other.layoutDirection))
    if let label = self as? Label, let other = other as? Label {
      compare("text", label.text, other.text)
      compare("fontSize", label.fontSize, other.fontSize)
    }
    if let view = self as? ImageView, let other = other as? ImageView {
      compare("image", view.image, other.image)
      // Those of an earlier refresh are not shown.
      let images = view.isAnimating ? view.animationImages : other.animationImages
      compare("animationImages", images, other.animationImages)
    }
    return names
  }
}

extension Array {
  /// The names of the values in which two objects differ, each once: a frame has four.
  func differences<Root>(between object: Root, _ other: Root) -> [String]
  where Element == NamedValue<Root> {
    var names: [String] = []
    for named in self where named.get(object) != named.get(other) {
      let name = named.name.utf8
      let isPlace = name.starts(with: "frame.".utf8) || name.starts(with: "center.".utf8)
      let words = isPlace ? "frame" : named.name
      if !names.contains(words) { names.append(words) }
    }
    return names
  }
}
