/// The name of an object's class, for messages.
package func typeName(of object: AnyObject) -> String {
  #if hasFeature(Embedded)
    "view"
  #else
    String(describing: type(of: object))
  #endif
}
