// How Objective-C deallocates objects, for the stub of UIKit on Linux.
//
// In Objective-C, `dealloc` is a message to an object that still has all of its properties: they are released after it.
// Swift's own objects lose those of the subclass before the superclass is asked. And Objective-C stops the program if a
// weak reference is made to an object that is being deallocated, which Swift's runtime makes nil:
// https://github.com/apple-oss-distributions/objc4/blob/main/runtime/objc-weak.mm
#ifndef UIKIT_RUNTIME_DEALLOCATION_H
#define UIKIT_RUNTIME_DEALLOCATION_H

#include <stdbool.h>

/// Sets what is called in place of an object's deallocation: it calls `object_destroy` once, at once or later.
void object_set_dealloc(void (*dealloc)(void *object));

/// From now on the objects of the class of an object are deallocated by the function that is set.
void object_watch_class(void *object);

/// Releases the properties of an object, and its memory.
void object_destroy(void *object);

/// Whether the last reference to an object is released.
bool object_is_deallocating(const void *object);

/// Sets the class whose objects must get no weak and no unowned reference while they are deallocated, and what is called
/// if one does.
void object_refuse_references(const void *class, void (*refuse)(void *object));

#endif
