import TestSupport

@testable import RefreshReplay

@_silgen_name("LLVMFuzzerMutate")
func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Makes a new script for libFuzzer, by one to four changes that leave most lines well-formed. In
/// one of eight calls libFuzzer changes the bytes itself.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzerCustomMutator(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = SeededRandom(seed: UInt64(seed))
  guard random.below(8) > 0 else { return mutateBytes(bytes, count, limit) }
  var script = Script(bytes, count)
  for _ in 0...random.below(4) { script.mutate(&random) }
  return script.write(to: bytes, limit: limit)
}

/// Makes a new script from two for libFuzzer: the first one, with some lines of the second.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func fuzzerCustomCrossOver(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>,
  _ secondCount: Int, _ bytes: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = SeededRandom(seed: UInt64(seed))
  var script = Script(first, firstCount)
  script.splice(Script(second, secondCount), &random)
  return script.write(to: bytes, limit: limit)
}

/// The lines of a script.
struct Script {
  private var lines: [String]

  init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    lines = text.split(separator: "\n").map(String.init)
    if lines.isEmpty { lines = [#"{"op":"stage","width":375,"height":667}"#] }
  }

  /// Writes as many whole lines as fit, and returns the number of bytes.
  func write(to bytes: UnsafeMutablePointer<UInt8>, limit: Int) -> Int {
    var count = 0
    for line in lines {
      let text = Array((line + "\n").utf8)
      guard count + text.count <= limit else { break }
      for (index, byte) in text.enumerated() { bytes[count + index] = byte }
      count += text.count
    }
    return count
  }

  /// Inserts some lines of another script after one of this script.
  mutating func splice(_ other: Script, _ random: inout SeededRandom) {
    guard other.lines.count > 1 else { return }
    let start = 1 + random.below(other.lines.count - 1)
    let end = min(other.lines.count, start + 1 + random.below(4))
    lines.insert(contentsOf: other.lines[start..<end], at: 1 + random.below(lines.count))
  }

  /// Makes one change.
  mutating func mutate(_ random: inout SeededRandom) {
    let index = random.below(lines.count)
    switch random.below(12) {
    case 0: if lines.count > 1 { lines.remove(at: index) }
    case 1: lines.insert(lines[index], at: 1 + random.below(lines.count))
    case 2: if index > 0 { lines.swapAt(index, 1 + random.below(lines.count - 1)) }
    case 3: lines[index] = wrapped(index, &random)
    case 4, 5: lines.insert(Words.line(&random), at: 1 + random.below(lines.count))
    case 6, 7, 8: lines[index] = Words.renumbered(lines[index], &random)
    default: lines[index] = Words.reworded(lines[index], &random)
    }
  }

  /// A line as part of the list of another op.
  private func wrapped(_ index: Int, _ random: inout SeededRandom) -> String {
    let run = #""run":[\#(lines[index]),\#(lines[random.below(lines.count)])]}"#
    return random.below(2) == 0
      ? #"{"op":"after","by":\#(random.pick(Words.numbers)),\#(run)"#
      : #"{"op":"on","event":"\#(random.pick(Words.triggers))",\#(run)"#
  }
}
