// The names of MJRefresh 3.7.9 that Swift sees, for files that import it beside the host, and for the corpus. With
// MJREFRESH_UNAUDITED, as before version 3.2: without nullability, so that properties are implicitly unwrapped.
#pragma once
@import UIKit;

#ifdef MJREFRESH_UNAUDITED
#define MJ_OPTIONAL
#define MJ_OPTIONAL_PROPERTY
#define MJ_OPTIONAL_TYPE
#else
#define MJ_OPTIONAL nullable
#define MJ_OPTIONAL_PROPERTY , nullable
#define MJ_OPTIONAL_TYPE _Nullable
#pragma clang assume_nonnull begin
#endif

@class MJRefreshHeader, MJRefreshFooter, MJRefreshTrailer;

// MARK: Constants

extern const CGFloat MJRefreshLabelLeftInset;
extern const CGFloat MJRefreshHeaderHeight;
extern const CGFloat MJRefreshFooterHeight;
extern const CGFloat MJRefreshTrailWidth;
extern const CGFloat MJRefreshFastAnimationDuration;
extern const CGFloat MJRefreshSlowAnimationDuration;

extern NSString *const MJRefreshKeyPathContentOffset;
extern NSString *const MJRefreshKeyPathContentInset;
extern NSString *const MJRefreshKeyPathContentSize;
extern NSString *const MJRefreshKeyPathPanState;
extern NSString *const MJRefreshHeaderLastUpdatedTimeKey;
extern NSString *const MJRefreshDidChangeLanguageNotification;

extern NSString *const MJRefreshHeaderIdleText;
extern NSString *const MJRefreshHeaderPullingText;
extern NSString *const MJRefreshHeaderRefreshingText;
extern NSString *const MJRefreshTrailerIdleText;
extern NSString *const MJRefreshTrailerPullingText;
extern NSString *const MJRefreshAutoFooterIdleText;
extern NSString *const MJRefreshAutoFooterRefreshingText;
extern NSString *const MJRefreshAutoFooterNoMoreDataText;
extern NSString *const MJRefreshBackFooterIdleText;
extern NSString *const MJRefreshBackFooterPullingText;
extern NSString *const MJRefreshBackFooterRefreshingText;
extern NSString *const MJRefreshBackFooterNoMoreDataText;
extern NSString *const MJRefreshHeaderLastTimeText;
extern NSString *const MJRefreshHeaderDateTodayText;
extern NSString *const MJRefreshHeaderNoneLastDateText;

OPEN_ENUM(MJRefreshState) {
  MJRefreshStateIdle = 1,
  MJRefreshStatePulling,
  MJRefreshStateRefreshing,
  MJRefreshStateWillRefresh,
  MJRefreshStateNoMoreData,
};

typedef void (^MJRefreshComponentAction)(void);
typedef void (^MJRefreshComponentRefreshingBlock)(void);
typedef void (^MJRefreshComponentBeginRefreshingCompletionBlock)(void);
typedef void (^MJRefreshComponentEndRefreshingCompletionBlock)(void);

// MARK: Categories

@interface UIView (MJExtension)
@property(assign, nonatomic) CGFloat mj_x;
@property(assign, nonatomic) CGFloat mj_y;
@property(assign, nonatomic) CGFloat mj_w;
@property(assign, nonatomic) CGFloat mj_h;
@property(assign, nonatomic) CGSize mj_size;
@property(assign, nonatomic) CGPoint mj_origin;
@end

@interface UIScrollView (MJExtension)
@property(readonly, nonatomic) UIEdgeInsets mj_inset;
@property(assign, nonatomic) CGFloat mj_insetT;
@property(assign, nonatomic) CGFloat mj_insetB;
@property(assign, nonatomic) CGFloat mj_insetL;
@property(assign, nonatomic) CGFloat mj_insetR;
@property(assign, nonatomic) CGFloat mj_offsetX;
@property(assign, nonatomic) CGFloat mj_offsetY;
@property(assign, nonatomic) CGFloat mj_contentW;
@property(assign, nonatomic) CGFloat mj_contentH;
@end

