// Declarations of WebKit that the corpus uses.
#pragma once
@import UIKit;

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/webkit/wknavigation
MAIN_ACTOR
@interface WKNavigation : NSObject
@end

@class WKWebView;

// https://developer.apple.com/documentation/webkit/wknavigationdelegate
MAIN_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
// https://developer.apple.com/documentation/webkit/wknavigationdelegate/webview(_:didfinish:)
- (void)webView:(WKWebView *)webView didFinishNavigation:(null_unspecified WKNavigation *)navigation
  SWIFT_NAME("webView(_:didFinish:)");
@end

// https://developer.apple.com/documentation/webkit/wkwebview
MAIN_ACTOR
@interface WKWebView : UIView
// https://developer.apple.com/documentation/webkit/wkwebview/scrollview
@property(nonatomic, readonly, strong) UIScrollView *scrollView;
// https://developer.apple.com/documentation/webkit/wkwebview/navigationdelegate
@property(nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
// https://developer.apple.com/documentation/webkit/wkwebview/reload()
- (nullable WKNavigation *)reload __attribute__((swift_attr("@discardableResult")));
@end

#pragma clang assume_nonnull end
