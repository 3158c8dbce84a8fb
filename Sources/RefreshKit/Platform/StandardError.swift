#if DEBUG && !hasFeature(Embedded)
  #if canImport(Foundation)
    import Foundation
  #endif

  /// The messages of debug builds; without Foundation there are none.
  enum StandardError {
    static func write(_ message: String) {
      #if UIKIT
        NSLog("%@", message)
      #elseif canImport(Foundation)
        try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
      #endif
    }
  }
#endif
