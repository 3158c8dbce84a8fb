/// Lets the tasks of the main actor run, `count` times.
///
/// After a bare `Task.yield()` in a release build, the caller often continues before them. Here it
/// leaves the main actor each time, and returns behind the work that waits for it.
@MainActor package func yieldToTasks(_ count: Int) async {
  for _ in 0..<count { await leaveMainActor() }
}

@concurrent @inline(never) private func leaveMainActor() async {
  await Task.yield()
}
