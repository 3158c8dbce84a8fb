import UIKit

/// What the lab gives to the project: one file.
struct LabReport: Codable, Sendable {
  /// The first ten digits of the commit of which the lab was built; nil if Xcode did not know it.
  var commit: String?
  /// The machine, such as "iPhone17,3"; nil in files of earlier labs.
  var machine: String?
  /// The model and the version of the system.
  var device: String
  var system: String
  /// Pixels per point, and frames per second.
  var scale: Double
  var frameRate: Int
  var reducesMotion: Bool
  var speaksScreen: Bool
  var results: [TrialResult]

  /// The number of digits of ``commit``.
  private static let digitCount = 10

  /// The commit of the manifest, which has it from the package manager. A bundle version has decimal digits only.
  ///
  /// - Parameter bundleVersion: `CFBundleVersion`; 1 stands for an unknown commit.
  static func commit(ofBundleVersion bundleVersion: String?) -> String? {
    guard let number = bundleVersion.flatMap({ Int($0) }), number > 1 else { return nil }
    let digits = String(number, radix: 16)
    guard digits.count <= digitCount else { return nil }
    return String(repeating: "0", count: digitCount - digits.count) + digits
  }

  /// The name of this machine. In a simulator it is the one that is simulated.
  static var presentMachine: String {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return simulated
    }
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
