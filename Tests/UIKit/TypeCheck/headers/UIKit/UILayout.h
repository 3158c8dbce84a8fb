// Auto Layout and stack views.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uilayoutpriority
typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
// https://developer.apple.com/documentation/uikit/uilayoutpriority/required
static const UILayoutPriority UILayoutPriorityRequired SWIFT_NAME("UILayoutPriority.required") = 1000;
// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh
static const UILayoutPriority UILayoutPriorityDefaultHigh
  SWIFT_NAME("UILayoutPriority.defaultHigh") = 750;
// https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow
static const UILayoutPriority UILayoutPriorityDefaultLow
  SWIFT_NAME("UILayoutPriority.defaultLow") = 250;
// https://developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel
static const UILayoutPriority UILayoutPriorityFittingSizeLevel
  SWIFT_NAME("UILayoutPriority.fittingSizeLevel") = 50;

// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
OPEN_ENUM(UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} SWIFT_NAME("NSLayoutConstraint.Axis");

// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
OPEN_ENUM(NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeLastBaseline,
  NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeNotAnAttribute = 0,
} SWIFT_NAME("NSLayoutConstraint.Attribute");
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum
OPEN_ENUM(NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
} SWIFT_NAME("NSLayoutConstraint.Relation");

// https://developer.apple.com/documentation/uikit/nslayoutconstraint
MAIN_ACTOR API_AVAILABLE_IOS(6.0)
@interface NSLayoutConstraint : NSObject
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
@property UILayoutPriority priority;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem
@property(nullable, readonly, assign) id firstItem;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem
@property(nullable, readonly, assign) id secondItem;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute
@property(readonly) NSLayoutAttribute firstAttribute;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute
@property(readonly) NSLayoutAttribute secondAttribute;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.property
@property(readonly) NSLayoutRelation relation;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
@property(readonly) CGFloat multiplier;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
@property CGFloat constant;
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/identifier
@property(nullable, copy) NSString *identifier API_AVAILABLE_IOS(7.0);
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
@property(getter=isActive) BOOL active API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME("activate(_:)")
  API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME("deactivate(_:)")
  API_AVAILABLE_IOS(8.0);
@end

@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

// https://developer.apple.com/documentation/uikit/nslayoutanchor
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCoding>
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  SWIFT_NAME("constraint(equalTo:)");
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  SWIFT_NAME("constraint(greaterThanOrEqualTo:)");
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  SWIFT_NAME("constraint(lessThanOrEqualTo:)");
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  constant:(CGFloat)c SWIFT_NAME("constraint(equalTo:constant:)");
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:constant:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  constant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualTo:constant:)");
// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  constant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualTo:constant:)");
@end
// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
// https://developer.apple.com/documentation/uikit/nslayoutdimension
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c SWIFT_NAME("constraint(equalToConstant:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequaltoconstant:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
  SWIFT_NAME("constraint(greaterThanOrEqualToConstant:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequaltoconstant:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
  SWIFT_NAME("constraint(lessThanOrEqualToConstant:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m SWIFT_NAME("constraint(equalTo:multiplier:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:multiplier:constant:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m
  constant:(CGFloat)c SWIFT_NAME("constraint(equalTo:multiplier:constant:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:constant:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m
  constant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:constant:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:)");
// https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:constant:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
  multiplier:(CGFloat)m
  constant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:constant:)");
@end

// https://developer.apple.com/documentation/uikit/uilayoutguide
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface UILayoutGuide : NSObject <NSCoding>
// https://developer.apple.com/documentation/uikit/uilayoutguide/owningview
@property(nullable, nonatomic, weak) UIView *owningView;
// https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
@property(nonatomic, readonly) CGRect layoutFrame;
// https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/leftanchor
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/rightanchor
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/centerxanchor
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/centeryanchor
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor
@property(readonly, strong) NSLayoutDimension *widthAnchor;
// https://developer.apple.com/documentation/uikit/uilayoutguide/heightanchor
@property(readonly, strong) NSLayoutDimension *heightAnchor;
@end

@interface UIView (UILayout)
// https://developer.apple.com/documentation/uikit/uiview/leadinganchor
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/trailinganchor
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/leftanchor
@property(readonly, strong) NSLayoutXAxisAnchor *leftAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/rightanchor
@property(readonly, strong) NSLayoutXAxisAnchor *rightAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/topanchor
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/bottomanchor
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/centerxanchor
@property(readonly, strong) NSLayoutXAxisAnchor *centerXAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/centeryanchor
@property(readonly, strong) NSLayoutYAxisAnchor *centerYAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor
@property(readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/lastbaselineanchor
@property(readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/widthanchor
@property(readonly, strong) NSLayoutDimension *widthAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/heightanchor
@property(readonly, strong) NSLayoutDimension *heightAnchor API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/layoutmargins
@property(nonatomic) UIEdgeInsets layoutMargins API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
  SWIFT_NAME("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
  API_AVAILABLE_IOS(8.0);
// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize SWIFT_NAME("systemLayoutSizeFitting(_:)")
  API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/constraints
@property(nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/addconstraint(_:)
- (void)addConstraint:(NSLayoutConstraint *)constraint API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/addconstraints(_:)
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/removeconstraint(_:)
- (void)removeConstraint:(NSLayoutConstraint *)constraint API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/removeconstraints(_:)
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout
@property(class, nonatomic, readonly) BOOL requiresConstraintBasedLayout API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
- (void)updateConstraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
- (void)updateConstraintsIfNeeded API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/needsupdateconstraints()
- (BOOL)needsUpdateConstraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
- (void)setNeedsUpdateConstraints API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
@property(nonatomic, readonly) CGSize intrinsicContentSize API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
- (void)invalidateIntrinsicContentSize API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis
  SWIFT_NAME("contentHuggingPriority(for:)") API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis
  SWIFT_NAME("setContentHuggingPriority(_:for:)") API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis
  SWIFT_NAME("contentCompressionResistancePriority(for:)") API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis
  SWIFT_NAME("setContentCompressionResistancePriority(_:for:)") API_AVAILABLE_IOS(6.0);
// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
@property(readonly, strong) UILayoutGuide *layoutMarginsGuide API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()
- (void)layoutMarginsDidChange API_AVAILABLE_IOS(8.0);
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

// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
OPEN_ENUM(UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering,
} SWIFT_NAME("UIStackView.Distribution") API_AVAILABLE_IOS(9.0);

// https://developer.apple.com/documentation/uikit/uistackview
MAIN_ACTOR API_AVAILABLE_IOS(9.0)
@interface UIStackView : UIView
// https://developer.apple.com/documentation/uikit/uistackview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uistackview/init(coder:)
- (instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
// https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
- (void)insertArrangedSubview:(UIView *)view
                      atIndex:(NSUInteger)stackIndex SWIFT_NAME("insertArrangedSubview(_:at:)");
// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
- (void)removeArrangedSubview:(UIView *)view SWIFT_NAME("removeArrangedSubview(_:)");
// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property
@property(nonatomic) UIStackViewDistribution distribution;
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
