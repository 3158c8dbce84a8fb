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
@end

// https://developer.apple.com/documentation/uikit/uiapplication
MAIN_ACTOR
@interface UIApplication : UIResponder
@end
// https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
  SWIFT_NAME("UIApplication.willEnterForegroundNotification");

// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
OPEN_ENUM(UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
} SWIFT_NAME("UIGestureRecognizer.State");

// https://developer.apple.com/documentation/uikit/uigesturerecognizer
MAIN_ACTOR
@interface UIGestureRecognizer : NSObject
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

#pragma clang assume_nonnull end
