/// What has become of a rule in one version, on one of the three axes that are never mixed.
public struct Standing: Sendable, Hashable {
  /// On which axis ``version`` is read.
  public let axis: ValidityClause.Axis
  /// The version that was asked about.
  public let version: Version
  /// Whether the rule has any clause on this axis.
  public let dependsOnAxis: Bool
  /// The rule's clauses of that axis whose range has the version; none where the rule says nothing of it, such as
  /// iOS 8 of a rule that begins with iOS 9.
  public let clauses: [ValidityClause]

  /// The gravest of the clauses: replaced, else deprecated, else holds; nil where there is none.
  public var status: ValidityClause.Status? {
    let statuses = clauses.map(\.status)
    return [.replaced, .deprecated, .holds].first { statuses.contains($0) }
  }
}

extension Rule {
  /// What has become of the rule in `version`, read on `axis`.
  public func standing(on axis: ValidityClause.Axis, at version: Version) -> Standing {
    let clauses = validity.filter { $0.axis == axis }
    return Standing(
      axis: axis, version: version, dependsOnAxis: !clauses.isEmpty,
      clauses: clauses.filter { $0.contains(version) })
  }

  /// What has become of the rule in each of `versions`, in the order of the axes.
  public func standings(in versions: [ValidityClause.Axis: Version]) -> [Standing] {
    ValidityClause.Axis.allCases.compactMap { axis in
      versions[axis].map { standing(on: axis, at: $0) }
    }
  }
}
