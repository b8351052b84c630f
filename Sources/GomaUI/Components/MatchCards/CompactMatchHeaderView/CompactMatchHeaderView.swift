import TerminalKit

/// One line over a match: when it is played at the left, the way to its markets at the right.
public final class CompactMatchHeaderView: ComponentView<
    any CompactMatchHeaderViewModelProtocol, CompactMatchHeaderDisplayState
>
{
    private lazy var liveDot = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var liveLabel = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var timeLabel = Label()
    private lazy var time = StackView([liveDot, liveLabel, timeLabel], spacing: Spacing.xs)
    private lazy var markets = MarketCountLinkView(in: environment)
    private lazy var row = StackView([time, markets], spacing: Spacing.sm)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    override public func setupWithTheme() {
        time.grows = true
        time.minimumWidth = 6
        liveDot.text = glyphs.live.string
        liveLabel.text = environment.text(.liveUppercase)
        liveLabel.dropOrder = 1
        timeLabel.minimumWidth = 4
        markets.onActivate = { [weak self] in self?.viewModel?.openMarkets() }
    }

    override public func render(_ state: CompactMatchHeaderDisplayState) {
        liveDot.isHidden = !state.mode.isLive
        liveLabel.isHidden = !state.mode.isLive
        timeLabel.text = viewModel == nil ? glyphs.noValue.string : state.mode.text
        timeLabel.style = viewModel == nil ? TextStyle(.textSecondary, .dim) : timeStyle(state.mode)
        markets.render(state)
    }

    private func timeStyle(_ mode: CompactMatchHeaderMode) -> TextStyle {
        switch mode {
        case .preLive, .live: TextStyle(.rowTitle, .highlightPrimary)
        case .ended: TextStyle(.caption, .textSecondary)
        }
    }
}
