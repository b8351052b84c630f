/// A section of suggested matches: a heading to open and close it, one match in view, and the way to the others.
public final class SuggestedBetsExpandedView: ComponentView<
    any SuggestedBetsExpandedViewModelProtocol, SuggestedBetsExpandedDisplayState
>, StandardComponent
{
    public typealias Model = SuggestedBetsExpandedViewModel

    private lazy var header = SuggestedBetsHeaderView(in: environment)
    private lazy var card = TallOddsMatchCardView(environment: environment)
    private lazy var pager = SlidingPageView(card, in: environment)
    private lazy var dots = PageDotsView(in: environment)
    private lazy var emptyLabel = Label(
        environment.text(.noSuggestedBets), foreground: .textSecondary, alignment: .center
    ).wrapping(upTo: 2)
    private lazy var topRow = BlankRow()
    private lazy var emptyGap = BlankRow()
    private lazy var bottomRow = BlankRow()
    private lazy var column = StackView(
        [topRow, header, pager, dots, emptyGap, emptyLabel, bottomRow], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    /// The card has the same ground, and draws it itself.
    override public func setupWithTheme() {
        card.setsMarketApart = true
        for part in [topRow, header, dots, emptyGap, emptyLabel, bottomRow] {
            part.background = .role(.backgroundCards)
        }
        header.onActivate = { [weak self] in self?.viewModel?.toggleExpanded() }
        dots.onChoose = { [weak self] in self?.viewModel?.showPage($0) }
    }

    override public func render(_ state: SuggestedBetsExpandedDisplayState) {
        let page = state.isExpanded && state.isVisible ? state.shownPage : nil
        let models = viewModel?.cardViewModels ?? []
        column.isHidden = !state.isVisible
        header.render(title: state.title, isExpanded: state.isExpanded, isEnabled: viewModel != nil)
        pager.isHidden = page == nil && (viewModel != nil || !state.isExpanded)
        card.bind(to: page.flatMap { $0 < models.count ? models[$0] : nil })
        dots.isHidden = page == nil || state.cards.count < 2
        dots.render(page: page ?? 0, of: page == nil ? 0 : state.cards.count)
        dots.accessibilityLabel = environment.text(
            .pageOf, ["page": "\((page ?? 0) + 1)", "count": "\(state.cards.count)"])
        emptyLabel.isHidden = viewModel == nil || !state.isExpanded || !state.cards.isEmpty
        emptyGap.isHidden = emptyLabel.isHidden
        // A card ends in room of its own.
        bottomRow.isHidden = !pager.isHidden && dots.isHidden
        pager.show(page: page)
    }

    override public func resetInteraction() { pager.reset() }

    /// The section itself is no place to stop at; its parts are.
    override public var holdsFocus: Bool { false }

    /// Paging, wherever inside the focus is.
    override public var keyBindings: [KeyBinding] {
        guard let page = pager.shownPage, let count = viewModel?.cardViewModels.count else { return [] }
        return KeyBinding.paging(
            from: page, of: count, before: environment.text(.keyMatchBefore), after: environment.text(.keyMatchAfter)
        ) { [self] in viewModel?.showPage($0) }
    }
}
