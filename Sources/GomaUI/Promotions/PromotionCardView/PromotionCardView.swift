/// A promotion in a list: its picture, what it is, the way to take part, and the way to more.
public final class PromotionCardView: ComponentView<any PromotionCardViewModelProtocol, PromotionCardDisplayState>,
    StandardComponent
{
    public typealias Model = PromotionCardViewModel

    private lazy var card = OfferCardBody(in: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { card }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: PromotionCardDisplayState) {
        card.render(
            state.content, isBlank: viewModel == nil, main: viewModel?.actionViewModel,
            aside: viewModel?.readMoreViewModel)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenPromotion) { $0.openPromotion() } }
}
