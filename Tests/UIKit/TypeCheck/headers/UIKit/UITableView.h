// Table views, and the controllers of screens.
#pragma once

#pragma clang assume_nonnull begin

@class UITableView;

// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@end
// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
- (BOOL)animateAlongsideTransition:
          (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
          (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
  SWIFT_NAME("animate(alongsideTransition:completion:)");
@end

// https://developer.apple.com/documentation/uikit/uiviewcontroller
MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
@property(null_resettable, nonatomic, strong) UIView *view;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
@property(nullable, nonatomic, copy) NSString *title;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
- (void)viewDidLoad;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
- (void)viewDidAppear:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
@property(nonatomic, readonly, nullable)
  id<UIViewControllerTransitionCoordinator> transitionCoordinator API_AVAILABLE_IOS(7.0);
@end

// https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
OPEN_ENUM(UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} SWIFT_NAME("UITableViewCell.CellStyle");

// https://developer.apple.com/documentation/uikit/uitableviewcell
MAIN_ACTOR
@interface UITableViewCell : UIView
// https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uitableviewcell/textlabel
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@end

// https://developer.apple.com/documentation/uikit/uitableviewdatasource
MAIN_ACTOR
@protocol UITableViewDataSource <NSObject>
@required
// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME("tableView(_:cellForRowAt:)");
@end

// https://developer.apple.com/documentation/uikit/uitableviewdelegate
MAIN_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@end

// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
OPEN_ENUM(UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped API_AVAILABLE_IOS(13.0),
} SWIFT_NAME("UITableView.Style");

// https://developer.apple.com/documentation/uikit/uitableview
MAIN_ACTOR
@interface UITableView : UIScrollView
// https://developer.apple.com/documentation/uikit/uitableview/hasactivedrag
@property(nonatomic, readonly) BOOL hasActiveDrag;
// https://developer.apple.com/documentation/uikit/uitableview/hasactivedrop
@property(nonatomic, readonly) BOOL hasActiveDrop;
// https://developer.apple.com/documentation/uikit/uitableview/backgroundview
@property(nonatomic, strong, nullable) UIView *backgroundView;
// https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
- (void)reloadData;
// https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-(anyclass?,_)
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
  SWIFT_NAME("register(_:forCellReuseIdentifier:)");
// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
  SWIFT_NAME("dequeueReusableCell(withIdentifier:for:)");
// https://developer.apple.com/documentation/uikit/uitableview/numberofsections
@property(nonatomic, readonly) NSInteger numberOfSections;
// https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)
- (NSInteger)numberOfRowsInSection:(NSInteger)section SWIFT_NAME("numberOfRows(inSection:)");
// https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME("rectForRow(at:)");
// https://developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows
@property(nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@end

// https://developer.apple.com/documentation/uikit/uitableviewcontroller
MAIN_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)
- (instancetype)initWithStyle:(UITableViewStyle)style __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil
  __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uitableviewcontroller/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
// https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview
@property(null_resettable, nonatomic, strong) UITableView *tableView;
@end

#pragma clang assume_nonnull end
