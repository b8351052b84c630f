/// The model of the customer's consent to odds that move while a bet is on its way.
final class BookAcceptanceModel: BookModel<OddsAcceptanceDisplayState>, OddsAcceptanceViewModelProtocol {
    init(_ book: Sportsbook) {
        super.init(
            book.place([.slip]) {
                OddsAcceptanceDisplayState(isAccepted: $0.slip.acceptsOddsChanges, isLinkTappable: true)
            }, in: book)
    }

    func toggleAcceptance() { book.setAcceptsOddsChanges(!currentDisplayState.isAccepted) }

    func learnMore() { ask(to: ExplainOdds(), of: OddsAcceptanceView.self) }
}
