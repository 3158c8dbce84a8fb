/// What the kit does better than MJRefresh, under the names that the scripts in
/// `Fixtures/improvements` have for it.
nonisolated enum Rule: Sendable {
  /// The app's callbacks run after the whole change: views and texts fit the state.
  case c
  /// Frames follow what they depend on, at once.
  case g1
  /// A change of title, visibility or label inset asks for layout; a hidden label has no width.
  case g2
  /// A component releases exactly what it has reserved, also when it is detached or replaced.
  case l1
  /// An inset that the app sets is taken as it is and survives a refresh.
  case l2
  /// Edges and thresholds are computed without any component's reserved inset.
  case l4
  /// A refresh of a hidden component, or of one with interaction off, moves nothing.
  case l5
  /// A refresh that ended before its opening was over never calls back.
  case n1
  /// Each end is reported exactly once, before the next refresh begins; detaching is silent.
  case n2
  /// An old closing animation does not touch a newer pull or refresh.
  case n3
  /// A begin that is made while an end waits is queued behind it.
  case o1
  /// An end does nothing in noMoreData; a reset leaves noMoreData, and ends a load of its own.
  case o3
  /// Hiding an auto footer changes neither its state nor a running refresh.
  case o4
  /// A pull is over, and the percent 0, as soon as the offset is inside the content.
  case p1
  /// A cancelled drag ends in idle and has no part in later ones.
  case p2
  /// A drag that began during a refresh must return before it can start a pull.
  case p3
  /// When a closing animation ends with a finger down, the percent is that of the offset.
  case p4
  /// The time text changes with the day; a refresh that never called back stores no time.
  case s1
  /// willRefresh shows the refreshing title.
  case s2
  /// Pictures follow the state.
  case s4
  /// Automatic alpha has no effect on auto footers and stays within 0...1.
  case s5
  /// Outside a drag, the auto footer is triggered once, by arriving.
  case t1
  /// The end of a drag triggers only after a net upward pull.
  case t3
  /// A call is never rationed, whatever drags have used up.
  case t4
}
