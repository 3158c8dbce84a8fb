/// A screen of the lab: a list, and what is done to it.
struct Trial: Codable, Equatable, Sendable {
  var name: String
  var list = ListKind.table
  /// What is around the list.
  var bar = Bar.title
  /// Whether the screen comes in with an animation.
  var isPushAnimated = false
  /// The number of rows at first.
  var rowCount = 40
  /// The calls in `viewDidLoad`, before there is a window.
  var setup: [Call] = []
  /// The calls after the screen has appeared.
  var calls: [TimedCall] = []
  /// What must be true after each pass of the run loop.
  var always: [Call.Expectation] = []
  /// What a person does; nil if the trial needs no finger.
  var gesture: String?
  /// The time for which a refresh lasts that a person has begun, in seconds.
  var refreshDuration = 1.0
  /// What a person is asked at the end, who answers yes if all is well; nil for a trial that judges itself.
  var question: String?
  /// The calls that are made once, under the finger of the first drag.
  var whileDragging: [Call] = []
  /// The calls that are made once, in the first deceleration.
  var whileDecelerating: [Call] = []
  /// Why the trial fails; nil if it is expected to hold.
  var known: KnownFailure?

  enum ListKind: String, Codable, Sendable {
    case table, grid
    /// A collection view of rows in a compositional layout, whose heights are estimated until they are measured.
    case estimates
    /// A collection view whose rows are those of a snapshot.
    case snapshots
    /// A collection view that scrolls horizontally, whose layout flips from right to left.
    case flipping
    /// A scroll view whose content is 1,000 points wide and 2,000 high.
    case wide
    case text
  }

  enum Bar: String, Codable, Sendable {
    /// A bar with a title, which is transparent while the content is at its top.
    case title
    case largeTitle
    /// A search bar that the pull reveals.
    case search
    /// A page sheet, in whose bar the title is.
    case sheet
  }

  /// A call, and the time since the screen has appeared, in seconds. Calls of the same time are made without a pass of
  /// the run loop in between.
  struct TimedCall: Codable, Equatable, Sendable {
    var time: Double
    var call: Call
  }

  /// A failure whose cause is known. It does not make a run red; any other failure of the trial does.
  struct KnownFailure: Codable, Equatable, Sendable {
    var cause: Cause
    /// What is wrong, and what helps.
    var reason: String
    /// The expectation that fails; nil if it is the answer to the question.
    var expectation: Call.Expectation?

    enum Cause: String, Codable, Sendable {
      /// UIKit does so.
      case apple
      /// The library has a defect.
      case library
    }
  }

  /// Adds calls at a time.
  func at(_ time: Double, _ calls: Call...) -> Trial {
    var trial = self
    trial.calls += calls.map { TimedCall(time: time, call: $0) }
    return trial
  }

  /// The time of the last call, in seconds.
  var lastTime: Double { calls.last?.time ?? 0 }
}

extension Trial {
  /// Reads a trial, also of a lab that did not have all properties yet.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    list = try values.decodeIfPresent(ListKind.self, forKey: .list) ?? list
    bar = try values.decodeIfPresent(Bar.self, forKey: .bar) ?? bar
    isPushAnimated = try values.decodeIfPresent(Bool.self, forKey: .isPushAnimated) ?? false
    rowCount = try values.decodeIfPresent(Int.self, forKey: .rowCount) ?? rowCount
    setup = try values.decodeIfPresent([Call].self, forKey: .setup) ?? setup
    calls = try values.decodeIfPresent([TimedCall].self, forKey: .calls) ?? calls
    always = try values.decodeIfPresent([Call.Expectation].self, forKey: .always) ?? []
    gesture = try values.decodeIfPresent(String.self, forKey: .gesture)
    refreshDuration =
      try values.decodeIfPresent(Double.self, forKey: .refreshDuration) ?? refreshDuration
    question = try values.decodeIfPresent(String.self, forKey: .question)
    whileDragging = try values.decodeIfPresent([Call].self, forKey: .whileDragging) ?? []
    whileDecelerating = try values.decodeIfPresent([Call].self, forKey: .whileDecelerating) ?? []
    known = try values.decodeIfPresent(KnownFailure.self, forKey: .known)
  }
}
