import RefreshKit

/// An input of the list.
struct ListOp: Op {
  let name: OpName

  /// The input; of a part that is left out, any one.
  private(set) var input: ListInput
  private let given: GivenParts

  /// Reads the fields.
  ///
  /// - Parameter input: Any input with the same op.
  /// - Throws: A mistake if one is missing or means nothing.
  init(_ input: ListInput, _ fields: Fields) throws(ScriptError) {
    name = input.op
    self.input = input
    var reader = FieldReader(fields)
    try self.input.code(with: &reader)
    given = reader.given
  }

  func perform(on stage: Stage) {
    switch input {
    case .touch, .wheel, .scrollStep, .scrollTo: stage.tracesTracking = true
    default: break
    }
    stage.platform.apply(given.areAll ? input : given.completed(input, on: stage.platform))
  }
}

/// Which parts of a point or a size a script gives; a part that is left out stays as it is.
struct GivenParts {
  var first = true
  var second = true

  fileprivate var areAll: Bool { first && second }

  /// The input with the other parts as they are on a platform.
  fileprivate func completed(_ input: ListInput, on platform: any StagePlatform) -> ListInput {
    switch input {
    case .offset(let offset): .offset(completed(offset, platform.contentOffset))
    case .scrollTo(let offset, let animated):
      .scrollTo(completed(offset, platform.contentOffset), animated: animated)
    case .drag(.moved(let offset)): .drag(.moved(completed(offset, platform.pulledOffset)))
    case .scroll(let offset): .scroll(completed(offset, platform.pulledOffset))
    case .report(.offset(let offset, let cause)):
      .report(.offset(completed(offset, platform.contentOffset), cause))
    case .contentSize(let size): .contentSize(completed(size, platform.contentSize))
    case .size(let size): .size(completed(size, platform.frame.size))
    default: input
    }
  }

  private func completed(_ point: Point, _ present: Point) -> Point {
    Point(x: first ? point.x : present.x, y: second ? point.y : present.y)
  }

  private func completed(_ size: Size, _ present: Size) -> Size {
    Size(
      width: first ? size.width : present.width, height: second ? size.height : present.height)
  }
}
