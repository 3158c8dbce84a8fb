// Views that show something.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/nstextalignment
OPEN_ENUM(NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

// https://developer.apple.com/documentation/uikit/nslinebreakmode
OPEN_ENUM(NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};

// https://developer.apple.com/documentation/uikit/uilabel
MAIN_ACTOR
@interface UILabel : UIView
// https://developer.apple.com/documentation/uikit/uilabel/text
@property(nullable, nonatomic, copy) NSString *text;
// https://developer.apple.com/documentation/uikit/uilabel/font
@property(null_resettable, nonatomic, strong) UIFont *font;
// https://developer.apple.com/documentation/uikit/uilabel/textcolor
@property(null_resettable, nonatomic, strong) UIColor *textColor;
// https://developer.apple.com/documentation/uikit/uilabel/textalignment
@property(nonatomic) NSTextAlignment textAlignment;
// https://developer.apple.com/documentation/uikit/uilabel/linebreakmode
@property(nonatomic) NSLineBreakMode lineBreakMode;
// https://developer.apple.com/documentation/uikit/uilabel/numberoflines
@property(nonatomic) NSInteger numberOfLines;
@end

// https://developer.apple.com/documentation/uikit/uiimageview
MAIN_ACTOR
@interface UIImageView : UIView
// https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
- (instancetype)initWithImage:(nullable UIImage *)image;
// https://developer.apple.com/documentation/uikit/uiimageview/image
@property(nullable, nonatomic, strong) UIImage *image;
// https://developer.apple.com/documentation/uikit/uiimageview/animationimages
@property(nullable, nonatomic, copy) NSArray<UIImage *> *animationImages;
// https://developer.apple.com/documentation/uikit/uiimageview/animationduration
@property(nonatomic) NSTimeInterval animationDuration;
// https://developer.apple.com/documentation/uikit/uiimageview/isanimating
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
// https://developer.apple.com/documentation/uikit/uiimageview/startanimating()
- (void)startAnimating;
// https://developer.apple.com/documentation/uikit/uiimageview/stopanimating()
- (void)stopAnimating;
@end

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
OPEN_ENUM(UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium API_AVAILABLE_IOS(13.0) = 100,
  UIActivityIndicatorViewStyleLarge API_AVAILABLE_IOS(13.0) = 101,
} SWIFT_NAME("UIActivityIndicatorView.Style");

// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
MAIN_ACTOR
@interface UIActivityIndicatorView : UIView
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
  __attribute__((objc_designated_initializer)) SWIFT_NAME("init(style:)");
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property
@property(nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle SWIFT_NAME("style");
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/color
@property(null_resettable, readwrite, nonatomic, strong) UIColor *color;
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
@property(nonatomic) BOOL hidesWhenStopped;
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()
- (void)startAnimating;
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()
- (void)stopAnimating;
@end

// https://developer.apple.com/documentation/uikit/uiprogressview
MAIN_ACTOR
@interface UIProgressView : UIView
// https://developer.apple.com/documentation/uikit/uiprogressview/progress
@property(nonatomic) float progress;
@end

#pragma clang assume_nonnull end
