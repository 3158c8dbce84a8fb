/// Lets the tasks of the main actor run, `count` times.
///
/// After a bare `Task.yield()` in a release build, the caller often continues before those tasks.
/// This function leaves the main actor each time, so it continues after the work that waits for the
/// actor.
@MainActor package func yieldToTasks(_ count: Int) async {
  for _ in 0..<count { await leaveMainActor() }
}

@concurrent @inline(never) private func leaveMainActor() async {
  await Task.yield()
}
