/// One selection of the bet slip, with the price that it has now.
final class BookTicketModel: BookModel<BetslipTicketDisplayState>, BetslipTicketViewModelProtocol {
    private let selection: BetSlip.Selection

    init(_ book: Sportsbook, _ selection: BetSlip.Selection) {
        self.selection = selection
        super.init(book.place([.slip]) { $0.ticketState(selection) }, of: selection.match, in: book)
    }

    func remove() { book.remove(selection.id) }

    func undoRemoval() { book.undoRemoval(selection.id) }

    func clearOddsChange() { book.clearChange(selection.match, selection.market, selection.outcome) }
}

/// The bet slip as it is seen from outside.
final class BookFloatingModel: BookModel<BetslipFloatingDisplayState>, BetslipFloatingViewModelProtocol {
    init(_ book: Sportsbook) {
        super.init(
            book.place([.slip]) { book in
                guard let odds = book.totalOdds else { return BetslipFloatingDisplayState(.noTickets) }
                return BetslipFloatingDisplayState(
                    .withTickets(
                        selectionCount: Limited(book.slip.active.count), odds: book.told(odds), boost: book.winBoost))
            }, in: book)
    }

    func openBetslip() { ask(to: OpenBetslip(), of: BetslipFloatingView.self) }
}

/// The top line of the bet slip, with what the customer has.
final class BookSlipHeaderModel: BookModel<BetslipHeaderDisplayState>, BetslipHeaderViewModelProtocol {
    init(_ book: Sportsbook) {
        super.init(
            book.place([.slip]) { book in
                BetslipHeaderDisplayState(
                    book.customer.isLoggedIn ? .loggedIn(balance: book.customer.balance) : .guest)
            }, in: book)
    }

    func join() { ask(to: OpenRegistration(), of: BetslipHeaderView.self) }

    func logIn() { ask(to: OpenLogin(), of: BetslipHeaderView.self) }

    func close() { ask(to: CloseBetslip(), of: BetslipHeaderView.self) }
}

extension Sportsbook {
    /// What the slip shows of a selection.
    func ticketState(_ selection: BetSlip.Selection) -> BetslipTicketDisplayState {
        guard let (match, market, outcome) = known(selection) else { return .blank }
        let current = slip.selections.first { $0.id == selection.id }
        let name = outcome.title.words(in: environment)
        return BetslipTicketDisplayState(
            id: selection.id, league: match.competition, time: MatchTime(of: match, now: now), home: match.home,
            away: match.away, selection: "\(name) (\(market.name.words(in: environment)))",
            odds: outcome.odds,
            oddsChange: outcome.price.change, changeCount: outcome.price.changeCount,
            status: status(of: selection),
            presence: current.map { $0.secondsToUndo.map { .removed(secondsLeft: Limited($0)) } ?? .shown } ?? .gone)
    }

    private func status(of selection: BetSlip.Selection) -> BetslipTicketStatus {
        guard isOpen(selection) else { return .suspended(reason: nil) }
        return slip.clashes(selection) ? .disabled(reason: environment.text(.deniedSameMatch)) : .open
    }
}
