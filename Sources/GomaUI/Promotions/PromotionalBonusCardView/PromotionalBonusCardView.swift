/// A bonus that is advertised: its picture, what it is, who has chosen it, the way to claim it, and its terms.
public final class PromotionalBonusCardView: ComponentView<
    any PromotionalBonusCardViewModelProtocol, PromotionalBonusCardDisplayState
>, StandardComponent
{
    public typealias Model = PromotionalBonusCardViewModel

    private lazy var gradient = GradientView(from: .backgroundCards, to: .backgroundGradient2)
    private lazy var playersView = BonusPlayersView(in: environment)
    private lazy var card = OfferCardBody(in: environment, extra: playersView)

    override public var fillsWidth: Bool { true }
    override public var content: View { card }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupSubviews() { embed(gradient) }

    override public func render(_ state: PromotionalBonusCardDisplayState) {
        gradient.isHidden = !state.hasGradient
        background = state.hasGradient ? nil : .level(.card)
        card.render(
            state.content, isBlank: viewModel == nil, main: viewModel?.claimViewModel,
            aside: viewModel?.termsViewModel)
        playersView.render(state.players, count: state.playerCount)
    }
}
