import Testing

@testable import FenpingDocuments

/// What Jekyll and its kin make of a page before it is Markdown.
@Suite struct TemplateTagTests {
  @Test func leavesOutWhatIsNotText() throws {
    let text = """
      ## 标题

      {% include note.html text="不是正文" %}
      正文 {{ site.title }} 继续。

      {% comment %}
      作者自己的话，不给读者看。
      {%- endcomment -%}

      参见 [指南][guide] 与 [规则]。

      [guide]: http://example.com "标题"
      [规则]: http://example.com
      """
    #expect(
      try blocks(text, name: "a.md") == [
        "1 heading 2: 标题", "4 paragraph: 正文 继续。", "10 paragraph: 参见 指南 与 规则。",
      ])
  }

  @Test func keepsWhatIsRaw() throws {
    let text = "## 标题\n\n{% raw %}\n写成 {{ name }} 的样子。\n{% endraw %}\n"
    #expect(try blocks(text, name: "a.md").last == "4 paragraph: 写成 {{ name }} 的样子。")
  }

  /// A tag that nothing closes takes nothing with it.
  @Test func survivesAnOpenTag() throws {
    let text = "## 标题\n\n{% comment %}\n\n正文在此。\n"
    #expect(try blocks(text, name: "a.md").last == "5 paragraph: 正文在此。")
  }
}
