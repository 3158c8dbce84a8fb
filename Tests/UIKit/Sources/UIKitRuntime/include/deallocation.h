// Deallocation of objects as in Objective-C, for the stub of UIKit on Linux.
//
// In Objective-C, `dealloc` is a message to an object that still has all of its properties; they
// are released after it. Swift's own objects lose the properties of the subclass before the
// superclass is called. Objective-C also stops the program when a weak reference to an object is
// made during its deallocation; Swift's runtime makes such a reference nil:
// https://github.com/apple-oss-distributions/objc4/blob/main/runtime/objc-weak.mm
#ifndef UIKIT_RUNTIME_DEALLOCATION_H
#define UIKIT_RUNTIME_DEALLOCATION_H

#include <stdbool.h>

/// Sets the function that is called in place of an object's deallocation. It calls `object_destroy`
/// once, at once or later.
void object_set_dealloc(void (*dealloc)(void *object));

/// From now on, objects of the class of `object` are deallocated by that function.
void object_watch_class(void *object);

/// Releases the properties of an object, and its memory.
void object_destroy(void *object);

/// Whether the last reference to an object has been released.
bool object_is_deallocating(const void *object);

/// Sets a class whose objects must get no weak or unowned reference during their deallocation, and
/// the function that is called if they do.
void object_refuse_references(const void *class, void (*refuse)(void *object));

#endif
