import GomaUI

/// The model of the customer's consent to odds that move while a bet is on its way.
final class BookAcceptanceModel: ViewModel<OddsAcceptanceDisplayState>, OddsAcceptanceViewModelProtocol {
    private let book: Sportsbook

    init(_ book: Sportsbook) {
        self.book = book
        super.init(
            book.place([.slip]) {
                OddsAcceptanceDisplayState(isAccepted: $0.slip.acceptsOddsChanges, isLinkTappable: true)
            })
    }

    func toggleAcceptance() { book.setAcceptsOddsChanges(!currentDisplayState.isAccepted) }

    func learnMore() {
        book.record(of: OddsAcceptanceView.self, at: "")
        ask(to: ExplainOdds())
    }
}
