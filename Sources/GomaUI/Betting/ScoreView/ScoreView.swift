/// A score of two rows, home above away, in columns that keep their width from one score to the next.
public final class ScoreView: ComponentView<any ScoreViewModelProtocol, ScoreDisplayState>, StandardComponent {
    public typealias Model = ScoreViewModel

    private lazy var servingIndicator = ServingIndicatorView(in: environment).droppable()
    private lazy var columns = StackView(spacing: Spacing.xs).narrowing(to: 2)
    private lazy var cells = RepeatedViews(of: ScoreCellView.self, in: columns, environment: environment)
    private lazy var spinner = Spinner(in: environment)
    private lazy var shape = ScoreCellView(environment: environment)
    private lazy var emptyLabel = Label(environment.text(.noScores), foreground: .textSecondary, alignment: .trailing)
        .narrowing(to: 1).wrapping(upTo: 2)
    private lazy var row = StackView([servingIndicator, columns, spinner, shape, emptyLabel], spacing: Spacing.xs)
    /// Whether the names beside it are read with what it shows.
    var isReadWithNames = false {
        didSet { columns.accessibilityLabel = isReadWithNames ? "" : nil }
    }

    override public var content: View { row }

    override public func render(_ state: ScoreDisplayState) {
        let isLoading = state.phase == .loading
        let showsColumns = state.phase == .display || state.phase == .idle
        renderColumns(showsColumns ? state : .blank)
        columns.isHidden = !showsColumns || state.columns.isEmpty
        servingIndicator.side = state.serving
        servingIndicator.isHidden = state.serving == nil || state.phase != .display || state.columns.isEmpty
        spinner.turn(while: isLoading)
        shape.isHidden = !isLoading && !(showsColumns && state.columns.isEmpty)
        shape.render(
            ScoreCellDisplayState(column: ScoreColumn("", ""), content: isLoading ? .placeholder : .missing))
        emptyLabel.isHidden = state.phase != .empty
    }

    private func renderColumns(_ state: ScoreDisplayState) {
        cells.keep(state.columns.count)
        for (index, (cell, var column)) in zip(cells.views, state.columns).enumerated() {
            let standsOut = column.style != .simple || column.emphasis == .both
            cell.dropOrder = ScoreColumn.dropOrder(at: index, of: state.columns.count, standsOut: standsOut)
            if index == state.columns.count - 1 { column.hasTrailingRule = false }
            cell.render(ScoreCellDisplayState(column: column, content: state.phase == .idle ? .missing : .values))
        }
    }
}
