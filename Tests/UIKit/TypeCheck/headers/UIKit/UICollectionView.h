// Collection views.
#pragma once

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
MAIN_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject
// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame
@property(nonatomic) CGRect frame;
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
// https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection
@property(nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection API_AVAILABLE_IOS(11.0);
@end

// https://developer.apple.com/documentation/uikit/uicollectionview
MAIN_ACTOR
@interface UICollectionView : UIScrollView
// https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrag
@property(nonatomic, readonly) BOOL hasActiveDrag;
// https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrop
@property(nonatomic, readonly) BOOL hasActiveDrop;
// https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview
@property(nonatomic, strong, nullable) UIView *backgroundView;
// https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
- (void)reloadData;
// https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout
@property(nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
// https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections
@property(nonatomic, readonly) NSInteger numberOfSections;
// https://developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)
- (NSInteger)numberOfItemsInSection:(NSInteger)section SWIFT_NAME("numberOfItems(inSection:)");
// https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
  SWIFT_NAME("layoutAttributesForItem(at:)");
// https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems
@property(nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@end

#pragma clang assume_nonnull end
