/// A law of components that ``checkComponent(seeds:except:make:)`` may leave out.
///
/// The first five are the guarantees of the library: see the guide "Guarantees".
public struct ComponentLaw: Sendable, Hashable {
  /// Each trigger loads once: a refresh begins only if something triggers it, and once for each trigger.
  /// Leave it out for a class that rightly begins by itself.
  public static let oneLoad = ComponentLaw([
    "no refresh without a cause", "each begin has a cause of its own", "loads fill the list",
  ])

  /// Your inset stays yours: a component reserves its own inset in addition, and releases exactly that.
  /// Leave it out for a class that rightly writes an inset.
  public static let ownInset = ComponentLaw([
    "insets are released exactly", "reserved insets fit the state",
  ])

  /// Calls take effect in order: a begin calls back, and an end leaves refreshing. Leave it out for a class
  /// that rightly ends by itself.
  public static let callOrder = ComponentLaw([
    "a begin calls back", "an end leaves refreshing", "no call is left waiting",
    "waiting ends in a window",
  ])

  /// A late response changes nothing: a response to an earlier refresh does not end a later one.
  public static let lateAnswers = ComponentLaw([
    "a begin calls back", "a detached component is silent", "every change of state is reported",
  ])

  /// Each refresh ends once, and its end is reported once.
  public static let oneEnd = ComponentLaw([
    "each refresh ends once", "each refresh proceeds", "every change of state is reported",
  ])

  /// Titles, times, arrows, spinners, pictures and the alpha fit the state. Leave it out for a class that
  /// shows them in its own way.
  public static let looks = ComponentLaw([
    "titles fit the state", "times are shown", "spinners fit the state", "arrows fit the state",
    "pictures fit the state", "alpha follows the pull", "a refresh is in full sight",
  ])

  /// The names of the laws that this value leaves out, one or more; messages have the same names.
  let names: Set<String>

  private init(_ names: Set<String>) { self.names = names }

  /// The law that messages name by a sentence, such as `"components are at their edge"`.
  public static func named(_ sentence: String) -> ComponentLaw { ComponentLaw([sentence]) }

  /// The argument by which a test leaves out the law that has this sentence.
  static func exceptArgument(for sentence: String) -> String {
    let groups: KeyValuePairs = [
      "oneLoad": oneLoad, "ownInset": ownInset, "callOrder": callOrder, "lateAnswers": lateAnswers,
      "oneEnd": oneEnd, "looks": looks,
    ]
    let group = groups.first { $0.value.names.contains(sentence) }
    return group.map { ".\($0.key)" } ?? ".named(\"\(sentence)\")"
  }
}
