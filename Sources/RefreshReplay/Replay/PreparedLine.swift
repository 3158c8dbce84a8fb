import RefreshKit

/// A line of a script that is parsed once, and performed on any number of stages.
package struct PreparedLine {
  /// The line as it was written.
  package let text: String

  private let op: any Op

  /// Parses a line; not the first of a script, which sets the stage.
  ///
  /// - Throws: A mistake where it means nothing.
  package init(_ text: String) throws(ScriptError) {
    self.text = text
    op = try Vocabulary.op(try Fields(text))
  }

  /// Performs the line without a trace; the events are added to ``Stage/events``.
  ///
  /// - Throws: A mistake that depends on the stage, or a runaway.
  package func perform(on stage: Stage) throws(ScriptError) {
    try op.perform(on: stage)
    if let error = stage.error { throw error }
  }
}

/// The first line of a script, which is parsed once and sets any number of stages.
package struct PreparedStage {
  /// The line as it was written.
  package let text: String

  private let setting: Setting

  /// Parses the line. The app speaks the script's language from now on.
  ///
  /// - Throws: A mistake where it means nothing.
  package init(_ text: String) throws(ScriptError) {
    self.text = text
    setting = try Setting(try Fields(text))
    setting.setLanguage()
  }

  /// Sets a stage.
  package func make() -> Stage { Stage(setting.makeScrollView(), measure: setting.measure) }
}

extension Stage {
  /// Puts a component into a slot, as the op `attach` does.
  package func attach(_ component: RefreshComponent, to slot: Slot) {
    record(component, in: slot)
    platform[slot] = component
  }

  /// The stage as a trace has it, but for the members of any depth with these names.
  package func traceText(without names: Set<String>) -> String {
    traceLine.state.without(names).description
  }
}

extension JSON {
  fileprivate func without(_ names: Set<String>) -> JSON {
    guard let members else { return self }
    return .object(
      members.filter { !names.contains($0.key) }
        .map { Member($0.key, $0.value.without(names)) })
  }
}

extension Fields {
  /// The fields of a line.
  fileprivate init(_ line: String) throws(ScriptError) {
    let json: JSON
    do {
      json = try JSONParser.parse(Array(line.utf8))
    } catch {
      throw .mistake(error.description)
    }
    try self.init(json)
  }
}
