/// A score of two rows in as few columns as it can be told; neighbours give way to it.
public final class InlineScoreView: ComponentView<any InlineScoreViewModelProtocol, InlineScoreDisplayState>,
    StandardComponent
{
    public typealias Model = InlineScoreViewModel

    private lazy var columns = StackView(spacing: Spacing.xs)
    private lazy var columnViews = RepeatedViews(of: InlineScoreColumnView.self, in: columns, environment: environment)
    private lazy var shape = InlineScoreColumnView(environment: environment)
    private lazy var emptyLabel = Label(environment.text(.noScores), foreground: .textSecondary, alignment: .trailing)
        .narrowing(to: 1).wrapping(upTo: 2)
    private lazy var row = StackView([columns, shape, emptyLabel])
    /// Whether the names beside it are read with what it shows.
    var isReadWithNames = false {
        didSet { columns.accessibilityLabel = isReadWithNames ? "" : nil }
    }

    override public var content: View { row }

    override public func render(_ state: InlineScoreDisplayState) {
        columnViews.bind(to: viewModel?.columnViewModels, blanks: 0)
        renderColumns(state.columns)
        row.isHidden = !state.isVisible
        columns.isHidden = columnViews.isEmpty
        shape.isHidden = viewModel != nil
        emptyLabel.isHidden = viewModel == nil || !columnViews.isEmpty
    }

    /// What a column is among the others.
    private func renderColumns(_ states: [InlineScoreColumnDisplayState]) {
        for (index, (view, state)) in zip(columnViews.views, states).enumerated() {
            view.isLast = index == states.count - 1
            view.dropOrder = ScoreColumn.dropOrder(
                at: index, of: states.count, standsOut: state.hasTrailingRule || state.emphasis == .both)
        }
    }
}
