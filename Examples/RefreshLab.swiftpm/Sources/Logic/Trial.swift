/// A screen of the lab: a list, and what is done to it.
struct Trial: Codable, Equatable, Sendable {
  var name: String
  var list = ListKind.table
  /// What is around the list.
  var bar = Bar.title
  /// The number of rows at first.
  var rowCount = 40
  /// The calls in `viewDidLoad`, before there is a window.
  var setup: [Call] = []
  /// The calls after the screen has appeared.
  var calls: [TimedCall] = []
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

  enum ListKind: String, Codable, Sendable {
    case table, grid
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

  /// Adds calls at a time.
  func at(_ time: Double, _ calls: Call...) -> Trial {
    var trial = self
    trial.calls += calls.map { TimedCall(time: time, call: $0) }
    return trial
  }
}

extension Trial {
  /// Reads a trial, also of a lab that did not have all properties yet.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    list = try values.decodeIfPresent(ListKind.self, forKey: .list) ?? list
    bar = try values.decodeIfPresent(Bar.self, forKey: .bar) ?? bar
    rowCount = try values.decodeIfPresent(Int.self, forKey: .rowCount) ?? rowCount
    setup = try values.decodeIfPresent([Call].self, forKey: .setup) ?? setup
    calls = try values.decodeIfPresent([TimedCall].self, forKey: .calls) ?? calls
    gesture = try values.decodeIfPresent(String.self, forKey: .gesture)
    refreshDuration =
      try values.decodeIfPresent(Double.self, forKey: .refreshDuration) ?? refreshDuration
    question = try values.decodeIfPresent(String.self, forKey: .question)
    whileDragging = try values.decodeIfPresent([Call].self, forKey: .whileDragging) ?? []
    whileDecelerating = try values.decodeIfPresent([Call].self, forKey: .whileDecelerating) ?? []
  }
}

/// The outcome of a trial.
struct TrialResult: Codable, Sendable {
  var trial: Trial
  /// The laws and expectations that did not hold, each once; empty if all did.
  var breaches: [String]
  var facts: [Fact]
  /// The answer to the question of the trial; nil if there is none.
  var answer: Bool?
}

/// What the lab gives to the project: one file.
struct LabReport: Codable, Sendable {
  /// The model and the version of the system.
  var device: String
  var system: String
  /// Pixels per point, and frames per second.
  var scale: Double
  var frameRate: Int
  var reducesMotion: Bool
  var speaksScreen: Bool
  var results: [TrialResult]
}
