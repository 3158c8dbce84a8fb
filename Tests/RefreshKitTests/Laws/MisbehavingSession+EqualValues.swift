@testable import RefreshKit

/// Law D5: setting the present value changes nothing, schedules nothing and calls no observer.
extension MisbehavingSession {
  /// Sets some properties of an object to their present values, and checks that this has no effect.
  ///
  /// The properties that the rule excepts, because they act on every set, are left out.
  func setAgain() {
    // Work that is already pending would hide work that is scheduled here.
    if !isInCall { wait(0) }
    let objects = self.objects
    let object = chance(50) ? pick([list] + present as [AnyObject]) : pick(objects)
    // While a component hides a view, or turns off the list's interaction, these properties return
    // the component's value. Setting them would store that value for afterward.
    let isHidden = (object as? Part)?.isHidden == true
    let isOff = (object as? Part)?.isUserInteractionEnabled == false
    let properties = SettableProperty.of(object)
      .filter { !$0.actsEachTime && !(isHidden && $0.name == "isHidden") }
      .filter { !(isOff && $0.name == "isUserInteractionEnabled") }
      .shuffled(using: &random).prefix(12)
    let before = traces(of: objects)
    for property in properties {
      let callsBefore = calls
      property.setAgain(object)
      guard calls != callsBefore else { continue }
      note(breach: "D5: \(type(of: object)).\(property.name) was set again: an observer ran")
    }
    for (old, new) in zip(before, traces(of: objects)) where old != new {
      let names = properties.map(\.name)
      note(breach: "D5: \(old) is now \(new): set again were \(names) of \(type(of: object))")
    }
  }

  /// The list, all objects in it, and its timeline. Objects of the whole app do not belong to a
  /// session.
  private var objects: [AnyObject] {
    list.objects + [list.timeline]
  }

  /// The visible state of objects, and the work that they have requested.
  private func traces(of objects: [AnyObject]) -> [String] {
    objects.flatMap { object -> [String] in
      var traces = SettableProperty.of(object).map { property in
        "\(property.name) \(property.value(object) ?? "-")"
      }
      if let view = object as? Part {
        let subviews = (object as? PlatformView)?.subviews ?? list.subviews
        traces += [
          "\(view.presentation)", "subviews \(subviews.map { ObjectIdentifier($0) })",
          "layout \(view.needsLayout) \(view.needsLayoutPass)",
        ]
      }
      if let component = object as? RefreshComponent {
        traces += [
          "refresh \(component.machine.attempt as Any) \(component.machine.generation)",
          "result \(component.lastResult as Any)",
          "reserves \(component.reservedInset)",
          "requests \(component.machine.calls.waiting.count)",
          "looks \(component.looks)",
        ]
      }
      return traces
    } + [
      "\(list.snapshot)", "due \(list.timeline.nextDue as Any)", "ran \(list.timeline.runCount)",
    ]
  }
}

extension SettableProperty {
  private static var known: [ObjectIdentifier: [SettableProperty]] = [:]

  /// The properties that the object has.
  static func of(_ object: AnyObject) -> [SettableProperty] {
    let type = ObjectIdentifier(type(of: object))
    if let properties = known[type] { return properties }
    let properties = all.filter { $0.value(object) != nil }
    known[type] = properties
    return properties
  }
}
