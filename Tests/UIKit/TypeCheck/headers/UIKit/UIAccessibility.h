// Accessibility.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
typedef unsigned long long UIAccessibilityTraits __attribute__((swift_wrapper(enum)));
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none
extern UIAccessibilityTraits const UIAccessibilityTraitNone SWIFT_NAME("UIAccessibilityTraits.none");
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button
extern UIAccessibilityTraits const UIAccessibilityTraitButton SWIFT_NAME("UIAccessibilityTraits.button");

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/link
extern UIAccessibilityTraits const UIAccessibilityTraitLink SWIFT_NAME("UIAccessibilityTraits.link");
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image
extern UIAccessibilityTraits const UIAccessibilityTraitImage SWIFT_NAME("UIAccessibilityTraits.image");
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext
extern UIAccessibilityTraits const UIAccessibilityTraitStaticText
  SWIFT_NAME("UIAccessibilityTraits.staticText");
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/adjustable
extern UIAccessibilityTraits const UIAccessibilityTraitAdjustable
  SWIFT_NAME("UIAccessibilityTraits.adjustable") API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently
extern UIAccessibilityTraits const UIAccessibilityTraitUpdatesFrequently
  SWIFT_NAME("UIAccessibilityTraits.updatesFrequently");

@class UIAccessibilityCustomAction;
// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
  SWIFT_NAME("UIAccessibilityCustomAction.Handler");
// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIAccessibilityCustomAction : NSObject
// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
- (instancetype)initWithName:(NSString *)name
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
@property(nonatomic, copy) NSString *name;
@end

@interface NSObject (UIAccessibility)
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
@property(nonatomic) BOOL isAccessibilityElement MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
@property(nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
@property(nullable, nonatomic, copy) NSString *accessibilityValue MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
@property(nullable, nonatomic, copy) NSString *accessibilityHint MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
@property(nonatomic) UIAccessibilityTraits accessibilityTraits MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityframe
@property(nonatomic) CGRect accessibilityFrame MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
@property(nullable, nonatomic, strong) NSArray *accessibilityElements MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
@property(nullable, nonatomic, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions
  MAIN_ACTOR API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
- (BOOL)accessibilityActivate MAIN_ACTOR;
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
@property(nonatomic) BOOL accessibilityElementsHidden MAIN_ACTOR API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
@property(nonatomic) BOOL accessibilityViewIsModal MAIN_ACTOR API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren
@property(nonatomic) BOOL shouldGroupAccessibilityChildren MAIN_ACTOR API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitypath
@property(nullable, nonatomic, copy) UIBezierPath *accessibilityPath MAIN_ACTOR API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()
- (void)accessibilityIncrement MAIN_ACTOR API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()
- (void)accessibilityDecrement MAIN_ACTOR API_AVAILABLE_IOS(4.0);
@end

// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
MAIN_ACTOR
@interface UIAccessibilityElement : UIResponder
// https://developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)
- (instancetype)initWithAccessibilityContainer:(id)container
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace
@property(nonatomic) CGRect accessibilityFrameInContainerSpace API_AVAILABLE_IOS(10.0);
@end

// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
struct __attribute__((swift_name("UIAccessibility"))) UIAccessibilityNamespace {};
// https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct/notification
typedef unsigned int UIAccessibilityNotifications
  __attribute__((swift_wrapper(enum))) SWIFT_NAME("UIAccessibility.Notification");

#pragma clang assume_nonnull end
