import FenpingModel
import Testing

@testable import FenpingDocuments

/// Listings as blog engines lay them out: a table with the line numbers in one cell and the code in the other.
@Suite struct CodeTableTests {
  @Test(arguments: [
    // Octopress
    """
    <figure class="highlight"><table><tr><td class="gutter"><pre class="line-numbers"><span>1</span>
    <span>2</span></pre></td><td class="code"><pre><code><span>let a = b</span>
    <span>a.show()</span></code></pre></td></tr></table></figure>
    """,
    // Hexo
    """
    <figure><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span></pre></td>
    <td class="code"><pre><span>let a = b</span><br><span>a.show()</span></pre></td></tr></table></figure>
    """,
    // Pygments
    """
    <table class="highlighttable"><tr><td><div class="linenodiv"><pre>1
    2</pre></div></td><td><div class="highlight"><pre>let a = b
    a.show()</pre></div></td></tr></table>
    """,
    // Rouge
    """
    <table><tbody><tr><td class="rouge-gutter"><pre>1
    2
    </pre></td><td class="rouge-code"><pre>let a = b
    a.show()
    </pre></td></tr></tbody></table>
    """,
    // By hand, without a name to go by
    """
    <table><tr><td>8<br>9</td><td><pre>let a = b
    a.show()</pre></td></tr></table>
    """,
  ])
  func isOneListing(table: String) throws {
    let text =
      "<html><body><article><p>下面的代码打开左栏，并说明为什么。</p>\n\(table)\n<p>代码就这么多，接着往下看。</p></article></body></html>"
    let blocks = try document(text, name: "a.html").blocks
    #expect(blocks.map(\.text) == ["下面的代码打开左栏，并说明为什么。", "let a = b\na.show()", "代码就这么多，接着往下看。"])
    #expect(blocks[1].isCode)
  }

  /// Numbers that do not count up, or stand beside something else than a listing, are data.
  @Test(arguments: [
    "<table><tr><td>768</td><td><code>regular</code></td></tr><tr><td>320</td><td><code>compact</code></td></tr></table>",
    "<table><tr><td>1</td><td>全屏</td></tr><tr><td>2</td><td>分屏</td></tr></table>",
  ])
  func keepsNumbersOfData(table: String) throws {
    let text = "<html><body><article><p>下面的表格列出宽度，并说明类别。</p>\(table)</article></body></html>"
    #expect(try document(text, name: "a.html").blocks.count == 5)
  }
}
