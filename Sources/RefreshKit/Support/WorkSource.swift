/// A view. The message of a ``Timeline/Runaway`` names its class.
package protocol WorkSource: AnyObject {}
