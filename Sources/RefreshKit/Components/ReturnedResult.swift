// Not in Embedded Swift.

/// A result that an async function returns: any ``RefreshResult``, with its cases written as `.noMoreData`. The
/// kit implements this protocol.
///
/// A mistake in a closure must be reported, and not that its `return` has no result. The compiler
/// reports the errors of the function that leaves the fewest types unknown. Without a result, a function that
/// returns this protocol leaves three, which only `RefreshResult` determines.
public nonisolated protocol _ReturnedResult<_A, _B, _C>: RefreshResultConvertible {
  associatedtype _A
  associatedtype _B
  associatedtype _C
}

nonisolated extension RefreshResult: _ReturnedResult {
  /// A type for the compiler only.
  public typealias _A = Never
  /// A type for the compiler only.
  public typealias _B = Never
  /// A type for the compiler only.
  public typealias _C = Never
}

/// The cases, which the compiler looks up in the protocol.
nonisolated extension _ReturnedResult where Self == RefreshResult {
  @_disfavoredOverload public static var success: RefreshResult { RefreshResult.success }
  @_disfavoredOverload public static var noMoreData: RefreshResult { RefreshResult.noMoreData }
  @_disfavoredOverload public static var cancelled: RefreshResult { RefreshResult.cancelled }
  @_disfavoredOverload public static func failure(_ error: RefreshFailure) -> RefreshResult {
    RefreshResult.failure(error)
  }
}
