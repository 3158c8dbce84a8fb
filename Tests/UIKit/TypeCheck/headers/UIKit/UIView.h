// Views and windows.
#pragma once

#pragma clang assume_nonnull begin

@class UIGestureRecognizer, UIWindow;

// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
OPEN_ENUM(UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} SWIFT_NAME("UIView.ContentMode");

// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
OPEN_ENUM(UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};

// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
OPTION_SET(UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} SWIFT_NAME("UIView.AutoresizingMask");

// https://developer.apple.com/documentation/uikit/uiview/animationoptions
OPTION_SET(UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
} SWIFT_NAME("UIView.AnimationOptions");

// https://developer.apple.com/documentation/uikit/uitraitenvironment
MAIN_ACTOR
@protocol UITraitEnvironment <NSObject>
// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection
@property(nonatomic, readonly) UITraitCollection *traitCollection;
// https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
  API_DEPRECATED_IOS(8.0, 17.0);
@end

// https://developer.apple.com/documentation/uikit/uiview
MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment>
// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiview/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiview/layerclass
@property(class, nonatomic, readonly) Class layerClass;
// https://developer.apple.com/documentation/uikit/uiview/layer
@property(nonatomic, readonly, strong) CALayer *layer;
// https://developer.apple.com/documentation/uikit/uiview/frame
@property(nonatomic) CGRect frame;
// https://developer.apple.com/documentation/uikit/uiview/bounds
@property(nonatomic) CGRect bounds;
// https://developer.apple.com/documentation/uikit/uiview/center
@property(nonatomic) CGPoint center;
// https://developer.apple.com/documentation/uikit/uiview/transform
@property(nonatomic) CGAffineTransform transform;
// https://developer.apple.com/documentation/uikit/uiview/alpha
@property(nonatomic) CGFloat alpha;
// https://developer.apple.com/documentation/uikit/uiview/ishidden
@property(nonatomic, getter=isHidden) BOOL hidden;
// https://developer.apple.com/documentation/uikit/uiview/clipstobounds
@property(nonatomic) BOOL clipsToBounds;
// https://developer.apple.com/documentation/uikit/uiview/mask
@property(nullable, nonatomic, strong) UIView *maskView SWIFT_NAME("mask") API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
@property(nonatomic) UIViewContentMode contentMode;
// https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
// https://developer.apple.com/documentation/uikit/uiview/tintcolor
@property(null_resettable, nonatomic, strong) UIColor *tintColor API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uiview/tag
@property(nonatomic) NSInteger tag;
// https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
@property(readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection
  API_AVAILABLE_IOS(10.0);
// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
@property(nonatomic) UIViewAutoresizing autoresizingMask;
// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/superview
@property(nullable, nonatomic, readonly) UIView *superview;
// https://developer.apple.com/documentation/uikit/uiview/subviews
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
// https://developer.apple.com/documentation/uikit/uiview/window
@property(nullable, nonatomic, readonly) UIWindow *window;
// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
- (void)addSubview:(UIView *)view;
// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index SWIFT_NAME("insertSubview(_:at:)");
// https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
- (void)removeFromSuperview;
// https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)
- (void)willMoveToSuperview:(nullable UIView *)newSuperview SWIFT_NAME("willMove(toSuperview:)");
// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
- (void)didMoveToWindow;
// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
- (void)setNeedsLayout;
// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
- (void)layoutIfNeeded;
// https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
- (void)safeAreaInsetsDidChange;
// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
- (void)layoutSubviews;
// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
  SWIFT_NAME("hitTest(_:with:)");
// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-(cgpoint,_)
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view SWIFT_NAME("convert(_:to:)");
// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
// https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
+ (void)performWithoutAnimation:(void (__attribute__((noescape)) ^)(void))actionsWithoutAnimation
  SWIFT_NAME("performWithoutAnimation(_:)") API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration
@property(class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
// https://developer.apple.com/documentation/uikit/uiview/isopaque
@property(nonatomic, getter=isOpaque) BOOL opaque;
// https://developer.apple.com/documentation/uikit/uiview/contentscalefactor
@property(nonatomic) CGFloat contentScaleFactor API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews
@property(nonatomic) BOOL autoresizesSubviews;
// https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers
  API_AVAILABLE_IOS(3.2);
// https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE_IOS(3.2);
// https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer API_AVAILABLE_IOS(3.2);
// https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
  API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
// https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
- (void)bringSubviewToFront:(UIView *)view SWIFT_NAME("bringSubviewToFront(_:)");
// https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
- (void)sendSubviewToBack:(UIView *)view SWIFT_NAME("sendSubviewToBack(_:)");
// https://developer.apple.com/documentation/uikit/uiview/exchangesubview(at:withsubviewat:)
- (void)exchangeSubviewAtIndex:(NSInteger)index1
            withSubviewAtIndex:(NSInteger)index2 SWIFT_NAME("exchangeSubview(at:withSubviewAt:)");
// https://developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)
- (void)didAddSubview:(UIView *)subview;
// https://developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)
- (void)willRemoveSubview:(UIView *)subview;
// https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
- (void)didMoveToSuperview;
// https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAME("willMove(toWindow:)");
// https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME("isDescendant(of:)");
// https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag SWIFT_NAME("viewWithTag(_:)");
// https://developer.apple.com/documentation/uikit/uiview/point(inside:with:)
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event
  SWIFT_NAME("point(inside:with:)");
// https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-(cgpoint,_)
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view SWIFT_NAME("convert(_:from:)");
// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-(cgrect,_)
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view SWIFT_NAME("convert(_:to:)");
// https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-(cgrect,_)
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view SWIFT_NAME("convert(_:from:)");
// https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
- (CGSize)sizeThatFits:(CGSize)size;
// https://developer.apple.com/documentation/uikit/uiview/sizetofit()
- (void)sizeToFit;
// https://developer.apple.com/documentation/uikit/uiview/draw(_:)
- (void)drawRect:(CGRect)rect SWIFT_NAME("draw(_:)");
// https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()
- (void)setNeedsDisplay;
// https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)
- (void)setNeedsDisplayInRect:(CGRect)rect SWIFT_NAME("setNeedsDisplay(_:)");
// https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
- (void)tintColorDidChange API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)
+ (void)setAnimationsEnabled:(BOOL)enabled SWIFT_NAME("setAnimationsEnabled(_:)");
@end

// https://developer.apple.com/documentation/uikit/uiscreen
MAIN_ACTOR
@interface UIScreen : NSObject
// https://developer.apple.com/documentation/uikit/uiscreen/scale
@property(nonatomic, readonly) CGFloat scale;
@end

// https://developer.apple.com/documentation/uikit/uiwindow
MAIN_ACTOR
@interface UIWindow : UIView
// https://developer.apple.com/documentation/uikit/uiwindow/screen
@property(nonatomic, readonly) UIScreen *screen;
// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
@property(nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE_IOS(13.0);
@end

#pragma clang assume_nonnull end
