/// Behaves as in production: columns come and go with the periods, and the score can be taken out of sight.
public final class MockInlineScoreViewModel: MockViewModel<InlineScoreDisplayState>, InlineScoreViewModelProtocol {
    private lazy var columns = ChildModels(of: self, at: \.columns) { [environment] in
        MockInlineScoreColumnViewModel($0, in: environment)
    }

    public var columnViewModels: [any InlineScoreColumnViewModelProtocol] { columns.models }

    /// The columns' models, for feeds.
    public var columnModels: [MockInlineScoreColumnViewModel] { columns.models }

    /// All columns from the feed; none at all means that there is no score yet.
    public func updateColumns(to columns: [InlineScoreColumnDisplayState]) { update { $0.columns = columns } }

    public func setVisible(_ isVisible: Bool) { update { $0.isVisible = isVisible } }

    public func clear() { updateColumns(to: []) }
}
