// Touches, responders and gesture recognizers.
#pragma once

#pragma clang assume_nonnull begin

@class UIView;

// https://developer.apple.com/documentation/uikit/uievent
MAIN_ACTOR
@interface UIEvent : NSObject
@end

// https://developer.apple.com/documentation/uikit/uitouch
MAIN_ACTOR
@interface UITouch : NSObject
// https://developer.apple.com/documentation/uikit/uitouch/location(in:)
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME("location(in:)");
@end

// https://developer.apple.com/documentation/uikit/uiresponder
MAIN_ACTOR
@interface UIResponder : NSObject
// https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
  SWIFT_NAME("touchesEnded(_:with:)");
// https://developer.apple.com/documentation/uikit/uiresponder/next
@property(nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT_NAME("next");
// https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
  SWIFT_NAME("touchesBegan(_:with:)");
// https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
  SWIFT_NAME("touchesMoved(_:with:)");
// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
  SWIFT_NAME("touchesCancelled(_:with:)");
@end

// https://developer.apple.com/documentation/uikit/uiapplication
MAIN_ACTOR
@interface UIApplication : UIResponder
@end
// https://developer.apple.com/documentation/uikit/uiapplication/state-swift.enum
OPEN_ENUM(UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground,
} SWIFT_NAME("UIApplication.State");
@interface UIApplication (States)
// https://developer.apple.com/documentation/uikit/uiapplication/shared
@property(class, nonatomic, readonly) UIApplication *sharedApplication SWIFT_NAME("shared");
// https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
@property(nonatomic, readonly) UIApplicationState applicationState API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled
@property(nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@end
// https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification
extern NSNotificationName const UIApplicationWillResignActiveNotification
  SWIFT_NAME("UIApplication.willResignActiveNotification");
// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
  SWIFT_NAME("UIApplication.didBecomeActiveNotification");
// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
  SWIFT_NAME("UIApplication.willEnterForegroundNotification");

// https://developer.apple.com/documentation/uikit/uiscene
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface UIScene : UIResponder
@end
// https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
extern NSNotificationName const UISceneWillEnterForegroundNotification
  SWIFT_NAME("UIScene.willEnterForegroundNotification");
// https://developer.apple.com/documentation/uikit/uiwindowscene
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface UIWindowScene : UIScene
@end

// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
OPEN_ENUM(UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
} SWIFT_NAME("UIGestureRecognizer.State");

@class UIGestureRecognizer;

// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-(_,uitouch)
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
  shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
@end

// https://developer.apple.com/documentation/uikit/uigesturerecognizer
MAIN_ACTOR API_AVAILABLE_IOS(3.2)
@interface UIGestureRecognizer : NSObject
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delegate
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/view
@property(nullable, nonatomic, readonly) UIView *view;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
@property(nonatomic) BOOL cancelsTouchesInView;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME("location(in:)");
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer
  SWIFT_NAME("require(toFail:)");
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property
@property(nonatomic, readonly) UIGestureRecognizerState state;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
- (void)addTarget:(id)target action:(SEL)action;
// https://developer.apple.com/documentation/uikit/uigesturerecognizer/removetarget(_:action:)
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@end

// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
MAIN_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)
- (CGPoint)translationInView:(nullable UIView *)view SWIFT_NAME("translation(in:)");
// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view
  SWIFT_NAME("setTranslation(_:in:)");
// https://developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:)
- (CGPoint)velocityInView:(nullable UIView *)view SWIFT_NAME("velocity(in:)");
@end

// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
MAIN_ACTOR API_AVAILABLE_IOS(3.2)
@interface UITapGestureRecognizer : UIGestureRecognizer
// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired
@property(nonatomic) NSUInteger numberOfTapsRequired;
// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired
@property(nonatomic) NSUInteger numberOfTouchesRequired;
@end

// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
MAIN_ACTOR API_AVAILABLE_IOS(3.2)
@interface UILongPressGestureRecognizer : UIGestureRecognizer
// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration
@property(nonatomic) NSTimeInterval minimumPressDuration;
// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftouchesrequired
@property(nonatomic) NSUInteger numberOfTouchesRequired;
@end

#pragma clang assume_nonnull end
