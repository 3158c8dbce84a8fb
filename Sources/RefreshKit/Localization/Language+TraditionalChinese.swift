nonisolated extension Language {
  /// Chinese in traditional characters.
  public static let traditionalChinese = Language(
    code: "zh-Hant",
    texts: """
      下拉即可重新整理
      放開立即重新整理
      正在重新整理…
      點一下或上拉以載入更多
      點一下或下拉以載入更多
      正在載入…
      已全部載入完畢
      上拉以載入更多
      放開立即載入更多
      正在載入…
      已全部載入完畢
      滑動以查看更多
      放開以查看更多
      正在載入…
      沒有更多內容了
      滑動即可重新整理
      放開立即重新整理
      正在重新整理…
      沒有更多內容了
      重新整理失敗
      載入失敗，點一下重試
      最後更新：
      今天
      無記錄
      已更新
      已載入
      放開查看更多
      已取消
      重新整理控制項
      更多列表內容
      更早的內容
      更多內容
      重新整理控制項
      重新整理
      載入更多
      載入更早的內容
      查看更多
      重新整理
      重試
      #%
      """)
}
