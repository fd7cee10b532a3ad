import FenpingModel
import FenpingText
import Testing

@testable import FenpingExtraction

@Suite struct ModalityReaderTests {
  private static func modality(
    _ clause: String, role: Unit.Role = .main, lead: Set<Marker.Sense> = []
  ) -> Statement.Modality {
    let text = FoldedText(clause).bytes
    let markers = Lexicon.table.matches(in: text)
    return ModalityReader.modality(
      of: Features(
        role: role, own: markers, opening: markers.first { $0.range.lowerBound == 0 }?.sense, lead: lead,
        concepts: [], leadConcepts: [], isImperative: false, isStep: false, isItem: false, isElsewhere: false,
        hasCondition: false
      ))
  }

  @Test(
    arguments: [
      ("窗口必须有根控制器", .must), ("檢視需重新佈局", .must), ("这一步不可或缺", .must), ("確保側欄能夠收起", .must),
      ("不要缓存它", .mustNot), ("應避免在主執行緒解碼", .mustNot), ("避免重复的调用", .mustNot), ("啟動畫面不宜有文字", .mustNot),
      ("无法阻止它", .mustNot), ("列表应当重复使用单元格", .should), ("最好在背景解碼", .should),
      ("只有前台的一方能夠錄音", .only), ("这项功能仅适用于新机型", .only), ("你可以改用代码", .may), ("這個方法是可選的", .may),
      ("标题默认居中", .automatic), ("控制器會自動調整寬度", .automatic), ("窗口很窄", .none), ("應用程式有反應", .none),
      ("委托决定要不要隐藏它", .none), ("它取決於裝置能不能旋轉", .none), ("", .none),
    ] as [(String, Statement.Modality)])
  func readsHowStronglyAClauseBinds(clause: String, modality: Statement.Modality) {
    #expect(Self.modality(clause) == modality)
  }

  @Test(
    "A negated word is not the plain word within it",
    arguments: [
      ("不必手动刷新", .may), ("無需再註冊一次", .may), ("这里不需要故事板", .may), ("不可以在这里弹出警告", .mustNot),
      ("系統不允許同時播放", .mustNot), ("不应该写死宽度", .mustNot), ("不建議巢狀使用", .mustNot),
      ("你可以移动它，但不能删除它", .mustNot), ("必須先註冊，不得省略", .mustNot),
    ] as [(String, Statement.Modality)])
  func readsNegationFirst(clause: String, modality: Statement.Modality) {
    #expect(Self.modality(clause) == modality)
  }

  @Test(
    "A list item binds as its lead-in does, unless it says otherwise itself",
    arguments: [
      ("註冊通知", [.must], .must), ("注册通知", [.should], .should), ("改變寬度", [.may], .may),
      ("改变宽度", [.only], .only),
      ("可以改变宽度", [.only], .only), ("不要嵌套", [.must], .mustNot), ("無需註冊", [.must], .may),
      ("必须注册", [.may], .must),
      ("注册通知", [.stepsFollow], .none),
    ] as [(String, Set<Marker.Sense>, Statement.Modality)])
  func inheritsFromTheLeadIn(clause: String, lead: Set<Marker.Sense>, modality: Statement.Modality) {
    #expect(Self.modality(clause, lead: lead) == modality)
  }

  @Test("A reason binds nobody", arguments: [Unit.Role.reasonForNext, .reasonForPrevious])
  func givesReasonsNone(role: Unit.Role) {
    #expect(Self.modality("你必须保存文件", role: role, lead: [.must]) == .none)
  }

  @Test("What may need doing binds nobody", arguments: ["窗口可能需要重新绘制。", "清單可能必須重新載入。"])
  func takesAPossibilityForNone(sentence: String) {
    #expect(Samples.statements(sentence).map(\.modality) == [.none])
  }

  @Test("What stands in brackets is said beside the list")
  func doesNotLetAnAsideInherit() throws {
    let document = Samples.document([
      (.paragraph, "你的应用必须："), (.listItem(list: 1, depth: 1, ordinal: nil), "处理窗口的旋转（这时所有的按钮会重新排列一遍）"),
    ])
    let statements = Extractor.statements(in: document)
    #expect(statements.map(\.modality) == [.must, .none])
    #expect(statements.map(\.procedure) == ["你的应用必须：", nil])
  }
}
