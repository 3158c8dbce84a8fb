/// A view. The message of a ``Timeline/Runaway`` names its class.
protocol WorkSource: AnyObject {}
