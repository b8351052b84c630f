/// The participants of a match and how it stands, beside each other or above each other.
public final class MatchParticipantsInfoView: ComponentView<
    any MatchParticipantsInfoViewModelProtocol, MatchParticipantsInfoDisplayState
>, StandardComponent
{
    public typealias Model = MatchParticipantsInfoViewModel

    private lazy var across = ParticipantsAcrossView(in: environment)
    private lazy var stacked = ParticipantsStackedView(in: environment)
    private var state = MatchParticipantsInfoDisplayState.blank

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [across, stacked].forEach(addSubview) }

    override public func initConstraints() {
        for view in [across, stacked] {
            view.layout {
                $0.horizontal.equal(to: self, insetBy: Spacing.xs)
                $0.top.equal(to: self)
            }
        }
    }

    override public func setupWithTheme() { background = .role(.backgroundPrimary) }

    override public func render(_ state: MatchParticipantsInfoDisplayState) {
        self.state = state
        across.render(state)
        stacked.render(state, score: viewModel?.scoreViewModel)
        setNeedsLayout()
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let part = isAcross(in: proposal.width) ? across : stacked
        let size = part.measure(proposal)
        let wish = size.width + 2 * Spacing.xs
        return Size(width: proposal.width < View.unbounded ? proposal.width : wish, height: size.height)
    }

    override public func layoutSubviews() {
        across.isHidden = !isAcross(in: bounds.width)
        stacked.isHidden = !across.isHidden
        super.layoutSubviews()
    }

    /// Where room is short, beside each other becomes above each other.
    private func isAcross(in width: Int) -> Bool {
        state.layout == .horizontal && width >= across.leastWidth + 2 * Spacing.xs
    }
}
