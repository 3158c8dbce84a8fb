nonisolated extension Language {
  /// Chinese in simplified characters.
  public static let simplifiedChinese = Language(
    code: "zh-Hans",
    texts: """
      下拉可以刷新
      松开立即刷新
      正在刷新…
      点击或上拉加载更多
      点击或下拉加载更多
      正在加载…
      已经全部加载完毕
      上拉可以加载更多
      松开立即加载更多
      正在加载…
      已经全部加载完毕
      滑动查看更多
      松开查看更多
      正在加载…
      没有更多内容了
      滑动可以刷新
      松开立即刷新
      正在刷新…
      没有更多内容了
      刷新失败
      加载失败，点击重试
      最后更新：
      今天
      无记录
      已更新
      已加载
      松开查看更多
      已取消
      刷新控件
      更多列表内容
      更早的内容
      更多内容
      刷新控件
      刷新
      加载更多
      加载更早的内容
      查看更多
      刷新
      重试
      #%
      """)
}
