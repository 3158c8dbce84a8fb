import RefreshKit

/// Sets the size of the content.
struct SetContentSize: Op {
  static let name = "contentSize"

  private let size: Partial<Size>

  init(_ fields: Fields) throws(ScriptError) {
    size = try Partial(fields)
  }

  func perform(on stage: Stage) {
    stage.platform.contentSize = size.completed(by: stage.platform.contentSize)
  }
}

/// Sets the size of the scroll view.
struct Resize: Op {
  static let name = "resize"

  private let size: Partial<Size>

  init(_ fields: Fields) throws(ScriptError) {
    size = try Partial(fields)
  }

  func perform(on stage: Stage) {
    stage.platform.frame.size = size.completed(by: stage.platform.frame.size)
  }
}
