/// A bonus that is offered: its picture, what it is, the way to claim it, and its terms.
public final class BonusCardView: ComponentView<any BonusCardViewModelProtocol, BonusCardDisplayState>,
    StandardComponent
{
    public typealias Model = BonusCardViewModel

    private lazy var card = OfferCardBody(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { card }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: BonusCardDisplayState) {
        card.render(
            state.content, isBlank: viewModel == nil, main: viewModel?.claimViewModel,
            aside: viewModel?.termsViewModel)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenPromotion) { $0.openBonus() } }
}
