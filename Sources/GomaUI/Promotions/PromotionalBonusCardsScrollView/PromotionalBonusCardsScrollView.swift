/// Advertised bonuses beside each other, in a strip that goes from one to the next.
public final class PromotionalBonusCardsScrollView: ComponentView<
    any PromotionalBonusCardsScrollViewModelProtocol, PromotionalBonusCardsScrollDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = PromotionalBonusCardsScrollViewModel

    private lazy var carousel = CarouselView(.cards, in: environment)
    private lazy var column = StackView([carousel], axis: .vertical)
    private lazy var cardViews = RepeatedViews(of: PromotionalBonusCardView.self, environment: environment)
    private var shownID: String?
    private var shownCardIDs: [String] = []

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        carousel.onTurn = { [weak self] in self?.showPage($0) }
        carousel.onPause = { [weak self] in self?.viewModel?.setPaused($0) }
    }

    override public func render(_ state: PromotionalBonusCardsScrollDisplayState) {
        cardViews.bind(to: viewModel?.cardViewModels)
        carousel.show(cardViews.views, at: page(of: state))
        carousel.isPaused = state.isPaused
        carousel.turnsByItself = state.turnsByItself && viewModel != nil
        (shownID, shownCardIDs) = (state.id, state.cards.map(\.id))
    }

    /// Other bonuses begin with the first; where the one that the strip stands at is among them still, it stays with that.
    private func page(of state: PromotionalBonusCardsScrollDisplayState) -> Int {
        let (page, cards) = (carousel.page, state.cards)
        guard state.id == shownID, shownCardIDs.indices.contains(page) else { return 0 }
        let id = shownCardIDs[page]
        if cards.indices.contains(page), cards[page].id == id { return page }
        return cards.firstIndex { $0.id == id } ?? 0
    }

    override public func resetInteraction() {
        shownID = nil
        carousel.jump(to: 0)
    }

    /// The strip itself is no place to stop at; its parts are.
    override public var holdsFocus: Bool { false }

    private func showPage(_ page: Int) { carousel.show(cardViews.views, at: page) }

    /// The card that the strip stands at, from 0.
    public var interfaceState: Int {
        get { carousel.page }
        set { carousel.jump(to: newValue) }
    }
}
