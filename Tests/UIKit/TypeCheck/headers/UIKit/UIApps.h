// What the apps of the corpus use beside the names of the other headers.
#pragma once

#pragma clang assume_nonnull begin

// MARK: Views

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
@interface NSObject (UINibLoading)
- (void)awakeFromNib;
@end

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
static const UIActivityIndicatorViewStyle UIActivityIndicatorViewStyleWhiteLarge
  API_DEPRECATED_IOS(2.0, 13.0) SWIFT_NAME("UIActivityIndicatorViewStyle.whiteLarge") = 0;
static const UIActivityIndicatorViewStyle UIActivityIndicatorViewStyleWhite
  API_DEPRECATED_IOS(2.0, 13.0) SWIFT_NAME("UIActivityIndicatorViewStyle.white") = 1;
static const UIActivityIndicatorViewStyle UIActivityIndicatorViewStyleGray
  API_DEPRECATED_IOS(2.0, 13.0) SWIFT_NAME("UIActivityIndicatorViewStyle.gray") = 2;

@interface UIColor (UIApps)
// https://developer.apple.com/documentation/uikit/uicolor/lightgray
@property(class, nonatomic, readonly) UIColor *lightGrayColor SWIFT_NAME("lightGray");
// https://developer.apple.com/documentation/uikit/uicolor/darkgray
@property(class, nonatomic, readonly) UIColor *darkGrayColor SWIFT_NAME("darkGray");
// https://developer.apple.com/documentation/uikit/uicolor/orange
@property(class, nonatomic, readonly) UIColor *orangeColor SWIFT_NAME("orange");
@end

// MARK: Screens

@interface UIViewController (UIApps)
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
- (void)viewWillAppear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
- (void)viewWillDisappear:(BOOL)animated;
@end

// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
OPEN_ENUM(UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
} SWIFT_NAME("UIScrollView.ContentInsetAdjustmentBehavior");
@interface UIScrollView (UIApps)
// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@end

@interface UITableView (UIApps)
// https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
@property(nonatomic, strong, nullable) UIView *tableFooterView;
// https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
@property(nonatomic, strong, nullable) UIView *tableHeaderView;
@end

// MARK: Objects

// https://developer.apple.com/documentation/foundation/nskeyvaluechangekey
typedef NSString *NSKeyValueChangeKey __attribute__((swift_wrapper(enum)));
// https://developer.apple.com/documentation/foundation/nskeyvaluechangekey/newkey
extern NSKeyValueChangeKey const NSKeyValueChangeNewKey SWIFT_NAME("NSKeyValueChangeKey.newKey");
// https://developer.apple.com/documentation/foundation/nskeyvaluechangekey/oldkey
extern NSKeyValueChangeKey const NSKeyValueChangeOldKey SWIFT_NAME("NSKeyValueChangeKey.oldKey");
@interface NSObject (UIApps)
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:)
- (void)observeValueForKeyPath:(nullable NSString *)keyPath
                      ofObject:(nullable id)object
                        change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(nullable void *)context
  SWIFT_NAME("observeValue(forKeyPath:of:change:context:)");
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:)
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath
  SWIFT_NAME("removeObserver(_:forKeyPath:)");
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
- (nullable id)valueForKey:(NSString *)key SWIFT_NAME("value(forKey:)");
@end

@interface NSNotificationCenter (UIApps)
// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject SWIFT_NAME("addObserver(_:selector:name:object:)");
@end

// https://developer.apple.com/documentation/objectivec/method
typedef struct objc_method *Method;
// https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
// https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)
void method_exchangeImplementations(Method m1, Method m2);

#pragma clang assume_nonnull end
