import RefreshKit

/// The numbers and texts of a list and its components, by name: `alpha`, `stateLabel.frame.x`.
extension ListHandle {
  /// Returns a number of the list, if `slot` is 0, or of the component in a slot.
  func number(_ name: String, of slot: Int32) throws(StatusCode) -> Double {
    guard slot != 0 else { return try NamedValue.ofScrollViews.read(name, of: scrollView) }
    let component = try part(Slot(number: slot)).component
    if let (view, name) = component.inside(name) {
      return try NamedValue.ofViews.read(name, of: view)
    }
    do {
      return try NamedValue.ofComponents.read(name, of: component)
    } catch {
      guard error == .noSuchValue else { throw error }
      return try NamedValue.ofViews.read(name, of: component)
    }
  }

  /// Sets a number of the list, if `slot` is 0, or of the component in a slot.
  func setNumber(_ number: Double, _ name: String, of slot: Int32) throws(StatusCode) {
    guard slot != 0 else {
      return try NamedValue.ofScrollViews.write(number, to: name, of: scrollView)
    }
    let component = try part(Slot(number: slot)).component
    if let (view, name) = component.inside(name) {
      try NamedValue.ofViews.write(number, to: name, of: view)
    } else if name == "state" {
      guard let number = Int32(exactly: number) else { throw .badNumber }
      component.state = try RefreshState(number: number)
    } else if name == "frame.height", component.edge.axis == .horizontal,
      component.superview != nil
    {
      // A leader or trailer in a list is as high as the list.
      guard number == component.frame.height else { throw .badNumber }
    } else if NamedValue.ofViews.contains(where: { $0.name == name }) {
      try NamedValue.ofViews.write(number, to: name, of: component)
    } else {
      try NamedValue.ofComponents.write(number, to: name, of: component)
      if let level = component.secondLevel, level.content == nil {
        // A label with a text is in the display list, at the frame of the host's own drawing.
        let placeholder = Label()
        placeholder.text = " "
        level.content = placeholder
      }
    }
  }

  /// Removes a number that can be nil.
  func clear(_ name: String, of slot: Int32) throws(StatusCode) {
    guard slot != 0 else { return try NamedValue.ofScrollViews.clear(name, of: scrollView) }
    let component = try part(Slot(number: slot)).component
    try NamedValue.ofComponents.clear(name, of: component)
  }

  /// Returns a text of the list, if `slot` is 0, or of the component in a slot; nil if there is none
  /// at present. The names of several pictures are on a line each.
  func text(_ name: String, of slot: Int32) throws(StatusCode) -> String? {
    let slot = try Slot(number: slot)
    if name == "classes" { return ComponentKind.shortNames(for: slot) }
    let part = try part(slot)
    switch name {
    case "class": return part.className
    case "accessibilityLabel": return part.component.accessibilityLabel
    case "accessibilityValue": return part.component.accessibilityValue
    case "accessibilityHint": return part.component.accessibilityHint
    case "announcement": return part.feedback.announcement
    default: break
    }
    guard let (view, name) = part.component.inside(name) else {
      return try NamedValue.ofComponents.readText(name, of: part.component)
    }
    if name == "text", let label = view as? Label { return label.text }
    guard let view = view as? ImageView else { throw .noSuchValue }
    switch name {
    case "image": return view.image?.name
    case "animationImages": return view.isAnimating ? view.animationImages.names : nil
    default: throw .noSuchValue
    }
  }

  /// Sets a text of the component in a slot.
  func setText(_ text: String, _ name: String, of slot: Int32) throws(StatusCode) {
    try NamedValue.ofComponents.write(text, to: name, of: part(Slot(number: slot)).component)
  }
}

extension RefreshComponent {
  /// The part with which a name begins, and the rest of the name; nil if it begins with none.
  fileprivate func inside(_ name: String) -> (View, String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let part = ComponentPart(rawValue: String(name[..<dot])), let view = view(part)
    else { return nil }
    return (view, String(name[name.utf8.index(after: dot)...]))
  }
}

nonisolated extension [Image] {
  /// The names, each on a line.
  var names: String {
    var text = ""
    for image in self { text += text.isEmpty ? image.name : "\n" + image.name }
    return text
  }
}
