// Bars: what the app in Examples/Feed.swiftpm uses of them.
#pragma once

#pragma clang assume_nonnull begin

@class UISearchController;

// MARK: Search

// https://developer.apple.com/documentation/uikit/uisearchbar
MAIN_ACTOR
@interface UISearchBar : UIView
// https://developer.apple.com/documentation/uikit/uisearchbar/text
@property(nullable, nonatomic, copy) NSString *text;
// https://developer.apple.com/documentation/uikit/uisearchbar/scopebuttontitles
@property(nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles API_AVAILABLE_IOS(3.0);
// https://developer.apple.com/documentation/uikit/uisearchbar/selectedscopebuttonindex
@property(nonatomic) NSInteger selectedScopeButtonIndex API_AVAILABLE_IOS(3.0);
@end

// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
MAIN_ACTOR
@protocol UISearchResultsUpdating <NSObject>
// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
  SWIFT_NAME("updateSearchResults(for:)") API_AVAILABLE_IOS(8.0);
@end

// https://developer.apple.com/documentation/uikit/uisearchcontroller
MAIN_ACTOR API_AVAILABLE_IOS(8.0)
@interface UISearchController : UIViewController
// https://developer.apple.com/documentation/uikit/uisearchcontroller/init(searchresultscontroller:)
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController;
// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater
@property(nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchbar
@property(nonatomic, strong, readonly) UISearchBar *searchBar;
@end

// MARK: Navigation

// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
OPEN_ENUM(UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic,
  UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever,
} SWIFT_NAME("UINavigationItem.LargeTitleDisplayMode");

@interface UINavigationItem (UIBars)
// https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property
@property(nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
@property(nonatomic, retain, nullable) UISearchController *searchController API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
@property(nonatomic) BOOL hidesSearchBarWhenScrolling API_AVAILABLE_IOS(11.0);
@end

// https://developer.apple.com/documentation/uikit/uinavigationbar
MAIN_ACTOR
@interface UINavigationBar : UIView
// https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
@property(nonatomic) BOOL prefersLargeTitles API_AVAILABLE_IOS(11.0);
@end

@interface UINavigationController (UIBars)
// https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
@property(nonatomic, readonly) UINavigationBar *navigationBar;
@end

// MARK: Tabs

// https://developer.apple.com/documentation/uikit/uitabbaritem
MAIN_ACTOR
@interface UITabBarItem : UIBarItem
// https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@end

// https://developer.apple.com/documentation/uikit/uitabbarcontroller
MAIN_ACTOR
@interface UITabBarController : UIViewController
// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@end

@interface UIViewController (UIBars)
// https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@end

// MARK: Rows

// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
OPEN_ENUM(UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
} SWIFT_NAME("UITableView.ScrollPosition");

@interface UITableView (UIBars)
// https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated SWIFT_NAME("scrollToRow(at:at:animated:)");
@end

#pragma clang assume_nonnull end
