/// A view, whose class the message of a runaway names.
protocol WorkSource: AnyObject {}
