/// Makes a value of what it receives.
nonisolated struct JSONTree: JSONSink {
  /// The value that was received last as a whole.
  private(set) var value = JSON.null

  /// An array or an object that has begun.
  private struct Container {
    /// The name of the member that it is, and whether it has members itself.
    let (name, isObject): (String, Bool)
    var elements: [JSON] = []
    var members: [JSON.Member] = []
  }

  private var containers: [Container] = []
  private var nextName = ""

  mutating func name(_ name: StaticString) { nextName = name.description }
  mutating func null() { add(.null) }
  mutating func bool(_ value: Bool) { add(.bool(value)) }
  mutating func number(_ value: Double) { add(JSON(value)) }
  mutating func string(_ value: String) { add(.string(value)) }
  mutating func beginArray() { begin(isObject: false) }
  mutating func endArray() { end() }
  mutating func beginObject() { begin(isObject: true) }
  mutating func endObject() { end() }

  private mutating func begin(isObject: Bool) {
    containers.append(Container(name: nextName, isObject: isObject))
  }

  private mutating func end() {
    guard let container = containers.popLast() else { return }
    nextName = container.name
    add(container.isObject ? .object(container.members) : .array(container.elements))
  }

  private mutating func add(_ value: JSON) {
    guard let last = containers.indices.last else {
      self.value = value
      return
    }
    if containers[last].isObject {
      containers[last].members.append(JSON.Member(nextName, value))
    } else {
      containers[last].elements.append(value)
    }
  }
}
