import RefreshKit
import TestSupport

@testable import RefreshReplay

/// The words of scripts, taken from the tables with which scripts are read.
enum Words {
  static let slots = Slot.allCases.map(\.rawValue)
  static let states = RefreshState.allCases.map(\.rawValue)
  static let triggers = EventName.triggers
  static let classes = ComponentKind.all.map(\.name)
  static let properties = Property.all.map(\.name)
  static let methods = MethodName.allCases.map(\.rawValue)
  static let phases = ["began", "moved", "ended", "cancelled", "down", "up"]
  static let steps = ScrollStepName.allCases.map(\.rawValue)
  static let fields = [
    "x", "y", "by", "dx", "dy", "value", "width", "height", "contentWidth", "contentHeight",
    "inset", "safeArea", "inWindow", "sections", "paging", "frameRate", "pixel", "language",
    "slot", "class", "set", "name", "state", "text", "count", "size", "duration", "method", "phase",
    "decelerate", "event", "run", "that", "fired", "animated", "beginFirst", "caption", "op",
    "step", "time", "indicator", "allowsWheelPull", "maximumOverscroll", "rubberBandCoefficient",
  ]
  static let languages = ["en", "de", "ar", "zh-Hans", "zh-Hant", "pt-BR", "", "x"]
  static let numbers = [
    "0", "-0.0", "1", "-1", "0.25", "0.4", "0.016", "10", "44", "-54", "-55", "-80", "100", "667",
    "1333", "1400", "2000", "-2000", "1e-9", "5e-324", "1e5", "1e9", "1e15", "1e300",
    "9007199254740993", "9223372036854775807", "-9223372036854775808", "1.7976931348623157e308",
    "-1.7976931348623157e308", "10000",
  ]

  private static let groups = [
    slots, states, triggers, classes, properties, methods, phases, steps,
    OpName.allCases.map(\.rawValue), fields,
    languages,
  ]

  /// A line with an op and some of its fields.
  static func line(_ random: inout SeededRandom) -> String {
    let (slot, x, y) = (random.pick(slots), random.pick(numbers), random.pick(numbers))
    let (state, flag) = (random.pick(states), random.pick(["true", "false"]))
    let shapes = [
      #""attach","slot":"\#(slot)","class":"\#(classFor(slot, &random))","beginFirst":\#(flag)"#,
      #""detach","slot":"\#(slot)""#,
      #""set","slot":"\#(slot)","name":"\#(random.pick(properties))","value":\#(y)"#,
      #""set","slot":"\#(slot)","name":"\#(random.pick(properties))","value":\#(flag)"#,
      #""set","slot":"\#(slot)","name":"state","value":"\#(state)""#,
      #""title","slot":"\#(slot)","state":"\#(state)","text":"t""#,
      #""images","slot":"\#(slot)","state":"\#(state)","count":2,"size":[4,\#(y)]"#,
      #""call","slot":"\#(slot)","method":"\#(random.pick(methods))""#,
      #""drag","phase":"\#(random.pick(phases))","x":\#(x),"y":\#(y),"decelerate":\#(flag)"#,
      #""scroll","x":\#(x),"y":\#(y)"#, #""decelerated""#, #""offset","x":\#(x),"y":\#(y)"#,
      #""touch","phase":"\#(random.pick(phases))","x":\#(x),"y":\#(y)"#,
      #""wheel","dx":\#(x),"dy":\#(y),"phase":"\#(random.pick(phases))""#,
      #""scrollStep","step":"\#(random.pick(steps))","animated":\#(flag)"#,
      #""scrollTo","x":\#(x),"y":\#(y),"animated":\#(flag)"#,
      #""contentSize","width":\#(x),"height":\#(y)"#, #""resize","width":\#(x),"height":\#(y)"#,
      #""inset","value":[\#(y),0,\#(x),0]"#, #""safeArea","value":[0,\#(y),\#(x),1]"#,
      #""keepPosition","run":[{"op":"contentSize","width":\#(x),"height":\#(y)}]"#,
      #""sections","value":[1,2]"#, #""window","value":\#(flag)"#, #""paging","value":\#(flag)"#,
      #""reordering","value":\#(flag)"#,
      #""advance","by":\#(y)"#,
    ]
    return #"{"op":\#(random.pick(shapes))}"#
  }

  private static func classFor(_ slot: String, _ random: inout SeededRandom) -> String {
    random.pick(ComponentKind.all.filter { $0.slot.rawValue == slot }).name
  }

  /// The line with one text replaced by another one of the same kind.
  static func reworded(_ line: String, _ random: inout SeededRandom) -> String {
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let known = parts.indices.filter { index in groups.contains { $0.contains(parts[index]) } }
    guard !known.isEmpty else { return line }
    let index = random.pick(known)
    let group = random.pick(groups.filter { $0.contains(parts[index]) })
    parts[index] = random.pick(group)
    return parts.joined(separator: "\"")
  }

  /// The line with one number replaced by another.
  static func renumbered(_ line: String, _ random: inout SeededRandom) -> String {
    let isDigit = { (character: Character) in "+-.eE0123456789".contains(character) }
    var parts: [(text: String, isNumber: Bool)] = []
    for character in line {
      let extends = parts.last.map { $0.isNumber && isDigit(character) } ?? false
      if extends {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), character == "-" || character.isNumber))
      }
    }
    let places = parts.indices.filter { parts[$0].isNumber }
    guard !places.isEmpty else { return line }
    parts[random.pick(places)].text = random.pick(numbers)
    return parts.map(\.text).joined()
  }
}
