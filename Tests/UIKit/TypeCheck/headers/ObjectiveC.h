// Declarations of the Objective-C runtime that the host uses.
#pragma once
#define API_AVAILABLE_IOS(version) __attribute__((availability(ios, introduced=version)))
#define API_DEPRECATED_IOS(version, last) \
  __attribute__((availability(ios, introduced=version, deprecated=last)))
#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NONSENDABLE __attribute__((swift_attr("~Sendable")))
#define SWIFT_NAME(name) __attribute__((swift_name(name)))
#define OPEN_ENUM(name) \
  typedef enum __attribute__((enum_extensibility(open))) name : NSInteger name; \
  enum __attribute__((enum_extensibility(open))) name : NSInteger
#define OPTION_SET(name) \
  typedef enum __attribute__((flag_enum, enum_extensibility(open))) name : NSUInteger name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : NSUInteger

#pragma clang assume_nonnull begin

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

@class NSString, Protocol;

// Whole, because every object has these members, even if the host uses none of them.
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
@protocol NSObject
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/isequal(_:)
- (BOOL)isEqual:(nullable id)object;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/hash
@property(readonly) NSUInteger hash;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/superclass
@property(nullable, readonly) Class superclass;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/self()
- (instancetype)self;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
- (null_unspecified id)performSelector:(SEL)aSelector;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
- (null_unspecified id)performSelector:(SEL)aSelector withObject:(null_unspecified id)object;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
- (null_unspecified id)performSelector:(SEL)aSelector
                            withObject:(null_unspecified id)object1
                            withObject:(null_unspecified id)object2;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/isproxy()
- (BOOL)isProxy;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:)
- (BOOL)isKindOfClass:(Class)aClass;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)
- (BOOL)isMemberOfClass:(Class)aClass;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/conforms(to:)
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
- (BOOL)respondsToSelector:(SEL)aSelector;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description
@property(readonly, copy) NSString *description;
// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/debugdescription
@property(readonly, copy) NSString *debugDescription;
@end

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
+ (instancetype)alloc;
@end

// https://developer.apple.com/documentation/objectivec/objc_associationpolicy
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : NSUInteger {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
} objc_AssociationPolicy;

// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
id _Nullable objc_getAssociatedObject(id object, const void *key);
// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
void objc_setAssociatedObject(
  id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);

#pragma clang assume_nonnull end
