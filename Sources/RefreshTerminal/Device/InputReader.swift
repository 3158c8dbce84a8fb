#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that waits for input and signals and sends them to a stream, so that no actor has to wait.
///
/// The thread also receives the signals of the process, because the main actor's threads change,
/// and may block signals.
nonisolated final class InputReader {
  private let end: Pipe
  #if canImport(Darwin) || canImport(Musl)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  /// Starts the thread; nil if the process has too many open files or too many threads.
  ///
  /// - Parameters:
  ///   - input: The file of the user's input.
  ///   - signals: The pipe with the numbers of signals, one byte each.
  ///   - received: The signals that the thread receives.
  ///   - news: The stream for input and signals. It is not finished when the thread ends.
  init?(
    input: Descriptor, signals: Descriptor, receiving received: [Int32],
    news: AsyncStream<Terminal.News>.Continuation
  ) {
    guard let end = Pipe() else { return nil }
    self.end = end
    let reading = Reading(
      input: input, signals: signals, received: received, end: end.output, news: news)
    guard start(reading) else {
      end.close()
      return nil
    }
  }

  /// Ends the thread. Input that was not sent to the stream stays in the file.
  func stop() {
    _ = end.input.write([0])
    #if canImport(Darwin) || canImport(Musl)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    end.close()
  }

  private func start(_ reading: Reading) -> Bool {
    let context = Unmanaged.passRetained(reading)
    guard pthread_create(&thread, nil, runReading, context.toOpaque()) == 0 else {
      context.release()
      return false
    }
    return true
  }
}

/// The work of the thread.
private nonisolated final class Reading: Sendable {
  private let input: Descriptor
  private let signals: Descriptor
  private let received: [Int32]
  private let end: Descriptor
  private let news: AsyncStream<Terminal.News>.Continuation

  init(
    input: Descriptor, signals: Descriptor, received: [Int32], end: Descriptor,
    news: AsyncStream<Terminal.News>.Continuation
  ) {
    self.input = input
    self.signals = signals
    self.received = received
    self.end = end
    self.news = news
  }

  /// Reads until ``InputReader/stop()`` writes to the pipe, or the input ends.
  func run() {
    SignalAction.unblock(received)
    var files = [end, signals, input].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    while true {
      for index in files.indices { files[index].revents = 0 }
      if poll(&files, nfds_t(files.count), -1) < 0 {
        if errno == EINTR { continue }
        return
      }
      if files[0].revents != 0 { return }
      var news = Terminal.News()
      if files[1].revents != 0 { news.signals = (signals.read() ?? []).map { Int32($0) } }
      if files[2].revents != 0 {
        let bytes = input.read()
        news.input = bytes ?? []
        news.isGone = bytes == nil
      }
      self.news.yield(news)
      if news.isGone { return }
    }
  }
}

#if canImport(Darwin)
  private nonisolated func runReading(_ context: UnsafeMutableRawPointer)
    -> UnsafeMutableRawPointer?
  {
    Unmanaged<Reading>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private nonisolated func runReading(_ context: UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  {
    if let context { Unmanaged<Reading>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
