/// A market as prices in a row, or in two of them; or one notice.
public final class MarketOutcomesLineView: ComponentView<
    any MarketOutcomesLineViewModelProtocol, MarketOutcomesLineDisplayState
>, StandardComponent
{
    public typealias Model = MarketOutcomesLineViewModel

    private lazy var upperRow = OutcomeRowView(in: environment)
    private lazy var lowerRow = OutcomeRowView(in: environment)
    private lazy var rows = StackView([upperRow, lowerRow], axis: .vertical)
    private lazy var notice = NoticeView(in: environment, actionTitle: environment.text(.keyShowAllMarkets))
    private lazy var column = StackView([rows, notice], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.showAllMarkets() }
    }

    override public func render(_ state: MarketOutcomesLineDisplayState) {
        rows.isHidden = state.mode != .outcomes
        notice.isHidden = state.mode == .outcomes
        notice.render(
            state.notice ?? environment.text(words(for: state.mode)), as: state.mode == .seeAll ? .link : .message)
        renderRows(state.layout)
    }

    private func words(for mode: MarketOutcomesLineMode) -> LocalizationKey {
        switch mode {
        case .outcomes, .suspended: .marketSuspended
        case .closed: .marketClosed
        case .seeAll: .seeAllMarkets
        }
    }

    private func renderRows(_ layout: MarketOutcomesLayout) {
        let models = viewModel?.outcomeViewModels.prefix(layout.capacity)
        let below = models?.dropFirst(layout.columns) ?? []
        upperRow.bind(to: models.map { Array($0.prefix(layout.columns)) })
        lowerRow.bind(to: Array(below))
        lowerRow.isHidden = below.isEmpty
    }
}
