/// One column of a small score, without a ground or lines of its own.
public final class InlineScoreColumnView: ComponentView<
    any InlineScoreColumnViewModelProtocol, InlineScoreColumnDisplayState
>, StandardComponent
{
    public typealias Model = InlineScoreColumnViewModel

    private lazy var cell = ScoreCellView(environment: environment)
    /// Whether nothing follows that a rule could set apart.
    var isLast = false {
        didSet { if isLast != oldValue { render(viewModel?.currentDisplayState ?? .blank) } }
    }

    override public var content: View { cell }

    override public func render(_ state: InlineScoreColumnDisplayState) {
        let column = ScoreColumn(
            state.home, state.away, emphasis: state.emphasis, hasTrailingRule: state.hasTrailingRule && !isLast)
        cell.render(ScoreCellDisplayState(column: column, content: viewModel == nil ? .missing : .values))
    }
}
