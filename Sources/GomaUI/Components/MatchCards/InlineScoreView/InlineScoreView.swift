import TerminalKit

/// A score of two rows in as few columns as it can be told; neighbours give way to it.
public final class InlineScoreView: ComponentView<any InlineScoreViewModelProtocol, InlineScoreDisplayState> {
    private lazy var columnViews: [InlineScoreColumnView] = []
    private lazy var columns = StackView(spacing: Spacing.xs)
    private lazy var shape = InlineScoreColumnView(environment: environment)
    private lazy var emptyLabel = Self.createEmptyLabel()
    private lazy var row = StackView([columns, shape, emptyLabel])

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() { row.layout { $0.edges.equal(to: self) } }

    override public func setupWithTheme() { emptyLabel.text = environment.text(.noScores) }

    override public func render(_ state: InlineScoreDisplayState) {
        let models = viewModel?.columnViewModels ?? []
        renderColumns(state.isVisible ? state.columns : [], models)
        row.isHidden = !state.isVisible
        columns.isHidden = state.columns.isEmpty
        shape.isHidden = viewModel != nil
        emptyLabel.isHidden = viewModel == nil || !state.columns.isEmpty
    }

    /// A score out of sight has not even a height.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        row.isHidden ? .zero : super.sizeThatFits(proposal)
    }

    /// Each column keeps its view for as long as its place exists.
    private func renderColumns(
        _ states: [InlineScoreColumnDisplayState], _ models: [any InlineScoreColumnViewModelProtocol]
    ) {
        while columnViews.count < states.count {
            columnViews.append(InlineScoreColumnView(environment: environment))
        }
        columnViews.removeLast(columnViews.count - states.count)
        for (index, view) in columnViews.enumerated() {
            let state = states[index]
            view.bind(to: index < models.count ? models[index] : nil)
            view.isLast = index == states.count - 1
            view.dropOrder = ScoreColumn.dropOrder(
                at: index, of: states.count, standsOut: state.hasTrailingRule || state.emphasis == .both)
        }
        columns.setArrangedViews(columnViews)
    }

    private static func createEmptyLabel() -> Label {
        let label = Label(foreground: .textSecondary, alignment: .trailing)
        label.maximumLines = 2
        label.minimumWidth = 1
        return label
    }
}
