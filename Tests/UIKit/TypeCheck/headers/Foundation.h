// Declarations of Foundation that the host, the example screen and the guide use.
#pragma once
@import ObjectiveC;
@import CoreFoundation;
@import CoreGraphics;

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/timeinterval
typedef double NSTimeInterval SWIFT_NAME("TimeInterval");

// https://developer.apple.com/documentation/foundation/nsstring
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
// https://developer.apple.com/documentation/foundation/nsstring/init(string:)
- (instancetype)initWithString:(NSString *)aString;
@end

// https://developer.apple.com/documentation/foundation/nscoder
@interface NSCoder : NSObject
// https://developer.apple.com/documentation/foundation/nscoder/encode(_:forkey:)-(any?,_)
- (void)encodeObject:(nullable id)object forKey:(NSString *)key SWIFT_NAME("encode(_:forKey:)");
// https://developer.apple.com/documentation/foundation/nscoder/decodeobject(forkey:)
- (nullable id)decodeObjectForKey:(NSString *)key SWIFT_NAME("decodeObject(forKey:)");
@end

// https://developer.apple.com/documentation/foundation/nscoding
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// https://developer.apple.com/documentation/foundation/nsset
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsarray
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsdictionary
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsdate
__attribute__((swift_bridge("Foundation.Date")))
@interface NSDate : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsindexpath
__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsattributedstring/key
typedef NSString *NSAttributedStringKey
  __attribute__((swift_wrapper(struct))) SWIFT_NAME("NSAttributedString.Key");
// https://developer.apple.com/documentation/foundation/nsattributedstring
@interface NSAttributedString : NSObject
// https://developer.apple.com/documentation/foundation/nsattributedstring/string
@property(readonly, copy) NSString *string;
// https://developer.apple.com/documentation/foundation/nsattributedstring/length
@property(readonly) NSUInteger length;
// https://developer.apple.com/documentation/foundation/nsattributedstring/init(string:)
- (instancetype)initWithString:(NSString *)str;
// https://developer.apple.com/documentation/foundation/nsattributedstring/init(string:attributes:)
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end

// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
typedef NSString *NSNotificationName
  __attribute__((swift_wrapper(struct))) SWIFT_NAME("NSNotification.Name");
// https://developer.apple.com/documentation/foundation/nsnotification
@interface NSNotification : NSObject
// https://developer.apple.com/documentation/foundation/nsnotification/object
@property(nullable, readonly, retain) id object;
@end
// https://developer.apple.com/documentation/foundation/nslocale
__attribute__((swift_attr("@Sendable")))
@interface NSLocale : NSObject
@end
// https://developer.apple.com/documentation/foundation/nslocale/currentlocaledidchangenotification
extern NSNotificationName const NSCurrentLocaleDidChangeNotification
  SWIFT_NAME("NSLocale.currentLocaleDidChangeNotification");
// https://developer.apple.com/documentation/foundation/operationqueue
__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("OperationQueue")
@interface NSOperationQueue : NSObject
@end
// https://developer.apple.com/documentation/foundation/notificationcenter
__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("NotificationCenter")
@interface NSNotificationCenter : NSObject
// https://developer.apple.com/documentation/foundation/notificationcenter/default
@property(class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME("default");
// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (SENDABLE ^)(NSNotification *notification))block
  SWIFT_NAME("addObserver(forName:object:queue:using:)");
// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
- (void)removeObserver:(id)observer SWIFT_NAME("removeObserver(_:)");
@end

// https://developer.apple.com/documentation/foundation/bundle
__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("Bundle")
@interface NSBundle : NSObject
// https://developer.apple.com/documentation/foundation/bundle/main
@property(class, readonly, strong) NSBundle *mainBundle SWIFT_NAME("main");
// https://developer.apple.com/documentation/foundation/bundle/object(forinfodictionarykey:)
- (nullable id)objectForInfoDictionaryKey:(NSString *)key SWIFT_NAME("object(forInfoDictionaryKey:)");
@end

// https://developer.apple.com/documentation/foundation/processinfo
__attribute__((swift_attr("@Sendable"))) SWIFT_NAME("ProcessInfo")
@interface NSProcessInfo : NSObject
// https://developer.apple.com/documentation/foundation/processinfo/processinfo
@property(class, readonly, strong) NSProcessInfo *processInfo SWIFT_NAME("processInfo");
// https://developer.apple.com/documentation/foundation/processinfo/environment
@property(readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end

// Darwin's, which Foundation exports:
// https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/uname.3.html
struct utsname {
  char sysname[256];
  char nodename[256];
  char release[256];
  char version[256];
  char machine[256];
};
int uname(struct utsname *name);

// https://developer.apple.com/documentation/foundation/thread
SWIFT_NAME("Thread")
@interface NSThread : NSObject
// https://developer.apple.com/documentation/foundation/thread/ismainthread-swift.type.property
@property(class, readonly) BOOL isMainThread;
@end

// https://developer.apple.com/documentation/foundation/timer
SWIFT_NAME("Timer")
@interface NSTimer : NSObject
// https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval
                           repeats:(BOOL)repeats
                             block:(void (SENDABLE ^)(NSTimer *timer))block;
// https://developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(void (SENDABLE ^)(NSTimer *timer))block;
// https://developer.apple.com/documentation/foundation/timer/invalidate()
- (void)invalidate;
// https://developer.apple.com/documentation/foundation/timer/isvalid
@property(readonly, getter=isValid) BOOL valid;
// https://developer.apple.com/documentation/foundation/timer/tolerance
@property NSTimeInterval tolerance;
@end

// https://developer.apple.com/documentation/foundation/runloop/mode
typedef NSString *NSRunLoopMode
  __attribute__((swift_wrapper(struct))) SWIFT_NAME("RunLoop.Mode");
// https://developer.apple.com/documentation/foundation/runloop
SWIFT_NAME("RunLoop")
@interface NSRunLoop : NSObject
// https://developer.apple.com/documentation/foundation/runloop/main
@property(class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME("main");
// https://developer.apple.com/documentation/foundation/runloop/add(_:formode:)-(timer,_)
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SWIFT_NAME("add(_:forMode:)");
@end
// https://developer.apple.com/documentation/foundation/runloop/mode/common
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAME("NSRunLoopMode.common");

#pragma clang assume_nonnull end
