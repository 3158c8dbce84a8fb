// Controls, and views with effects.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicontrol/event
OPTION_SET(UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered API_AVAILABLE_IOS(9.0) = 1 << 13,
} SWIFT_NAME("UIControl.Event");
// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
OPTION_SET(UIControlState) {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
} SWIFT_NAME("UIControl.State");

// https://developer.apple.com/documentation/uikit/uimenuelement
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface UIMenuElement : NSObject
@end
// https://developer.apple.com/documentation/uikit/uiaction
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface UIAction : UIMenuElement
@end

// https://developer.apple.com/documentation/uikit/uicontrol
MAIN_ACTOR
@interface UIControl : UIView
// https://developer.apple.com/documentation/uikit/uicontrol/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uicontrol/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// https://developer.apple.com/documentation/uikit/uicontrol/isselected
@property(nonatomic, getter=isSelected) BOOL selected;
// https://developer.apple.com/documentation/uikit/uicontrol/ishighlighted
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.property
@property(nonatomic, readonly) UIControlState state;
// https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("addTarget(_:action:for:)");
// https://developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("removeTarget(_:action:for:)");
// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("addAction(_:for:)") API_AVAILABLE_IOS(14.0);
// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents SWIFT_NAME("sendActions(for:)");
@end

// https://developer.apple.com/documentation/uikit/uirefreshcontrol
MAIN_ACTOR API_AVAILABLE_IOS(6.0)
@interface UIRefreshControl : UIControl
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/init()
- (instancetype)init;
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing
@property(nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/tintcolor
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/attributedtitle
@property(nullable, nonatomic, strong) NSAttributedString *attributedTitle;
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
- (void)beginRefreshing API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
- (void)endRefreshing API_AVAILABLE_IOS(6.0);
@end

// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
OPEN_ENUM(UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem API_AVAILABLE_IOS(7.0),
} SWIFT_NAME("UIButton.ButtonType");

// https://developer.apple.com/documentation/uikit/uibutton
MAIN_ACTOR
@interface UIButton : UIControl
// https://developer.apple.com/documentation/uikit/uibutton/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uibutton/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uibutton/init(type:)
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
// https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
- (void)setTitle:(nullable NSString *)title
        forState:(UIControlState)state SWIFT_NAME("setTitle(_:for:)");
// https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
- (void)setTitleColor:(nullable UIColor *)color
             forState:(UIControlState)state SWIFT_NAME("setTitleColor(_:for:)");
// https://developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)
- (void)setImage:(nullable UIImage *)image
        forState:(UIControlState)state SWIFT_NAME("setImage(_:for:)");
// https://developer.apple.com/documentation/uikit/uibutton/title(for:)
- (nullable NSString *)titleForState:(UIControlState)state SWIFT_NAME("title(for:)");
// https://developer.apple.com/documentation/uikit/uibutton/titlelabel
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uibutton/imageview
@property(nullable, nonatomic, readonly, strong) UIImageView *imageView API_AVAILABLE_IOS(3.0);
@end

// https://developer.apple.com/documentation/uikit/uivisualeffect
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIVisualEffect : NSObject
@end
// https://developer.apple.com/documentation/uikit/uiblureffect/style
OPEN_ENUM(UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
} SWIFT_NAME("UIBlurEffect.Style") API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/uiblureffect
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIBlurEffect : UIVisualEffect
// https://developer.apple.com/documentation/uikit/uiblureffect/init(style:)
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
// https://developer.apple.com/documentation/uikit/uivisualeffectview
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIVisualEffectView : UIView
// https://developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uivisualeffectview/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview
@property(nonatomic, strong, readonly) UIView *contentView;
// https://developer.apple.com/documentation/uikit/uivisualeffectview/effect
@property(nonatomic, copy, nullable) UIVisualEffect *effect;
@end

#pragma clang assume_nonnull end
