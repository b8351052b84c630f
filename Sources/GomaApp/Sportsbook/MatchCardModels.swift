/// One price of the book.
final class BookOutcomeModel: BookModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
    private let choice: MarketChoice

    /// - Parameter choice: the market that it is in, the first of these.
    init(_ place: StatePlace<OutcomeItemDisplayState>, of match: String, in choice: MarketChoice, _ book: Sportsbook) {
        self.choice = choice
        super.init(place, of: match, in: book)
    }

    private var market: String { book.matches[match].flatMap { choice.markets(of: $0).first?.id } ?? "" }

    func toggleSelection() {
        book.toggle(BetSlip.Selection(match: match, market: market, outcome: currentDisplayState.id))
    }

    func requestDetails() {
        let request = ShowOutcome(
            id: currentDisplayState.id, market: market, match: match, offer: currentDisplayState.bettingOfferID)
        ask(to: request, of: OutcomeItemView.self, at: "\(match).\(market)")
    }

    func clearOddsChange() { book.clearChange(match, market, currentDisplayState.id) }
}

/// One market of the book in a line.
final class BookLineModel: BookModel<MarketOutcomesLineDisplayState>, MarketOutcomesLineViewModelProtocol {
    private let market: String

    init(_ place: StatePlace<MarketOutcomesLineDisplayState>, of match: String, market: String, in book: Sportsbook) {
        self.market = market
        super.init(place, of: match, in: book)
    }

    convenience init(_ book: Sportsbook, match: String, market: String) {
        let place = book.place(of: match) { known, book in
            known.market(market).map { known.lineState($0, in: book) }
        }
        self.init(place, of: match, market: market, in: book)
    }

    var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { BookOutcomeModel($0, of: match, in: .named([market]), book) }
    }

    func showAllMarkets() { ask(to: OpenMatch(id: match), of: MarketOutcomesLineView.self) }
}

/// Some markets of a match in lines below each other.
final class BookGroupModel: BookModel<MarketOutcomesMultiLineDisplayState>, MarketOutcomesMultiLineViewModelProtocol {
    /// - Parameter isTitled: whether the name of the first market stands above them.
    convenience init(_ book: Sportsbook, match: String, in choice: MarketChoice, isTitled: Bool = false) {
        let place = book.place(of: match) { known, book in
            let shown = choice.markets(of: known)
            let title = isTitled ? shown.first?.name.words(in: book.environment) : nil
            return known.groupState(shown, title: title ?? "", in: book)
        }
        self.init(place, of: match, in: book)
    }

    var lineViewModels: [any MarketOutcomesLineViewModelProtocol] {
        parts(\.lines) { BookLineModel($0, of: match, market: $0.state.id, in: book) }
    }

    /// The book's markets are there from the start; asking again shows what it knows now.
    func reload() {
        book.record(of: MarketOutcomesMultiLineView.self, at: match)
        book.mark(.match(match))
    }
}

/// The model of a match's header: where it belongs and how far it has come.
final class BookHeaderModel: BookModel<MatchHeaderDisplayState>, MatchHeaderViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.headerState(now: $1.now) }, of: match, in: book)
    }

    func toggleFavorite() { book.toggleFavorite(match) }

    func openCompetition() {
        ask(to: OpenCompetition(id: currentDisplayState.competitionID ?? ""), of: MatchHeaderView.self)
    }
}

/// The main market of a match of the book.
final class BookInfoModel: BookModel<MarketInfoLineDisplayState>, MarketInfoLineViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.infoState($0.markets.first, in: $1.environment) }, of: match, in: book)
    }

    var marketViewModel: any MarketNamePillLabelViewModelProtocol {
        part(\.market) { BookPillModel($0, of: match, in: book) }
    }
}

/// The name of a match's main market.
final class BookPillModel: BookModel<MarketNamePillLabelDisplayState>, MarketNamePillLabelViewModelProtocol {
    func showMarket() { ask(to: OpenMatch(id: match), of: MarketNamePillLabelView.self) }
}

/// A whole match of the book as a card.
final class BookCardModel: BookModel<TallOddsMatchCardDisplayState>, TallOddsMatchCardViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.cardState(in: $1) }, of: match, in: book)
    }

    var headerViewModel: any MatchHeaderViewModelProtocol {
        part(\.header) { BookHeaderModel($0, of: match, in: book) }
    }
    var scoreViewModel: (any ScoreViewModelProtocol)? { part(\.score, ScoreViewModel.init) }
    var marketInfoViewModel: any MarketInfoLineViewModelProtocol {
        part(\.marketInfo) { BookInfoModel($0, of: match, in: book) }
    }
    var outcomesViewModel: any MarketOutcomesMultiLineViewModelProtocol {
        part(\.outcomes) { BookGroupModel($0, of: match, in: book) }
    }

    func openMatch() { ask(to: OpenMatch(id: match), of: TallOddsMatchCardView.self) }
}
