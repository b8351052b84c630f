import TerminalKit

/// A market as a row of up to three prices that share their borders, or one notice.
public final class MarketOutcomesLineView: ComponentView<
    any MarketOutcomesLineViewModelProtocol, MarketOutcomesLineDisplayState
>
{
    /// Prices in one line at most.
    public static let capacity = OutcomeRowView.capacity

    private lazy var row = OutcomeRowView(in: environment)
    private lazy var notice = NoticeView(in: environment, actionTitle: "show all markets")
    private lazy var column = StackView([row, notice], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.showAllMarkets() }
    }

    override public func render(_ state: MarketOutcomesLineDisplayState) {
        row.isHidden = state.mode != .outcomes
        notice.isHidden = state.mode == .outcomes
        notice.render(state.notice, as: state.mode == .seeAll ? .link : .message)
        row.bind(to: viewModel?.outcomeViewModels)
    }
}
