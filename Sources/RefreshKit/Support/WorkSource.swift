/// An object that a message names if it causes new work without end: a view.
protocol WorkSource: AnyObject {}
