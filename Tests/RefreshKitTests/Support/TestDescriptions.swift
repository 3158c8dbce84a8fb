import RefreshKit
import Testing

// What a report of a test calls its arguments: in a few words, since it has thousands of them.

nonisolated extension Language: CustomTestStringConvertible {
  public var testDescription: String { code }
}

#if !UIKIT
  nonisolated extension Point: CustomTestStringConvertible {
    public var testDescription: String { "(\(x), \(y))" }
  }

  nonisolated extension Size: CustomTestStringConvertible {
    public var testDescription: String { "\(width) x \(height)" }
  }

  nonisolated extension Rect: CustomTestStringConvertible {
    public var testDescription: String {
      "\(size.testDescription) at \(origin.testDescription)"
    }
  }
#endif
