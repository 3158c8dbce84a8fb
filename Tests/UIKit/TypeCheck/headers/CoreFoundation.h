// Declarations of Core Foundation and of MacTypes that the host uses, or whose names it must not clash with.
#pragma once
@import ObjectiveC;

typedef double CGFloat;

// MacTypes.h: `import UIKit` makes these names visible, beside those of the kit.
// https://developer.apple.com/documentation/kernel/point
struct Point { short v; short h; };
typedef struct Point Point;
// https://developer.apple.com/documentation/kernel/rect
struct Rect { short top; short left; short bottom; short right; };
typedef struct Rect Rect;
// https://developer.apple.com/documentation/kernel/size
typedef long Size;

typedef unsigned long CFOptionFlags;
typedef long CFIndex;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef const struct __attribute__((objc_bridge(id))) __CFAllocator *CFAllocatorRef;

// https://developer.apple.com/documentation/corefoundation/cftimeinterval
typedef double CFTimeInterval;
// https://developer.apple.com/documentation/corefoundation/cfabsolutetime
typedef double CFAbsoluteTime;
// https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);

// https://developer.apple.com/documentation/corefoundation/cfrunloop
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoop *CFRunLoopRef;
// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoopObserver *CFRunLoopObserverRef;
// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity
typedef enum __attribute__((flag_enum, enum_extensibility(open))) CFRunLoopActivity : CFOptionFlags {
  kCFRunLoopEntry = (1UL << 0),
  kCFRunLoopBeforeTimers = (1UL << 1),
  kCFRunLoopBeforeSources = (1UL << 2),
  kCFRunLoopBeforeWaiting = (1UL << 5),
  kCFRunLoopAfterWaiting = (1UL << 6),
  kCFRunLoopExit = (1UL << 7),
  kCFRunLoopAllActivities = 0x0FFFFFFFU
} CFRunLoopActivity;
// https://developer.apple.com/documentation/corefoundation/cfrunloopmode
typedef CFStringRef CFRunLoopMode __attribute__((swift_wrapper(struct)));
#pragma clang assume_nonnull begin
// https://developer.apple.com/documentation/corefoundation/cfrunloopmode/commonmodes
extern const CFRunLoopMode kCFRunLoopCommonModes;
// https://developer.apple.com/documentation/corefoundation/cfrunloopmode/defaultmode
extern const CFRunLoopMode kCFRunLoopDefaultMode;
#pragma clang assume_nonnull end
// https://developer.apple.com/documentation/corefoundation/kcfallocatordefault
extern const CFAllocatorRef kCFAllocatorDefault;

// https://developer.apple.com/documentation/corefoundation/cfrunloopgetmain()
CFRunLoopRef CFRunLoopGetMain(void) __attribute__((cf_returns_not_retained));
// https://developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, BOOL repeats, CFIndex order,
  void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity))
  __attribute__((cf_returns_retained));
// https://developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:)
void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
// https://developer.apple.com/documentation/corefoundation/cfrunloopremoveobserver(_:_:_:)
void CFRunLoopRemoveObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
// https://developer.apple.com/documentation/corefoundation/cfrunloopobserverinvalidate(_:)
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
// https://developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:)
void CFRunLoopWakeUp(CFRunLoopRef rl);
