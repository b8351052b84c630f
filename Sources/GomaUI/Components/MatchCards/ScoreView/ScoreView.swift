import TerminalKit

/// A score of two rows, home above away, in columns that keep their width from one score to the next.
public final class ScoreView: ComponentView<any ScoreViewModelProtocol, ScoreDisplayState> {
    private lazy var servingIndicator = ServingIndicatorView(
        label: environment.text(.serving),
        names: [.home: environment.text(.spokenHome), .away: environment.text(.spokenAway)])
    private lazy var cells: [ScoreCellView] = []
    private lazy var columns = StackView(spacing: Spacing.xs)
    private lazy var spinner = Spinner(
        scheduler: environment.scheduler, style: TextStyle(.highlightPrimary, .bold))
    private lazy var shape = ScoreCellView(environment: environment)
    private lazy var emptyLabel = Self.createEmptyLabel()
    private lazy var row = StackView([servingIndicator, columns, spinner, shape, emptyLabel], spacing: Spacing.xs)

    /// Colour of values that both stand out; another one where the ground is not a card's.
    var emphasisRole = ColorRole.highlightPrimary

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
        shape.render(
            ScoreCellDisplayState(column: ScoreColumn("", ""), content: isLoading ? .placeholder : .missing))
        emptyLabel.isHidden = state.phase != .empty
    }

    /// Each column keeps its view for as long as its place exists.
    private func renderColumns(_ state: ScoreDisplayState) {
        while cells.count < state.columns.count { cells.append(ScoreCellView(environment: environment)) }
        cells.removeLast(cells.count - state.columns.count)
        for (index, var column) in state.columns.enumerated() {
            let standsOut = column.style != .simple || column.emphasis == .both
            cells[index].emphasisRole = emphasisRole
            cells[index].dropOrder = ScoreColumn.dropOrder(
                at: index, of: state.columns.count, standsOut: standsOut)
            if index == state.columns.count - 1 { column.hasTrailingRule = false }
            cells[index].render(
                ScoreCellDisplayState(column: column, content: state.phase == .idle ? .missing : .values))
        }
        columns.setArrangedViews(cells)
    }

    private static func createEmptyLabel() -> Label {
        let label = Label(foreground: .textSecondary, alignment: .trailing)
        label.maximumLines = 2
        return label
    }
}
