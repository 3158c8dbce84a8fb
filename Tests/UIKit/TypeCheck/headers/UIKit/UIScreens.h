// What screens of an app use beside the host: the lab and the other examples.
#pragma once

#pragma clang assume_nonnull begin

// MARK: Controllers

@class UINavigationController, UIBarButtonItem;

// https://developer.apple.com/documentation/uikit/uipresentationcontroller
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIPresentationController : NSObject
@end
// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UIPopoverPresentationController : UIPresentationController
// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/barbuttonitem
@property(nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@end

// https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
OPEN_ENUM(UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleDone = 2,
} SWIFT_NAME("UIBarButtonItem.Style");

// https://developer.apple.com/documentation/uikit/uibaritem
MAIN_ACTOR
@interface UIBarItem : NSObject <NSCoding>
@end
// https://developer.apple.com/documentation/uikit/uibarbuttonitem
MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
// https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:style:target:action:)
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
@end

// https://developer.apple.com/documentation/uikit/uinavigationitem
MAIN_ACTOR
@interface UINavigationItem : NSObject
// https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
// https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
@property(nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

@interface UIViewController (UIScreens)
// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
- (void)loadView;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
- (void)loadViewIfNeeded API_AVAILABLE_IOS(9.0);
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
- (void)viewDidDisappear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
- (void)viewDidLayoutSubviews;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME("parent");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME("addChild(_:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME("didMove(toParent:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
  SWIFT_NAME("present(_:animated:completion:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
  SWIFT_NAME("presentedViewController") API_AVAILABLE_IOS(5.0);
// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
  SWIFT_NAME("dismiss(animated:completion:)");
// https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
@property(nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle API_AVAILABLE_IOS(13.0);
// https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
  SWIFT_NAME("setOverrideTraitCollection(_:forChild:)") API_DEPRECATED_IOS(8.0, 17.0);
@end

// https://developer.apple.com/documentation/uikit/uinavigationcontroller
MAIN_ACTOR
@interface UINavigationController : UIViewController
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController;
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated
  SWIFT_NAME("pushViewController(_:animated:)");
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
  __attribute__((swift_attr("@discardableResult"))) SWIFT_NAME("popViewController(animated:)");
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
                                                               animated:(BOOL)animated
  __attribute__((swift_attr("@discardableResult"))) SWIFT_NAME("popToViewController(_:animated:)");
@end

// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
MAIN_ACTOR
@interface UIActivityViewController : UIViewController
// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<NSObject *> *)applicationActivities
  __attribute__((objc_designated_initializer));
@end

// MARK: Views

// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@interface UIImage (UIScreens)
// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@interface UIView (UIScreens)
// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE_IOS(11.0);
@end

// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@interface UIAccessibilityElement (UIScreens)
// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIScreen (UIScreens)
// https://developer.apple.com/documentation/uikit/uiscreen/maximumframespersecond
@property(readonly) NSInteger maximumFramesPerSecond API_AVAILABLE_IOS(10.3);
@end

// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
OPEN_ENUM(UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomMac API_AVAILABLE_IOS(14.0) = 5,
};

// https://developer.apple.com/documentation/uikit/uidevice
MAIN_ACTOR
@interface UIDevice : NSObject
// https://developer.apple.com/documentation/uikit/uidevice/current
@property(class, nonatomic, readonly) UIDevice *currentDevice SWIFT_NAME("current");
// https://developer.apple.com/documentation/uikit/uidevice/model
@property(nonatomic, readonly, strong) NSString *model;
// https://developer.apple.com/documentation/uikit/uidevice/systemname
@property(nonatomic, readonly, strong) NSString *systemName;
// https://developer.apple.com/documentation/uikit/uidevice/systemversion
@property(nonatomic, readonly, strong) NSString *systemVersion;
// https://developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom API_AVAILABLE_IOS(3.2);
@end

// https://developer.apple.com/documentation/uikit/uicontentsizecategory/large
extern UIContentSizeCategory const UIContentSizeCategoryLarge SWIFT_NAME("UIContentSizeCategory.large");
// https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextralarge
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge
  SWIFT_NAME("UIContentSizeCategory.accessibilityExtraLarge");
// https://developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge
  SWIFT_NAME("UIContentSizeCategory.accessibilityExtraExtraExtraLarge");

@interface UIColor (UIScreens)
// https://developer.apple.com/documentation/uikit/uicolor/systemgreen
@property(class, nonatomic, readonly) UIColor *systemGreenColor SWIFT_NAME("systemGreen");
// https://developer.apple.com/documentation/uikit/uicolor/systemred
@property(class, nonatomic, readonly) UIColor *systemRedColor SWIFT_NAME("systemRed");
// https://developer.apple.com/documentation/uikit/uicolor/secondarysystembackground
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor
  SWIFT_NAME("secondarySystemBackground") API_AVAILABLE_IOS(13.0);
@end

// https://developer.apple.com/documentation/uikit/uitextviewdelegate
MAIN_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@end
// https://developer.apple.com/documentation/uikit/uitextview
MAIN_ACTOR
@interface UITextView : UIScrollView
// https://developer.apple.com/documentation/uikit/uitextview/text
@property(null_resettable, nonatomic, copy) NSString *text;
// https://developer.apple.com/documentation/uikit/uitextview/iseditable
@property(nonatomic, getter=isEditable) BOOL editable;
// https://developer.apple.com/documentation/uikit/uitextview/delegate
@property(nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@end

// MARK: Tables

// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
OPEN_ENUM(UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationAutomatic = 100,
} SWIFT_NAME("UITableView.RowAnimation");

@interface UITableView (UIScreens)
// https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
// https://developer.apple.com/documentation/uikit/uitableview/datasource
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
- (void)performBatchUpdates:(void (__attribute__((noescape)) ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("insertRows(at:with:)");
// https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
@property(nonatomic, strong, nullable) UIView *tableHeaderView;
// https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
@property(nonatomic, strong, nullable) UIView *tableFooterView;
// https://developer.apple.com/documentation/uikit/uitableview/visiblecells
@property(nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@end

@interface UITableViewController (UIScreens)
// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)
- (void)tableView:(UITableView *)tableView
  didSelectRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME("tableView(_:didSelectRowAt:)");
@end

// MARK: Collections

// https://developer.apple.com/documentation/uikit/uicollectionreusableview
MAIN_ACTOR API_AVAILABLE_IOS(6.0)
@interface UICollectionReusableView : UIView
// https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
  (UICollectionViewLayoutAttributes *)layoutAttributes
  SWIFT_NAME("preferredLayoutAttributesFitting(_:)") API_AVAILABLE_IOS(8.0);
@end
// https://developer.apple.com/documentation/uikit/uicollectionviewcell
MAIN_ACTOR API_AVAILABLE_IOS(6.0)
@interface UICollectionViewCell : UICollectionReusableView
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
MAIN_ACTOR
@protocol UICollectionViewDataSource <NSObject>
// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath
  SWIFT_NAME("collectionView(_:cellForItemAt:)");
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
MAIN_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@end

// https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
OPEN_ENUM(UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
} SWIFT_NAME("UICollectionView.ScrollDirection");

// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize
@property(nonatomic) CGSize itemSize;
// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection
@property(nonatomic) UICollectionViewScrollDirection scrollDirection;
@end

@interface UICollectionView (UIScreens)
// https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
// https://developer.apple.com/documentation/uikit/uicollectionview/datasource
@property(nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
// https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-(anyclass?,_)
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier
  SWIFT_NAME("register(_:forCellWithReuseIdentifier:)");
// https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
  SWIFT_NAME("dequeueReusableCell(withReuseIdentifier:for:)");
// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
- (void)performBatchUpdates:(void (__attribute__((noescape)) ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
// https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME("insertItems(at:)");
// https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells
@property(nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@end

// MARK: Compositional layouts

// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface NSCollectionLayoutDimension : NSObject
// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth SWIFT_NAME("fractionalWidth(_:)");
// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension SWIFT_NAME("absolute(_:)");
// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension SWIFT_NAME("estimated(_:)");
@end
// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface NSCollectionLayoutSize : NSObject
// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize/init(widthdimension:heightdimension:)
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
@end
// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface NSCollectionLayoutItem : NSObject
// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/init(layoutsize:)
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
@end
// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                   subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
  SWIFT_NAME("vertical(layoutSize:subitems:)");
@end
// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface NSCollectionLayoutSection : NSObject
// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@end
// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
MAIN_ACTOR API_AVAILABLE_IOS(13.0)
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
@end

// MARK: Threads, layers

@interface NSThread (UIScreens)
// https://developer.apple.com/documentation/foundation/thread/sleep(fortimeinterval:)
+ (void)sleepForTimeInterval:(NSTimeInterval)ti;
@end

@interface CALayer (UIScreens)
// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
- (nullable NSArray<NSString *> *)animationKeys;
@end

#pragma clang assume_nonnull end
