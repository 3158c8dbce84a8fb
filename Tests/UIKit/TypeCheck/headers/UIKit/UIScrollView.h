// Scroll views.
#pragma once

#pragma clang assume_nonnull begin

@class UIScrollView, UIRefreshControl;

// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
MAIN_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
@end

// https://developer.apple.com/documentation/uikit/uiscrollview
MAIN_ACTOR
@interface UIScrollView : UIView
// https://developer.apple.com/documentation/uikit/uiscrollview/delegate
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
// https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
@property(nonatomic) CGPoint contentOffset;
// https://developer.apple.com/documentation/uikit/uiscrollview/contentsize
@property(nonatomic) CGSize contentSize;
// https://developer.apple.com/documentation/uikit/uiscrollview/contentinset
@property(nonatomic) UIEdgeInsets contentInset;
// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE_IOS(11.0);
// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
// https://developer.apple.com/documentation/uikit/uiscrollview/bounces
@property(nonatomic) BOOL bounces;
// https://developer.apple.com/documentation/uikit/uiscrollview/bouncesvertically
@property(nonatomic) BOOL bouncesVertically API_AVAILABLE_IOS(17.4);
// https://developer.apple.com/documentation/uikit/uiscrollview/bounceshorizontally
@property(nonatomic) BOOL bouncesHorizontally API_AVAILABLE_IOS(17.4);
// https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical
@property(nonatomic) BOOL alwaysBounceVertical;
// https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncehorizontal
@property(nonatomic) BOOL alwaysBounceHorizontal;
// https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
@property(nonatomic, strong, nullable) UIRefreshControl *refreshControl API_AVAILABLE_IOS(10.0);
// https://developer.apple.com/documentation/uikit/uiscrollview/allowskeyboardscrolling
@property(nonatomic) BOOL allowsKeyboardScrolling API_AVAILABLE_IOS(17.0);  // for `.ci/ios sown`
// https://developer.apple.com/documentation/uikit/uiscrollview/istracking
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
// https://developer.apple.com/documentation/uikit/uiscrollview/isdragging
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
// https://developer.apple.com/documentation/uikit/uiscrollview/iszooming
@property(nonatomic, readonly, getter=isZooming) BOOL zooming;
// https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
@property(nonatomic, readonly, getter=isScrollAnimating) BOOL scrollAnimating API_AVAILABLE_IOS(17.4);
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
// https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@end

#pragma clang assume_nonnull end
