/// Up to three prices side by side, as wide as each other.
package final class OutcomeRowView: PartView {
    /// Prices in one row at most.
    package nonisolated static let capacity = 3

    private let shape: OutcomeItemDisplayState
    private lazy var outcomeViews = (0..<Self.capacity).map { _ in OutcomeItemView(environment: environment) }
    private lazy var row = StackView(outcomeViews, spacing: Spacing.xs, distribution: .equal)

    override package var content: View { row }

    /// - Parameter shape: what stands where a price has no model yet.
    package init(in environment: ViewEnvironment, shape: OutcomeItemDisplayState = .blank) {
        self.shape = shape
        super.init(in: environment)
    }

    /// Shows each model's price, in the view that stays with it wherever it moves to; before there are any, the shape of a
    /// full row, and of one price where there is none.
    package func bind(to models: [any OutcomeItemViewModelProtocol]?) {
        arrangeViews(for: models ?? [])
        for (index, view) in outcomeViews.enumerated() {
            let model = models.flatMap { index < $0.count ? $0[index] : nil }
            view.isHidden = index >= (models.map { max($0.count, 1) } ?? Self.capacity)
            view.bind(to: model)
            if model == nil { view.render(shape) }
        }
    }

    private func arrangeViews(for models: [any OutcomeItemViewModelProtocol]) {
        var isMoved = false
        for (index, model) in models.prefix(Self.capacity).enumerated() {
            guard let known = outcomeViews.firstIndex(where: { $0.viewModel === model }), known != index else {
                continue
            }
            outcomeViews.swapAt(index, known)
            isMoved = true
        }
        if isMoved { row.arrange(outcomeViews) }
    }
}
