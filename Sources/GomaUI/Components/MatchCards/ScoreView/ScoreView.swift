import TerminalKit

/// A score of two rows, home above away, in columns that keep their width from one score to the next.
public final class ScoreView: ComponentView<any ScoreViewModelProtocol, ScoreDisplayState> {
    private lazy var servingIndicator = ServingIndicatorView(label: environment.text(.serving))
    private lazy var cells: [ScoreCellView] = []
    private lazy var columns = StackView(spacing: Spacing.xs)
    private lazy var spinner = Spinner(
        scheduler: environment.scheduler, style: TextStyle(.highlightPrimary, .bold))
    private lazy var shape = ScoreCellView()
    private lazy var emptyLabel = Self.createEmptyLabel()
    private lazy var row = StackView([servingIndicator, columns, spinner, shape, emptyLabel], spacing: Spacing.xs)

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() { row.layout { $0.edges.equal(to: self) } }

    override public func setupWithTheme() {
        servingIndicator.dropOrder = 1
        columns.minimumWidth = 2
        emptyLabel.minimumWidth = 1
        spinner.reducesMotion = environment.reducesMotion
        emptyLabel.text = environment.text(.noScores)
    }

    override public func render(_ state: ScoreDisplayState) {
        let isLoading = state.phase == .loading
        let showsColumns = state.phase == .display || state.phase == .idle
        renderColumns(showsColumns ? state : .blank)
        columns.isHidden = !showsColumns || state.columns.isEmpty
        servingIndicator.side = state.serving
        servingIndicator.isHidden = state.serving == nil || state.phase != .display || state.columns.isEmpty
        spinner.isHidden = !isLoading
        spinner.isAnimating = isLoading
        shape.isHidden = !isLoading && !(showsColumns && state.columns.isEmpty)
        shape.render(ScoreColumn("", "", emphasis: .none), as: isLoading ? .placeholder : .missing)
        emptyLabel.isHidden = state.phase != .empty
    }

    /// Each column keeps its view for as long as its place exists.
    private func renderColumns(_ state: ScoreDisplayState) {
        while cells.count < state.columns.count { cells.append(ScoreCellView()) }
        cells.removeLast(cells.count - state.columns.count)
        for (index, column) in state.columns.enumerated() {
            cells[index].render(
                column, as: state.phase == .idle ? .missing : .values, isLast: index == state.columns.count - 1)
            cells[index].dropOrder = Self.dropOrder(of: index, in: state.columns)
        }
        columns.setArrangedViews(cells)
    }

    /// The oldest periods go first; what stands out, and the last column, stay to the end.
    private static func dropOrder(of index: Int, in columns: [ScoreColumn]) -> Int {
        let column = columns[index]
        guard index < columns.count - 1 else { return 0 }
        return column.style != .simple || column.emphasis == .both ? 1 : 1 + columns.count - index
    }

    private static func createEmptyLabel() -> Label {
        let label = Label(foreground: .textSecondary, alignment: .trailing)
        label.maximumLines = 2
        return label
    }
}
