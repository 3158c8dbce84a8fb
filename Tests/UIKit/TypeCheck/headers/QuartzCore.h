// Declarations of Core Animation that the host uses.
#pragma once
@import ObjectiveC;
@import Foundation;
@import CoreGraphics;

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
extern CFTimeInterval CACurrentMediaTime(void);

// https://developer.apple.com/documentation/quartzcore/caframeraterange
typedef struct CAFrameRateRange {
  float minimum;
  float maximum;
  float preferred;
} CAFrameRateRange API_AVAILABLE_IOS(15.0);

// https://developer.apple.com/documentation/quartzcore/cadisplaylink
@interface CADisplayLink : NSObject
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:)
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate()
- (void)invalidate;
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframeraterange
@property(nonatomic) CAFrameRateRange preferredFrameRateRange API_AVAILABLE_IOS(15.0);
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/timestamp
@property(readonly, nonatomic) CFTimeInterval timestamp;
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/targettimestamp
@property(readonly, nonatomic) CFTimeInterval targetTimestamp API_AVAILABLE_IOS(10.0);
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/duration
@property(readonly, nonatomic) CFTimeInterval duration;
// https://developer.apple.com/documentation/quartzcore/cadisplaylink/ispaused
@property(getter=isPaused, nonatomic) BOOL paused;
@end

// https://developer.apple.com/documentation/quartzcore/calayer
@interface CALayer : NSObject
// https://developer.apple.com/documentation/quartzcore/calayer/zposition
@property CGFloat zPosition;
// https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint
@property CGPoint anchorPoint;
// https://developer.apple.com/documentation/quartzcore/calayer/bounds
@property CGRect bounds;
// https://developer.apple.com/documentation/quartzcore/calayer/shadowcolor
@property(nullable) CGColorRef shadowColor;
// https://developer.apple.com/documentation/quartzcore/calayer/shadowopacity
@property float shadowOpacity;
// https://developer.apple.com/documentation/quartzcore/calayer/shadowoffset
@property CGSize shadowOffset;
// https://developer.apple.com/documentation/quartzcore/calayer/shadowradius
@property CGFloat shadowRadius;
// https://developer.apple.com/documentation/quartzcore/calayer/shadowpath
@property(nullable) CGPathRef shadowPath;
// https://developer.apple.com/documentation/quartzcore/calayer/presentation()
- (nullable instancetype)presentationLayer SWIFT_NAME("presentation()");
// https://developer.apple.com/documentation/quartzcore/calayer/position
@property CGPoint position;
// https://developer.apple.com/documentation/quartzcore/calayer/frame
@property CGRect frame;
// https://developer.apple.com/documentation/quartzcore/calayer/opacity
@property float opacity;
// https://developer.apple.com/documentation/quartzcore/calayer/ishidden
@property(getter=isHidden) BOOL hidden;
// https://developer.apple.com/documentation/quartzcore/calayer/maskstobounds
@property BOOL masksToBounds;
// https://developer.apple.com/documentation/quartzcore/calayer/cornerradius
@property CGFloat cornerRadius;
// https://developer.apple.com/documentation/quartzcore/calayer/borderwidth
@property CGFloat borderWidth;
// https://developer.apple.com/documentation/quartzcore/calayer/bordercolor
@property(nullable) CGColorRef borderColor;
// https://developer.apple.com/documentation/quartzcore/calayer/backgroundcolor
@property(nullable) CGColorRef backgroundColor;
// https://developer.apple.com/documentation/quartzcore/calayer/contents
@property(nullable, strong) id contents;
// https://developer.apple.com/documentation/quartzcore/calayer/contentsscale
@property CGFloat contentsScale API_AVAILABLE_IOS(4.0);
// https://developer.apple.com/documentation/quartzcore/calayer/mask
@property(nullable, strong) CALayer *mask;
// https://developer.apple.com/documentation/quartzcore/calayer/affinetransform()
- (CGAffineTransform)affineTransform;
// https://developer.apple.com/documentation/quartzcore/calayer/setaffinetransform(_:)
- (void)setAffineTransform:(CGAffineTransform)m;
// https://developer.apple.com/documentation/quartzcore/calayer/superlayer
@property(nullable, readonly) CALayer *superlayer;
// https://developer.apple.com/documentation/quartzcore/calayer/sublayers
@property(nullable, copy) NSArray<__kindof CALayer *> *sublayers;
// https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)
- (void)addSublayer:(CALayer *)layer;
// https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx SWIFT_NAME("insertSublayer(_:at:)");
// https://developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()
- (void)removeFromSuperlayer;
// https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()
- (void)setNeedsDisplay;
// https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()
- (void)removeAllAnimations;
// https://developer.apple.com/documentation/quartzcore/calayer/removeanimation(forkey:)
- (void)removeAnimationForKey:(NSString *)key SWIFT_NAME("removeAnimation(forKey:)");
@end

// https://developer.apple.com/documentation/quartzcore/catransaction
@interface CATransaction : NSObject
// https://developer.apple.com/documentation/quartzcore/catransaction/begin()
+ (void)begin;
// https://developer.apple.com/documentation/quartzcore/catransaction/commit()
+ (void)commit;
// https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
+ (void)setDisableActions:(BOOL)flag SWIFT_NAME("setDisableActions(_:)");
@end

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
typedef NSString *CAShapeLayerLineCap __attribute__((swift_wrapper(enum)));
// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/round
extern CAShapeLayerLineCap const kCALineCapRound SWIFT_NAME("CAShapeLayerLineCap.round");
// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/butt
extern CAShapeLayerLineCap const kCALineCapButt SWIFT_NAME("CAShapeLayerLineCap.butt");
// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
typedef NSString *CAShapeLayerLineJoin __attribute__((swift_wrapper(enum)));
// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/round
extern CAShapeLayerLineJoin const kCALineJoinRound SWIFT_NAME("CAShapeLayerLineJoin.round");
// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/miter
extern CAShapeLayerLineJoin const kCALineJoinMiter SWIFT_NAME("CAShapeLayerLineJoin.miter");
// https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule
typedef NSString *CAShapeLayerFillRule __attribute__((swift_wrapper(enum)));
// https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/evenodd
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd SWIFT_NAME("CAShapeLayerFillRule.evenOdd");

// https://developer.apple.com/documentation/quartzcore/cashapelayer
@interface CAShapeLayer : CALayer
// https://developer.apple.com/documentation/quartzcore/cashapelayer/path
@property(nullable) CGPathRef path;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/fillcolor
@property(nullable) CGColorRef fillColor;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/fillrule
@property(copy) CAShapeLayerFillRule fillRule;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/strokecolor
@property(nullable) CGColorRef strokeColor;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/linewidth
@property CGFloat lineWidth;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/linecap
@property(copy) CAShapeLayerLineCap lineCap;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/linejoin
@property(copy) CAShapeLayerLineJoin lineJoin;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/strokestart
@property CGFloat strokeStart;
// https://developer.apple.com/documentation/quartzcore/cashapelayer/strokeend
@property CGFloat strokeEnd;
@end

#pragma clang assume_nonnull end
