// Declarations of Core Graphics that the host uses.
#pragma once
@import CoreFoundation;

#pragma clang assume_nonnull begin
// https://developer.apple.com/documentation/corefoundation/cgpoint
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
// https://developer.apple.com/documentation/corefoundation/cgsize
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
// https://developer.apple.com/documentation/corefoundation/cgrect
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
// https://developer.apple.com/documentation/corefoundation/cgvector
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
// https://developer.apple.com/documentation/corefoundation/cgaffinetransform
struct CGAffineTransform { CGFloat a; CGFloat b; CGFloat c; CGFloat d; CGFloat tx; CGFloat ty; };
typedef struct CGAffineTransform CGAffineTransform;
// https://developer.apple.com/documentation/coregraphics/cgcolor
typedef const struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
// https://developer.apple.com/documentation/coregraphics/cgpath
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
// https://developer.apple.com/documentation/coregraphics/cglinecap
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int {
  kCGLineCapButt,
  kCGLineCapRound,
  kCGLineCapSquare,
} CGLineCap;
// https://developer.apple.com/documentation/coregraphics/cglinejoin
typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int {
  kCGLineJoinMiter,
  kCGLineJoinRound,
  kCGLineJoinBevel,
} CGLineJoin;

#pragma clang assume_nonnull end