@interface UIScrollView (MJRefresh)
@property(strong, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshHeader *mj_header;
@property(strong, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshFooter *mj_footer;
@property(strong, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshTrailer *mj_trailer;
- (NSInteger)mj_totalDataCount;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) void (^mj_reloadDataBlock)(NSInteger totalDataCount);
@end

@interface UILabel (MJRefresh)
+ (instancetype)mj_label;
- (CGFloat)mj_textWidth;
#ifdef MJREFRESH_UNAUDITED
- (CGFloat)mj_textWith;
#endif
@end

@interface NSBundle (MJRefresh)
+ (instancetype)mj_refreshBundle;
+ (MJ_OPTIONAL UIImage *)mj_arrowImage;
+ (MJ_OPTIONAL UIImage *)mj_trailArrowImage;
+ (NSString *)mj_localizedStringForKey:(NSString *)key;
@end

@interface MJRefreshConfig : NSObject
@property(class, nonatomic, readonly) MJRefreshConfig *defaultConfig;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) NSString *languageCode;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) NSString *i18nFilename;
@property(nonatomic, strong MJ_OPTIONAL_PROPERTY) NSBundle *i18nBundle;
@end

// MARK: Components

MAIN_ACTOR
@interface MJRefreshComponent : UIView
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshComponentAction refreshingBlock;
- (void)setRefreshingTarget:(id)target refreshingAction:(SEL)action;
@property(weak, nonatomic) id refreshingTarget;
@property(assign, nonatomic) SEL refreshingAction;
- (void)executeRefreshingCallback;
- (void)beginRefreshing;
- (void)beginRefreshingWithCompletionBlock:(void (^)(void))completionBlock;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshComponentAction beginRefreshingCompletionBlock;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshComponentAction endRefreshingAnimateCompletionBlock;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshComponentAction endRefreshingAnimationBeginAction;
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY) MJRefreshComponentAction endRefreshingCompletionBlock;
- (void)endRefreshing;
- (void)endRefreshingWithCompletionBlock:(void (^)(void))completionBlock;
@property(assign, nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property(assign, nonatomic) MJRefreshState state;
@property(assign, nonatomic, readonly) UIEdgeInsets scrollViewOriginalInset;
@property(weak, nonatomic, readonly) UIScrollView *scrollView;
- (void)prepare;
- (void)placeSubviews;
- (void)scrollViewContentOffsetDidChange:(MJ_OPTIONAL NSDictionary *)change;
- (void)scrollViewContentSizeDidChange:(MJ_OPTIONAL NSDictionary *)change;
- (void)scrollViewPanStateDidChange:(MJ_OPTIONAL NSDictionary *)change;
- (void)i18nDidChange;
@property(assign, nonatomic) CGFloat pullingPercent;
@property(assign, nonatomic, getter=isAutoChangeAlpha) BOOL autoChangeAlpha;
@property(assign, nonatomic, getter=isAutomaticallyChangeAlpha) BOOL automaticallyChangeAlpha;
@property(assign, nonatomic) NSTimeInterval fastAnimationDuration;
@property(assign, nonatomic) NSTimeInterval slowAnimationDuration;
- (instancetype)autoChangeTransparency:(BOOL)isAutoChange;
@end

MAIN_ACTOR
@interface MJRefreshHeader : MJRefreshComponent
+ (instancetype)headerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock;
+ (instancetype)headerWithRefreshingTarget:(id)target refreshingAction:(SEL)action;
@property(copy, nonatomic) NSString *lastUpdatedTimeKey;
@property(strong, nonatomic, readonly MJ_OPTIONAL_PROPERTY) NSDate *lastUpdatedTime;
@property(assign, nonatomic) CGFloat ignoredScrollViewContentInsetTop;
@property(nonatomic) BOOL isCollectionViewAnimationBug;
- (instancetype)linkTo:(UIScrollView *)scrollView;
@end

MAIN_ACTOR
@interface MJRefreshStateHeader : MJRefreshHeader
@property(copy, nonatomic MJ_OPTIONAL_PROPERTY)
  NSString * (^lastUpdatedTimeText)(NSDate *MJ_OPTIONAL_TYPE lastUpdatedTime);
@property(weak, nonatomic, readonly) UILabel *lastUpdatedTimeLabel;
@property(assign, nonatomic) CGFloat labelLeftInset;
@property(weak, nonatomic, readonly) UILabel *stateLabel;
- (instancetype)setTitle:(NSString *)title forState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshNormalHeader : MJRefreshStateHeader
@property(weak, nonatomic, readonly) UIImageView *arrowView;
@property(weak, nonatomic, readonly) UIActivityIndicatorView *loadingView;
@property(assign, nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle;
@end

MAIN_ACTOR
@interface MJRefreshGifHeader : MJRefreshStateHeader
@property(weak, nonatomic, readonly) UIImageView *gifView;
- (instancetype)setImages:(NSArray *)images duration:(NSTimeInterval)duration forState:(MJRefreshState)state;
- (instancetype)setImages:(NSArray *)images forState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshFooter : MJRefreshComponent
+ (instancetype)footerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock;
+ (instancetype)footerWithRefreshingTarget:(id)target refreshingAction:(SEL)action;
- (void)endRefreshingWithNoMoreData;
- (void)noticeNoMoreData;
- (void)resetNoMoreData;
@property(assign, nonatomic) CGFloat ignoredScrollViewContentInsetBottom;
@property(assign, nonatomic, getter=isAutomaticallyHidden) BOOL automaticallyHidden;
@end

MAIN_ACTOR
@interface MJRefreshAutoFooter : MJRefreshFooter
@property(assign, nonatomic, getter=isAutomaticallyRefresh) BOOL automaticallyRefresh;
@property(assign, nonatomic) CGFloat appearencePercentTriggerAutoRefresh;
@property(assign, nonatomic) CGFloat triggerAutomaticallyRefreshPercent;
#ifdef MJREFRESH_UNAUDITED
@property(assign, nonatomic, getter=isOnlyRefreshPerDrag) BOOL onlyRefreshPerDrag;
#else
@property(nonatomic) NSInteger autoTriggerTimes;
#endif
@end

MAIN_ACTOR
@interface MJRefreshAutoStateFooter : MJRefreshAutoFooter
@property(assign, nonatomic) CGFloat labelLeftInset;
@property(weak, nonatomic, readonly) UILabel *stateLabel;
- (instancetype)setTitle:(NSString *)title forState:(MJRefreshState)state;
@property(assign, nonatomic, getter=isRefreshingTitleHidden) BOOL refreshingTitleHidden;
@end

MAIN_ACTOR
@interface MJRefreshAutoNormalFooter : MJRefreshAutoStateFooter
@property(weak, nonatomic, readonly) UIActivityIndicatorView *loadingView;
@property(assign, nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle;
@end

MAIN_ACTOR
@interface MJRefreshAutoGifFooter : MJRefreshAutoStateFooter
@property(weak, nonatomic, readonly) UIImageView *gifView;
- (instancetype)setImages:(NSArray *)images duration:(NSTimeInterval)duration forState:(MJRefreshState)state;
- (instancetype)setImages:(NSArray *)images forState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshBackFooter : MJRefreshFooter
@end

MAIN_ACTOR
@interface MJRefreshBackStateFooter : MJRefreshBackFooter
@property(assign, nonatomic) CGFloat labelLeftInset;
@property(weak, nonatomic, readonly) UILabel *stateLabel;
- (instancetype)setTitle:(NSString *)title forState:(MJRefreshState)state;
- (MJ_OPTIONAL NSString *)titleForState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshBackNormalFooter : MJRefreshBackStateFooter
@property(weak, nonatomic, readonly) UIImageView *arrowView;
@property(weak, nonatomic, readonly) UIActivityIndicatorView *loadingView;
@property(assign, nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle;
@end

MAIN_ACTOR
@interface MJRefreshBackGifFooter : MJRefreshBackStateFooter
@property(weak, nonatomic, readonly) UIImageView *gifView;
- (instancetype)setImages:(NSArray *)images duration:(NSTimeInterval)duration forState:(MJRefreshState)state;
- (instancetype)setImages:(NSArray *)images forState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshTrailer : MJRefreshComponent
+ (instancetype)trailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock;
+ (instancetype)trailerWithRefreshingTarget:(id)target refreshingAction:(SEL)action;
@property(assign, nonatomic) CGFloat ignoredScrollViewContentInsetRight;
@end

MAIN_ACTOR
@interface MJRefreshStateTrailer : MJRefreshTrailer
@property(weak, nonatomic, readonly) UILabel *stateLabel;
- (instancetype)setTitle:(NSString *)title forState:(MJRefreshState)state;
@end

MAIN_ACTOR
@interface MJRefreshNormalTrailer : MJRefreshStateTrailer
@property(weak, nonatomic, readonly) UIImageView *arrowView;
@end

#ifndef MJREFRESH_UNAUDITED
#pragma clang assume_nonnull end
#endif
