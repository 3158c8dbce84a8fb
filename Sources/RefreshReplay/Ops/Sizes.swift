import RefreshKit

/// Sets the size of the content.
struct SetContentSize: Op {
  static let name = "contentSize"

  private let size: Partial<Size>

  init(_ fields: Fields) throws(ScriptError) {
    size = try Partial(fields)
  }

  func perform(on stage: Stage) {
    stage.scrollView.contentSize = size.completed(by: stage.scrollView.contentSize)
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
    stage.scrollView.frame.size = size.completed(by: stage.scrollView.frame.size)
  }
}
