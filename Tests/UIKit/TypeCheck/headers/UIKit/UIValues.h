// Insets, traits, colors, fonts, images and paths.
#pragma once

#pragma clang assume_nonnull begin

@class UITraitCollection;

// https://developer.apple.com/documentation/uikit/uiedgeinsets
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;

// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
OPEN_ENUM(UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
} API_AVAILABLE_IOS(12.0);

// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
OPEN_ENUM(UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

// https://developer.apple.com/documentation/uikit/uicontentsizecategory
typedef NSString *UIContentSizeCategory __attribute__((swift_wrapper(enum)));

// https://developer.apple.com/documentation/uikit/uitraitcollection
__attribute__((swift_attr("@Sendable")))
@interface UITraitCollection : NSObject
// https://developer.apple.com/documentation/uikit/uitraitcollection/init(userinterfacestyle:)
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style
  API_AVAILABLE_IOS(12.0);
// https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:
  (UIContentSizeCategory)preferredContentSizeCategory API_AVAILABLE_IOS(10.0);
// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle API_AVAILABLE_IOS(12.0);
// https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
@property(nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory
  API_AVAILABLE_IOS(10.0);
// https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale
@property(nonatomic, readonly) CGFloat displayScale;
@end

// https://developer.apple.com/documentation/uikit/uicolor
__attribute__((swift_attr("@Sendable")))
@interface UIColor : NSObject
// https://developer.apple.com/documentation/uikit/uicolor/init(white:alpha:)
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
// https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
// https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *))dynamicProvider
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
  SWIFT_NAME("resolvedColor(with:)") API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT_NAME("withAlphaComponent(_:)");
// https://developer.apple.com/documentation/uikit/uicolor/cgcolor
@property(nonatomic, readonly) CGColorRef CGColor SWIFT_NAME("cgColor");
// https://developer.apple.com/documentation/uikit/uicolor/black
@property(class, nonatomic, readonly) UIColor *blackColor SWIFT_NAME("black");
// https://developer.apple.com/documentation/uikit/uicolor/clear
@property(class, nonatomic, readonly) UIColor *clearColor SWIFT_NAME("clear");
// https://developer.apple.com/documentation/uikit/uicolor/systemorange
@property(class, nonatomic, readonly) UIColor *systemOrangeColor SWIFT_NAME("systemOrange")
  API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uicolor/secondarylabel
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor SWIFT_NAME("secondaryLabel")
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/systembackground
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor SWIFT_NAME("systemBackground")
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/white
@property(class, nonatomic, readonly) UIColor *whiteColor SWIFT_NAME("white");
// https://developer.apple.com/documentation/uikit/uicolor/gray
@property(class, nonatomic, readonly) UIColor *grayColor SWIFT_NAME("gray");
// https://developer.apple.com/documentation/uikit/uicolor/red
@property(class, nonatomic, readonly) UIColor *redColor SWIFT_NAME("red");
// https://developer.apple.com/documentation/uikit/uicolor/green
@property(class, nonatomic, readonly) UIColor *greenColor SWIFT_NAME("green");
// https://developer.apple.com/documentation/uikit/uicolor/blue
@property(class, nonatomic, readonly) UIColor *blueColor SWIFT_NAME("blue");
// https://developer.apple.com/documentation/uikit/uicolor/systemblue
@property(class, nonatomic, readonly) UIColor *systemBlueColor SWIFT_NAME("systemBlue")
  API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uicolor/systemgray
@property(class, nonatomic, readonly) UIColor *systemGrayColor SWIFT_NAME("systemGray")
  API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uicolor/label
@property(class, nonatomic, readonly) UIColor *labelColor SWIFT_NAME("label") API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/tertiarylabel
@property(class, nonatomic, readonly) UIColor *tertiaryLabelColor SWIFT_NAME("tertiaryLabel")
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:)
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha __attribute__((swift_attr("@discardableResult")))
  API_AVAILABLE_IOS(5.0);
@end

// https://developer.apple.com/documentation/uikit/uifont/textstyle
typedef NSString *UIFontTextStyle
  __attribute__((swift_wrapper(enum))) SWIFT_NAME("UIFont.TextStyle");
// https://developer.apple.com/documentation/uikit/uifont/weight
typedef CGFloat UIFontWeight
  __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIFont.Weight");
// https://developer.apple.com/documentation/uikit/uifont
__attribute__((swift_attr("@Sendable")))
@interface UIFont : NSObject
// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
// https://developer.apple.com/documentation/uikit/uifont/boldsystemfont(ofsize:)
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style SWIFT_NAME("preferredFont(forTextStyle:)");
// https://developer.apple.com/documentation/uikit/uifont/pointsize
@property(nonatomic, readonly) CGFloat pointSize;
// https://developer.apple.com/documentation/uikit/uifont/withsize(_:)
- (UIFont *)fontWithSize:(CGFloat)fontSize SWIFT_NAME("withSize(_:)");
// https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight API_AVAILABLE_IOS(8.2);
// https://developer.apple.com/documentation/uikit/uifont/init(name:size:)
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
// https://developer.apple.com/documentation/uikit/uifont/fontname
@property(nonatomic, readonly, strong) NSString *fontName;
// https://developer.apple.com/documentation/uikit/uifont/lineheight
@property(nonatomic, readonly) CGFloat lineHeight API_AVAILABLE_IOS(4.0);
@end
// https://developer.apple.com/documentation/uikit/uifont/textstyle/footnote
extern UIFontTextStyle const UIFontTextStyleFootnote SWIFT_NAME("UIFontTextStyle.footnote");

// https://developer.apple.com/documentation/uikit/uifont/weight/regular
extern const UIFontWeight UIFontWeightRegular SWIFT_NAME("UIFontWeight.regular") API_AVAILABLE_IOS(8.2);
// https://developer.apple.com/documentation/uikit/uifont/weight/medium
extern const UIFontWeight UIFontWeightMedium SWIFT_NAME("UIFontWeight.medium") API_AVAILABLE_IOS(8.2);
// https://developer.apple.com/documentation/uikit/uifont/weight/semibold
extern const UIFontWeight UIFontWeightSemibold SWIFT_NAME("UIFontWeight.semibold") API_AVAILABLE_IOS(8.2);
// https://developer.apple.com/documentation/uikit/uifont/weight/bold
extern const UIFontWeight UIFontWeightBold SWIFT_NAME("UIFontWeight.bold") API_AVAILABLE_IOS(8.2);

// https://developer.apple.com/documentation/uikit/uifontmetrics
__attribute__((swift_attr("@Sendable"))) API_AVAILABLE_IOS(11.0)
@interface UIFontMetrics : NSObject
// https://developer.apple.com/documentation/uikit/uifontmetrics/default
@property(class, readonly, strong) UIFontMetrics *defaultMetrics SWIFT_NAME("default");
// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:compatiblewith:)
- (CGFloat)scaledValueForValue:(CGFloat)value
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
  SWIFT_NAME("scaledValue(for:compatibleWith:)");
// https://developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle;
// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
- (UIFont *)scaledFontForFont:(UIFont *)font SWIFT_NAME("scaledFont(for:)");
// https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:compatiblewith:)
- (UIFont *)scaledFontForFont:(UIFont *)font
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
  SWIFT_NAME("scaledFont(for:compatibleWith:)");
@end

@interface NSString (NSStringDrawing)
// https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
  SWIFT_NAME("size(withAttributes:)") API_AVAILABLE_IOS(7.0);
@end

@interface NSAttributedString (NSStringDrawing)
// https://developer.apple.com/documentation/foundation/nsattributedstring/size()
- (CGSize)size API_AVAILABLE_IOS(6.0);
@end

// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
OPEN_ENUM(UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} SWIFT_NAME("UIImage.RenderingMode");

// https://developer.apple.com/documentation/uikit/uiimage
__attribute__((swift_attr("@Sendable")))
@interface UIImage : NSObject
// https://developer.apple.com/documentation/uikit/uiimage/init(named:)
+ (nullable UIImage *)imageNamed:(NSString *)name;
// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAME("init(systemName:)")
  API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uiimage/size
@property(nonatomic, readonly) CGSize size;
// https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode
  SWIFT_NAME("withRenderingMode(_:)");
// https://developer.apple.com/documentation/uikit/uiimage/scale
@property(nonatomic, readonly) CGFloat scale API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property
@property(nonatomic, readonly) UIImageRenderingMode renderingMode API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/uiimage/images
@property(nullable, nonatomic, readonly) NSArray<UIImage *> *images API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiimage/duration
@property(nonatomic, readonly) NSTimeInterval duration API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)
- (UIImage *)imageWithTintColor:(UIColor *)color SWIFT_NAME("withTintColor(_:)") API_AVAILABLE_IOS(13.0);
@end

// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
@interface UIGraphicsRendererContext : NSObject
@end
// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end
// https://developer.apple.com/documentation/uikit/uigraphicsrenderer
API_AVAILABLE_IOS(10.0)
@interface UIGraphicsRenderer : NSObject
@end
// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
API_AVAILABLE_IOS(10.0)
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:)
- (instancetype)initWithSize:(CGSize)size;
// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
- (UIImage *)imageWithActions:(void (__attribute__((noescape)) ^)(
  UIGraphicsImageRendererContext *rendererContext))actions SWIFT_NAME("image(actions:)");
@end

// https://developer.apple.com/documentation/uikit/uibezierpath
@interface UIBezierPath : NSObject
// https://developer.apple.com/documentation/uikit/uibezierpath/move(to:)
- (void)moveToPoint:(CGPoint)point SWIFT_NAME("move(to:)");
// https://developer.apple.com/documentation/uikit/uibezierpath/addline(to:)
- (void)addLineToPoint:(CGPoint)point SWIFT_NAME("addLine(to:)");
// https://developer.apple.com/documentation/uikit/uibezierpath/addcurve(to:controlpoint1:controlpoint2:)
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2 SWIFT_NAME("addCurve(to:controlPoint1:controlPoint2:)");
// https://developer.apple.com/documentation/uikit/uibezierpath/close()
- (void)closePath SWIFT_NAME("close()");
// https://developer.apple.com/documentation/uikit/uibezierpath/linewidth
@property(nonatomic) CGFloat lineWidth;
// https://developer.apple.com/documentation/uikit/uibezierpath/linecapstyle
@property(nonatomic) CGLineCap lineCapStyle;
// https://developer.apple.com/documentation/uikit/uibezierpath/linejoinstyle
@property(nonatomic) CGLineJoin lineJoinStyle;
// https://developer.apple.com/documentation/uikit/uibezierpath/stroke()
- (void)stroke;
// https://developer.apple.com/documentation/uikit/uibezierpath/cgpath
@property(nonatomic) CGPathRef CGPath SWIFT_NAME("cgPath");
// https://developer.apple.com/documentation/uikit/uibezierpath/init(rect:)
+ (instancetype)bezierPathWithRect:(CGRect)rect;
// https://developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect SWIFT_NAME("init(ovalIn:)");
// https://developer.apple.com/documentation/uikit/uibezierpath/init(cgpath:)
+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath SWIFT_NAME("init(cgPath:)");
// https://developer.apple.com/documentation/uikit/uibezierpath/fill()
- (void)fill;
// https://developer.apple.com/documentation/uikit/uibezierpath/bounds
@property(nonatomic, readonly) CGRect bounds;
// https://developer.apple.com/documentation/uikit/uibezierpath/isempty
@property(readonly, getter=isEmpty) BOOL empty;
@end

// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
OPEN_ENUM(UIImpactFeedbackStyle) {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy,
} SWIFT_NAME("UIImpactFeedbackGenerator.FeedbackStyle");
// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
MAIN_ACTOR API_AVAILABLE_IOS(10.0) __attribute__((availability(visionos, unavailable)))
@interface UIFeedbackGenerator : NSObject
// https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
- (void)prepare;
@end
// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
MAIN_ACTOR API_AVAILABLE_IOS(10.0) __attribute__((availability(visionos, unavailable)))
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()
- (void)impactOccurred;
@end

#pragma clang assume_nonnull end
