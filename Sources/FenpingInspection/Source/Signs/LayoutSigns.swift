/// Where a size ends up in the layout: in a frame, in a constraint or in a number of columns.
enum LayoutSigns {
  /// Labels of arguments, and parts of selectors.
  static let labels: [String: String] = [
    "frame": "let bar = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))",
    "equalToConstant":
      "bar.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true",
    "initWithFrame": "UIView *bar = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];",
    "setFrame": "[bar setFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 44)];",
    "constraintEqualToConstant":
      "[bar.widthAnchor constraintEqualToConstant:UIScreen.mainScreen.bounds.size.width].active = YES;",
  ]

  /// Functions and methods that are called with a size.
  static let callees: [String: String] = [
    "frame": "Text(title).frame(width: UIScreen.main.bounds.width - 32)",
    "equalTo": "make.width.equalTo(UIScreen.main.bounds.width / 2)",
  ]

  /// What is assigned to.
  static let members: [String: String] = [
    "frame": "bar.frame.size.width = UIScreen.main.bounds.width",
    "constant": "barWidth.constant = UIScreen.main.bounds.width",
    "itemSize": "layout.itemSize = CGSize(width: UIScreen.main.bounds.width / 3, height: 90)",
    "estimatedItemSize": "layout.estimatedItemSize = CGSize(width: UIScreen.main.bounds.width, height: 90)",
    "contentSize": "scrollView.contentSize.width = UIScreen.main.bounds.width * 3",
    "preferredContentSize": "preferredContentSize = UIScreen.main.bounds.size",
    "rowHeight": "tableView.rowHeight = UIScreen.main.bounds.height / 8",
    "columns": "let columns = UIScreen.main.bounds.width > 700 ? 3 : 1",
    "columnCount": "let columnCount: Int = UIScreen.main.bounds.width > 700 ? 3 : 1",
    "numberOfColumns": "self.numberOfColumns = Int(UIScreen.main.bounds.width / 100)",
    "itemsPerRow": "itemsPerRow = UIScreen.main.bounds.width > 700 ? 3 : 1",
  ]

  /// Methods by whose first name it is known that they lay out, and a label that goes with it or `nil`.
  static let methods: [String: String] = [
    "layoutSubviews()":
      "class A: UIView { override func layoutSubviews() { place(UIScreen.main.bounds.width) } }",
    "layoutSubviews":
      "@implementation A - (void)layoutSubviews { place([UIScreen mainScreen].bounds); } @end",
    "viewWillLayoutSubviews()":
      "class A: B { override func viewWillLayoutSubviews() { place(UIScreen.main.bounds) } }",
    "viewDidLayoutSubviews()":
      "class A: B { override func viewDidLayoutSubviews() { place(UIScreen.main.bounds) } }",
    "collectionView(_:layout:sizeForItemAt:)":
      """
    class A: B { func collectionView(_ c: C, layout l: L, sizeForItemAt i: IndexPath) -> CGSize {
      CGSize(width: UIScreen.main.bounds.width / 2, height: 80) } }
    """,
    "collectionView:layout:sizeForItemAtIndexPath:":
      """
    @implementation A - (CGSize)collectionView:(C *)c layout:(L *)l sizeForItemAtIndexPath:(I *)i {
      return CGSizeMake([UIScreen mainScreen].bounds.size.width / 2, 80); } @end
    """,
    "tableView(_:heightForRowAt:)":
      """
    class A: B { func tableView(_ t: T, heightForRowAt i: IndexPath) -> CGFloat { UIScreen.main.bounds.height / 8 } }
    """,
    "tableView:heightForRowAtIndexPath:":
      """
    @implementation A - (CGFloat)tableView:(T *)t heightForRowAtIndexPath:(I *)i {
      return [UIScreen mainScreen].bounds.size.height / 8; } @end
    """,
  ]
}
