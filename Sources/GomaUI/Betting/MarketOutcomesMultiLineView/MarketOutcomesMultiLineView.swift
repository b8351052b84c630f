/// A group of markets: an optional heading above lines of prices.
public final class MarketOutcomesMultiLineView: ComponentView<
    any MarketOutcomesMultiLineViewModelProtocol, MarketOutcomesMultiLineDisplayState
>, StandardComponent
{
    public typealias Model = MarketOutcomesMultiLineViewModel

    private lazy var titleLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var titleRow = titleLabel.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var lines = StackView(axis: .vertical)
    private lazy var lineViews = RepeatedViews(of: MarketOutcomesLineView.self, in: lines, environment: environment)
    private lazy var notice = NoticeView(in: environment, actionTitle: environment.text(.keyTryAgain))
    private lazy var column = StackView([titleRow, lines, notice], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.reload() }
    }

    override public func render(_ state: MarketOutcomesMultiLineDisplayState) {
        titleLabel.text = state.title
        titleRow.isHidden = state.title.isEmpty
        let message = notice(for: state)
        lines.isHidden = message != nil
        notice.isHidden = message == nil
        notice.render(message?.text ?? "", as: message?.kind ?? .empty)
        lineViews.bind(to: lines.isHidden ? [] : viewModel?.lineViewModels)
    }

    private func notice(
        for state: MarketOutcomesMultiLineDisplayState
    ) -> (text: String, kind: NoticeView.Kind)? {
        switch state.phase {
        case .lines:
            viewModel == nil || !state.lines.isEmpty ? nil : (environment.text(.noMarkets), .empty)
        case .loading: (environment.text(.loadingMarkets), .loading)
        case .empty(let message): (message ?? environment.text(.noMarkets), .empty)
        case .failed(let failure): (failure.words(.marketsFailed, in: environment), .failure)
        }
    }
}
