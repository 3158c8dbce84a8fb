import RefreshKit

@testable import RefreshReplay

/// Plays each script of libFuzzer, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  playAndCheck(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Plays a script and stops the process if a promise is broken: a trace is JSON, each report has a
/// position, the status fits the reports, and no object of the script is left.
func playAndCheck(_ script: [UInt8]) {
  let name = "script"
  // A strict replay would end where a script continues what it has not begun.
  let outcome = Replay.outcome(of: script, name: name, isLenient: true)
  for line in outcome.trace {
    do {
      _ = try JSONParser.parse(Array(line.utf8))
    } catch {
      fatalError("\(error) in the trace: \(line)")
    }
  }
  guard outcome.reports.allSatisfy({ $0.hasPrefix("\(name):") }) else {
    fatalError("a report names no place: \(outcome.reports)")
  }
  guard (outcome.status == .done) == outcome.reports.isEmpty else {
    fatalError("the status is \(outcome.status), with \(outcome.reports.count) reports")
  }
  guard RefreshConfig.default.languageCode == nil else {
    fatalError("the script's language outlives it")
  }
}
