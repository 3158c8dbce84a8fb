// Declarations of MJRefresh that a file uses which imports it beside the host.
#pragma once
@import UIKit;

#pragma clang assume_nonnull begin

MAIN_ACTOR
@interface MJRefreshHeader : UIView
- (void)beginRefreshing;
@end

@interface UIScrollView (MJRefresh)
@property(strong, nonatomic, nullable) MJRefreshHeader *mj_header;
- (NSInteger)mj_totalDataCount;
@end

@interface UIScrollView (MJExtension)
@property(nonatomic) CGFloat mj_insetT;
@end

@interface UIView (MJExtension)
@property(nonatomic) CGFloat mj_h;
@end

#pragma clang assume_nonnull end
