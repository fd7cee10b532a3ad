/// Folds a short stretch so that one vocabulary serves both scripts and both widths.
enum Folding {
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = {
    let traditional =
      "圖單表碼說譯處來轉載鏈結編輯審發佈時間聯繫號請為則當們這從將開啟選擇點擊動設置設定新增實現實作聲"
      + "確認檢查勾選執行運響應註冊儲存復據過報價優惠團隊領軍獎賞懸讚關訂閱薦歡連線讓與類屬對內後裡個協議數組"
      + "參變標籤鍵選項項擁資格夠進階隨機獨專業體驗豐費錢紅課訓學員職聘薪傳掃備註製種並該幾別總還讀書買賣視頻講師"
      + "問題給經濟車門東無識"
    let simplified =
      "图单表码说译处来转载链结编辑审发布时间联系号请为则当们这从将开启选择点击动设置设定新增实现实作声"
      + "确认检查勾选执行运响应注册储存复据过报价优惠团队领军奖赏悬赞关订阅荐欢连线让与类属对内后里个协议数组"
      + "参变标签键选项项拥资格够进阶随机独专业体验丰费钱红课训学员职聘薪传扫备注制种并该几别总还读书买卖视频讲师"
      + "问题给经济车门东无识"
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (from, to) in zip(traditional.unicodeScalars, simplified.unicodeScalars) { table[from] = to }
    return table
  }()

  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCIIUpper { return Unicode.Scalar(scalar.value + 32) ?? scalar }
    if scalar.value >= 0xFF01, scalar.value <= 0xFF5E {
      return fold(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
    }
    return scalar.isHan ? pairs[scalar] ?? scalar : scalar
  }
}
