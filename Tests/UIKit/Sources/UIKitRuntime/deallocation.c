#define _GNU_SOURCE
#include "deallocation.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// The memory before and at the beginning of a class: swift/ABI/Metadata.h.
typedef __attribute__((swiftcall)) void (*Destroyer)(__attribute__((swift_context)) void *object);

typedef struct Class {
  void *kind;
  const struct Class *superclass;
} Class;

typedef struct {
  Destroyer destroy;
  void *witnesses;
  Class class;
} FullClass;

static FullClass *full(const Class *class) {
  return (FullClass *)((char *)class - __builtin_offsetof(FullClass, class));
}

static const Class *class_of(const void *object) { return *(const Class *const *)object; }

// MARK: Deallocation

static void (*dealloc)(void *object);

// Only the main thread adds a class, before the class has an object.
enum { limit = 4096 };
static struct {
  const Class *class;
  Destroyer destroy;
} watched[limit];

static int place_of(const Class *class) {
  int place = (int)((size_t)class / sizeof(void *) % limit);
  for (int count = 0; count < limit; count++) {
    if (watched[place].class == class || watched[place].class == NULL) return place;
    place = (place + 1) % limit;
  }
  fprintf(stderr, "The stub of UIKit has too many classes of views.\n");
  abort();
}

static __attribute__((swiftcall)) void deallocate(__attribute__((swift_context)) void *object) {
  dealloc(object);
}

void object_set_dealloc(void (*new)(void *object)) { dealloc = new; }

void object_watch_class(void *object) {
  const Class *class = class_of(object);
  FullClass *whole = full(class);
  if (whole->destroy == deallocate) return;
  int place = place_of(class);
  watched[place].destroy = whole->destroy;
  watched[place].class = class;
  whole->destroy = deallocate;
}

void object_destroy(void *object) { watched[place_of(class_of(object))].destroy(object); }

// MARK: References

extern bool swift_isDeallocating(void *object);

bool object_is_deallocating(const void *object) { return swift_isDeallocating((void *)object); }

static const Class *refusing;
static void (*refuse)(void *object);

void object_refuse_references(const void *class, void (*new)(void *object)) {
  refuse = new;
  refusing = class;
}

static void check(void *object) {
  if (object == NULL || refusing == NULL || !swift_isDeallocating(object)) return;
  for (const Class *class = class_of(object); class != NULL; class = class->superclass) {
    if (class == refusing) refuse(object);
  }
}

// The linker uses these in place of the functions of Swift's runtime, which they call.

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function != NULL) return function;
  fprintf(stderr, "Swift's runtime has no %s.\n", name);
  abort();
}

void *swift_weakInit(void *reference, void *object) {
  static void *(*own)(void *, void *);
  if (own == NULL) own = next("swift_weakInit");
  check(object);
  return own(reference, object);
}

void *swift_weakAssign(void *reference, void *object) {
  static void *(*own)(void *, void *);
  if (own == NULL) own = next("swift_weakAssign");
  check(object);
  return own(reference, object);
}

void *swift_unownedRetain(void *object) {
  static void *(*own)(void *);
  if (own == NULL) own = next("swift_unownedRetain");
  check(object);
  return own(object);
}
