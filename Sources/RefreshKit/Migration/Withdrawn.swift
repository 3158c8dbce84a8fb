// Names that an earlier version had. The compiler says what takes their place.

extension RefreshHeader {
  @available(
    *, unavailable, message: "Call refreshIfExpired(after: seconds) when the list appears."
  )
  public final var expirationInterval: Double? {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *, unavailable, message: "Say after how many seconds: refreshIfExpired(after: seconds)."
  )
  public final func refreshIfExpired() -> Never { fatalError() }
}
