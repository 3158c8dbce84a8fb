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

// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
MAIN_ACTOR API_AVAILABLE_IOS(10.0)
@protocol UIContentSizeCategoryAdjusting <NSObject>
// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

// https://developer.apple.com/documentation/uikit/uilabel
MAIN_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
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
// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
@property(nullable, nonatomic, copy) NSAttributedString *attributedText API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uilabel/highlightedtextcolor
@property(nullable, nonatomic, strong) UIColor *highlightedTextColor;
// https://developer.apple.com/documentation/uikit/uilabel/ishighlighted
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
// https://developer.apple.com/documentation/uikit/uilabel/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// https://developer.apple.com/documentation/uikit/uilabel/shadowcolor
@property(nullable, nonatomic, strong) UIColor *shadowColor;
// https://developer.apple.com/documentation/uikit/uilabel/shadowoffset
@property(nonatomic) CGSize shadowOffset;
// https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
// https://developer.apple.com/documentation/uikit/uilabel/minimumscalefactor
@property(nonatomic) CGFloat minimumScaleFactor API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth
@property(nonatomic) CGFloat preferredMaxLayoutWidth API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines
  SWIFT_NAME("textRect(forBounds:limitedToNumberOfLines:)");
// https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:)
- (void)drawTextInRect:(CGRect)rect SWIFT_NAME("drawText(in:)");
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
// https://developer.apple.com/documentation/uikit/uiimageview/init(image:highlightedimage:)
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uiimageview/highlightedimage
@property(nullable, nonatomic, strong) UIImage *highlightedImage API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uiimageview/ishighlighted
@property(nonatomic, getter=isHighlighted) BOOL highlighted API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uiimageview/highlightedanimationimages
@property(nullable, nonatomic, copy) NSArray<UIImage *> *highlightedAnimationImages API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uiimageview/animationrepeatcount
@property(nonatomic) NSInteger animationRepeatCount;
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
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(coder:)
- (instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
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
// https://developer.apple.com/documentation/uikit/uiprogressview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiprogressview/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiprogressview/progresstintcolor
@property(nonatomic, strong, nullable) UIColor *progressTintColor API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiprogressview/tracktintcolor
@property(nonatomic, strong, nullable) UIColor *trackTintColor API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiprogressview/setprogress(_:animated:)
- (void)setProgress:(float)progress animated:(BOOL)animated API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiprogressview/progress
@property(nonatomic) float progress;
@end

#pragma clang assume_nonnull end
