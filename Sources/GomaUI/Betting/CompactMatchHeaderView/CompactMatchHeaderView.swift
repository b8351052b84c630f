/// One line over a match: when it is played at the left, the way to its markets at the right.
public final class CompactMatchHeaderView: ComponentView<
    any CompactMatchHeaderViewModelProtocol, CompactMatchHeaderDisplayState
>, StandardComponent
{
    public typealias Model = CompactMatchHeaderViewModel

    private lazy var live = LiveMark()
    private lazy var timeLabel = Label().narrowing(to: 4)
    private lazy var time = StackView(live.members + [timeLabel], spacing: Spacing.xs).growing().narrowing(to: 6)
    private lazy var markets = MarketCountLinkView(in: environment)
    private lazy var row = StackView([time, markets], spacing: Spacing.sm)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }

    override public func setupWithTheme() { markets.onActivate = { [weak self] in self?.viewModel?.openMarkets() } }

    /// A row, also before there is anything to show.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 1)
    }

    override public func render(_ state: CompactMatchHeaderDisplayState) {
        live.render(isLive: state.isOn, in: environment)
        timeLabel.text =
            viewModel == nil ? glyphs.noValue.string : state.time?.words(in: environment, as: .short) ?? ""
        timeLabel.style = viewModel == nil ? TextStyle(.textSecondary, .dim) : Self.timeStyle(state)
        markets.render(state)
    }

    /// What runs stands out; when a match begins is quieter than who plays.
    private static func timeStyle(_ state: CompactMatchHeaderDisplayState) -> TextStyle {
        state.isOn ? TextStyle(.rowTitle, .textPrimary) : TextStyle(.caption, .textSecondary)
    }
}
