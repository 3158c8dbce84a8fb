import RefreshKit

/// The ops that are calls of a component, after the field `slot`.
extension ComponentCall {
  /// The name of the op.
  package var op: OpName {
    switch self {
    case .setting: .set
    case .title: .title
    case .images: .images
    case .beginRefreshing, .endRefreshing, .resetNoMoreData, .tap, .refreshIfExpired,
      .openSecondLevel, .closeSecondLevel:
      .call
    }
  }

  /// Reads the fields of the op, or writes them. The call that reads is any one with the same op.
  package mutating func code<Coder: FieldCoder>(with coder: inout Coder) throws(Coder.Failure) {
    switch self {
    case .setting(var name, var value):
      try coder.setting(&name, &value, ofComponent: true)
      self = .setting(name, value)
    case .title(var state, var text):
      try coder.choice("state", &state, default: nil)
      try coder.text("text", &text)
      self = .title(state, text)
    case .images(var state, let images, var duration):
      var (count, size) = (images.count, images.first?.size ?? .zero)
      try coder.choice("state", &state, default: nil)
      try coder.count("count", &count, upTo: 10_000)
      try coder.size("size", &size)
      try coder.number("duration", &duration)
      self = .images(state, Self.images(of: state, count, size), duration: duration)
    case .beginRefreshing: try codeMethod(.beginRefreshing, with: &coder)
    case .endRefreshing(let result):
      try codeMethod(.endRefreshing, result.kind, with: &coder)
    case .resetNoMoreData: try codeMethod(.resetNoMoreData, with: &coder)
    case .tap: try codeMethod(.tap, with: &coder)
    case .refreshIfExpired(let seconds):
      try codeMethod(.refreshIfExpired, seconds: seconds, with: &coder)
    case .openSecondLevel: try codeMethod(.openSecondLevel, with: &coder)
    case .closeSecondLevel: try codeMethod(.closeSecondLevel, with: &coder)
    }
  }

  private mutating func codeMethod<Coder: FieldCoder>(
    _ method: MethodName, _ result: RefreshResult.Kind = .success, seconds: Double = 0,
    with coder: inout Coder
  ) throws(Coder.Failure) {
    var (method, result, seconds) = (method, result, seconds)
    try coder.choice("method", &method, default: nil)
    try coder.choice("result", &result, default: .success)
    let expiring = MethodName.refreshIfExpired
    if method == expiring {
      try coder.number("seconds", &seconds, default: nil)
    } else {
      coder.ignore("seconds", unless: "method", is: expiring.rawValue, not: method.rawValue)
    }
    switch method {
    case .beginRefreshing: self = .beginRefreshing
    case .endRefreshing: self = .endRefreshing(RefreshResult(result))
    case .endRefreshingWithNoMoreData: self = .endRefreshing(.noMoreData)
    case .resetNoMoreData: self = .resetNoMoreData
    case .tap: self = .tap
    case .refreshIfExpired: self = .refreshIfExpired(after: seconds)
    case .openSecondLevel: self = .openSecondLevel
    case .closeSecondLevel: self = .closeSecondLevel
    }
  }

  /// The images of a script, which are called `STATE#0`, `STATE#1`, and so on.
  private static func images(of state: RefreshState, _ count: Int, _ size: Size) -> [Image] {
    (0..<count).map { Image(name: "\(state.rawValue)#\($0)", size: size) }
  }
}

extension FieldCoder {
  /// The fields of the op `attach`.
  package mutating func attach(
    _ slot: inout Slot, _ className: inout String, indicator: inout String?,
    _ settings: inout [(name: String, value: SettingValue)], beginsFirst: inout Bool
  ) throws(Failure) {
    try choice("slot", &slot, default: nil)
    try self.className("class", &className, in: slot)
    try self.indicator("indicator", &indicator, ofClass: className)
    try self.settings("set", &settings)
    try flag("beginFirst", &beginsFirst, default: false)
  }
}
