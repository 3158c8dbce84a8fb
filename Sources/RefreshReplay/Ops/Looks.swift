import RefreshKit

/// Sets one property of a component.
struct SetProperty: TypedOp {
  static let name = "set"

  /// Whose property it is.
  let slot: Slot
  /// Which one.
  let property: String
  /// What it becomes.
  let value: JSON?

  private let assign: Property.Assignment

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    property = try fields.value("name", .text)
    value = fields["value"]
    assign = try Property.assignment(of: value, to: property)
  }

  func perform(on stage: Stage) {
    stage.change(slot, "\"\(property)\"", by: assign)
  }
}

/// Sets one property of the scroll view.
struct SetListProperty: TypedOp {
  static let name = "set"

  private let assign: ListProperty.Assignment

  init(_ fields: Fields) throws(ScriptError) {
    let property = try fields.value("name", .text)
    assign = try ListProperty.assignment(of: fields["value"], to: property)
  }

  func perform(on stage: Stage) {
    assign(stage.platform.list)
  }
}

/// Sets the title of a state.
struct SetTitle: TypedOp {
  static let name = "title"

  private let slot: Slot
  private let state: RefreshState
  private let text: String?

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    state = try fields.value("state", .name)
    text = try fields.value("text", .textOrNull)
  }

  func perform(on stage: Stage) {
    stage.change(slot, "titles") { component in
      guard let component = component.asStateTitled else { return false }
      component.setTitle(text, for: state)
      return true
    }
  }
}

/// Sets the pictures of a state, which are called `STATE#0`, `STATE#1`, and so on.
struct SetImages: TypedOp {
  static let name = "images"

  /// Whose pictures they are.
  let slot: Slot
  /// The state that they are for.
  let state: RefreshState
  /// How many.
  var count: Int { images.count }

  private let images: [Image]
  private let duration: Double?

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    state = try fields.value("state", .name)
    let count = try fields.value("count", .count(upTo: 10_000))
    let size = try fields.value("size", .size)
    images = (0..<count).map { [state] in Image(name: "\(state.rawValue)#\($0)", size: size) }
    duration = try fields.optional("duration", .number)
  }

  func perform(on stage: Stage) {
    stage.change(slot, "images") { component in
      guard let component = component.asGifShowing else { return false }
      component.setImages(images, duration: duration, for: state)
      return true
    }
  }
}
