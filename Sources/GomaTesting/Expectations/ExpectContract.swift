import Testing

/// Records an issue for each cause for which a component does not keep the contract: the component, the state, the place, what
/// is and what should be, the few rows at which it shows, and the other states in which it does.
///
/// ```swift
/// @Test func `the countdown keeps the contract`() async {
///     await expectContract(of: CountdownCatalog.self)
/// }
/// ```
/// - Parameters:
///   - entry: the component's page in the catalogue.
///   - namespace: that it is registered under; only messages say it.
///   - points: those to look at; each component has to keep all of them.
@MainActor
public func expectContract<Entry: CatalogEntry>(
    of entry: Entry.Type, namespace: String = ComponentRegistry.outsideNamespace,
    points: [ContractPoint] = ContractPoint.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    await expectContract(
        of: ComponentDescriptor(entry, namespace: namespace), points: points, sourceLocation: sourceLocation)
}

/// Records an issue for each cause for which a registered component does not keep the contract.
///
/// A test whose arguments are components looks at a whole registry, and says which of them fails:
///
/// ```swift
/// @Test(arguments: try await registry.testArguments)
/// func `a component keeps the contract`(id: String) async throws {
///     await expectContract(of: try registry.component(named: id))
/// }
/// ```
@MainActor
public func expectContract(
    of component: ComponentDescriptor, points: [ContractPoint] = ContractPoint.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    do {
        let findings = try await Contract.findings(in: component, points: points)
        let issues = ContractIssue.issues(of: findings, in: component)
        recordIssues(sourceLocation) { issues.map { $0.words(for: component) } }
    } catch {
        let comment = "\(component.id) cannot be drawn or used: \(error)"
        Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
    }
}
