import RefreshKit

/// A call of a component, or a setting, a title or the images of one.
struct ComponentOp: Op {
  let name: OpName
  /// Whose.
  let slot: Slot
  /// Which one.
  private(set) var call: ComponentCall

  /// What a component may not have.
  private let part: String
  /// Whether only components that know the end of the data have it.
  private let isOfNoMoreDataEnding: Bool

  /// Reads the fields.
  ///
  /// - Parameter call: Any call with the same op.
  /// - Throws: A mistake if one is missing or means nothing.
  init(_ call: ComponentCall, _ fields: Fields) throws(ScriptError) {
    name = call.op
    slot = try fields.value("slot", .name)
    self.call = call
    var reader = FieldReader(fields)
    try self.call.code(with: &reader)
    isOfNoMoreDataEnding =
      name == .call && fields["method"] == .string(MethodName.endRefreshingWithNoMoreData.rawValue)
    switch self.call {
    case .title: part = "titles"
    case .images: part = "images"
    case .setting(let name, _): part = "\"\(name)\""
    default: part = "\"\(try fields.value("method", FieldType<MethodName>.name).rawValue)\""
    }
  }

  func perform(on stage: Stage) {
    stage.change(slot, part) { component in
      if isOfNoMoreDataEnding, component.asNoMoreDataEnding == nil { return false }
      return component.apply(call)
    }
  }
}
