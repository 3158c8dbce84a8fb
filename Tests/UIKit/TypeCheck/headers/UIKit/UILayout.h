// Auto Layout and stack views.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uilayoutpriority
typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
// https://developer.apple.com/documentation/uikit/uilayoutpriority/required
static const UILayoutPriority UILayoutPriorityRequired SWIFT_NAME("UILayoutPriority.required") = 1000;
// https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel
static const UILayoutPriority UILayoutPriorityFittingSizeLevel
  SWIFT_NAME("UILayoutPriority.fittingSizeLevel") = 50;

// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
OPEN_ENUM(UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} SWIFT_NAME("NSLayoutConstraint.Axis");

// https://developer.apple.com/documentation/uikit/nslayoutconstraint
MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
@property(getter=isActive) BOOL active;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME("activate(_:)");
@end

@class NSLayoutDimension;

// https://developer.apple.com/documentation/uikit/nslayoutanchor
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCoding>
@end
// https://developer.apple.com/documentation/uikit/nslayoutdimension
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c SWIFT_NAME("constraint(equalToConstant:)");
@end

@interface UIView (UILayout)
// https://developer.apple.com/documentation/uikit/uiview/widthanchor
@property(readonly, strong) NSLayoutDimension *widthAnchor;
// https://developer.apple.com/documentation/uikit/uiview/heightanchor
@property(readonly, strong) NSLayoutDimension *heightAnchor;
// https://developer.apple.com/documentation/uikit/uiview/layoutmargins
@property(nonatomic) UIEdgeInsets layoutMargins API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
  SWIFT_NAME("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
  API_AVAILABLE_IOS(8.0);
@end

// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
OPEN_ENUM(UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline,
} SWIFT_NAME("UIStackView.Alignment");

// https://developer.apple.com/documentation/uikit/uistackview
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface UIStackView : UIView
// https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
// https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
- (void)addArrangedSubview:(UIView *)view SWIFT_NAME("addArrangedSubview(_:)");
// https://developer.apple.com/documentation/uikit/uistackview/axis
@property(nonatomic) UILayoutConstraintAxis axis;
// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.property
@property(nonatomic) UIStackViewAlignment alignment;
// https://developer.apple.com/documentation/uikit/uistackview/spacing
@property(nonatomic) CGFloat spacing;
// https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement
@property(nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end

#pragma clang assume_nonnull end
