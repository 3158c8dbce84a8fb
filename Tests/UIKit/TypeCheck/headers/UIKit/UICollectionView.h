// Collection views.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionview
MAIN_ACTOR
@interface UICollectionView : UIScrollView
// https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
- (void)reloadData;
@end

#pragma clang assume_nonnull end
