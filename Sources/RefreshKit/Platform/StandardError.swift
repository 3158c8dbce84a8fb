#if DEBUG && canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// The messages of debug builds.
  enum StandardError {
    static func write(_ message: String) {
      #if UIKIT
        NSLog("%@", message)
      #else
        try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
      #endif
    }
  }
#elseif DEBUG && !hasFeature(Embedded)
  enum StandardError {
    static func write(_ message: String) {}
  }
#endif
