#if canImport(Foundation)
  import Foundation

  nonisolated extension WallTime {
    /// The present moment, by the system's clock.
    public static var now: WallTime { WallTime(Date()) }

    /// The same moment as `date`.
    public init(_ date: Date) {
      self.init(secondsSince1970: date.timeIntervalSince1970)
    }

    /// The same moment as a `Date`.
    public var date: Date { Date(timeIntervalSince1970: secondsSince1970) }
  }

  extension Timeline {
    /// A timeline for a host in real life: it begins now, in the user's time zone.
    public static func current() -> Timeline {
      let timeline = Timeline(wallClock: .now)
      timeline.secondsFromGMT = { TimeZone.current.secondsFromGMT(for: $0.date) }
      return timeline
    }
  }
#endif
