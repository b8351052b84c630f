import GomaUI

/// One price of the book.
final class BookOutcomeModel: BookModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
    private let place: (match: String, market: String, outcome: String)

    init(_ book: Sportsbook, match: String, market: String, outcome: String, density: OutcomeDensity = .regular) {
        place = (match, market, outcome)
        super.init(book, topics: [.match(match), .slip]) { book in
            guard let known = book.matches[match], let market = known.market(market),
                let outcome = market.outcomes.first(where: { $0.id == outcome })
            else { return .blank }
            return known.outcomeState(outcome, in: market, slip: book.slip, density: density)
        }
    }

    func toggleSelection() {
        book.toggle(BetSlip.Selection(match: place.match, market: place.market, outcome: place.outcome))
    }

    func requestDetails() { book.record("requestDetails()", of: "OutcomeItem", at: "\(place.match).\(place.market)") }

    func clearOddsChange() { book.clearChange(place.match, place.market, place.outcome) }
}

/// One market of the book in a line.
final class BookLineModel: BookModel<MarketOutcomesLineDisplayState>, MarketOutcomesLineViewModelProtocol {
    private let models: [BookOutcomeModel]
    private let match: String

    init(_ book: Sportsbook, match: String, market: String) {
        self.match = match
        let outcomes = book.matches[match]?.market(market)?.outcomes.prefix(Market.shownOutcomes) ?? []
        models = outcomes.map { BookOutcomeModel(book, match: match, market: market, outcome: $0.id) }
        super.init(book, topics: [.match(match), .slip]) { book in
            guard let known = book.matches[match], let market = known.market(market) else { return .blank }
            return known.lineState(market, slip: book.slip, book.environment)
        }
    }

    var outcomeViewModels: [any OutcomeItemViewModelProtocol] { models }

    func showAllMarkets() { book.record("showAllMarkets()", of: "MarketOutcomesLine", at: match) }
}

/// Some markets of a match in lines below each other.
final class BookGroupModel: BookModel<MarketOutcomesMultiLineDisplayState>, MarketOutcomesMultiLineViewModelProtocol {
    private let models: [BookLineModel]
    private let match: String

    init(_ book: Sportsbook, match: String, markets: [String], title: String = "") {
        self.match = match
        models = markets.map { BookLineModel(book, match: match, market: $0) }
        super.init(book, topics: [.match(match), .slip]) { book in
            guard let known = book.matches[match] else { return .blank }
            return known.groupState(markets.compactMap(known.market), title: title, slip: book.slip, book.environment)
        }
    }

    var lineViewModels: [any MarketOutcomesLineViewModelProtocol] { models }

    /// The book's markets are there from the start; asking again shows what it knows now.
    func reload() {
        book.record("reload()", of: "MarketOutcomesMultiLine", at: match)
        book.mark(.match(match))
    }
}

/// Where a match of the book belongs and how far it has come.
final class BookHeaderModel: BookModel<MatchHeaderDisplayState>, MatchHeaderViewModelProtocol {
    private let match: String

    init(_ book: Sportsbook, match: String) {
        self.match = match
        super.init(book, topics: [.match(match)]) { $0.matches[match]?.headerState($0.environment) ?? .blank }
    }

    func toggleFavorite() { book.toggleFavorite(match) }

    func openCompetition() { book.record("openCompetition()", of: "MatchHeader", at: match) }
}

/// The score of a match of the book.
final class BookScoreModel: BookModel<ScoreDisplayState>, ScoreViewModelProtocol {
    init(_ book: Sportsbook, match: String) {
        super.init(book, topics: [.match(match)]) { $0.matches[match]?.scoreState ?? .blank }
    }
}

/// The main market of a match of the book.
final class BookInfoModel: BookModel<MarketInfoLineDisplayState>, MarketInfoLineViewModelProtocol {
    private let pill: BookPillModel

    init(_ book: Sportsbook, match: String) {
        pill = BookPillModel(book, match: match)
        super.init(book, topics: [.match(match)]) { book in
            book.matches[match].map { $0.infoState($0.markets.first) } ?? .blank
        }
    }

    var marketViewModel: any MarketNamePillLabelViewModelProtocol { pill }
}

/// The name of a match's main market.
final class BookPillModel: BookModel<MarketNamePillLabelDisplayState>, MarketNamePillLabelViewModelProtocol {
    private let match: String

    init(_ book: Sportsbook, match: String) {
        self.match = match
        super.init(book, topics: [.match(match)]) { book in
            book.matches[match].map { $0.infoState($0.markets.first).market } ?? .blank
        }
    }

    func showMarket() { book.record("showMarket()", of: "MarketNamePillLabel", at: match) }
}

/// A whole match of the book as a card.
final class BookCardModel: BookModel<TallOddsMatchCardDisplayState>, TallOddsMatchCardViewModelProtocol {
    private let match: String
    private let header: BookHeaderModel
    private let score: BookScoreModel
    private let info: BookInfoModel
    private let group: BookGroupModel
    private let onOpen: (String) -> Void

    /// - Parameter onOpen: told the match that the customer wants to see.
    init(_ book: Sportsbook, match: String, onOpen: @escaping (String) -> Void) {
        self.match = match
        self.onOpen = onOpen
        header = BookHeaderModel(book, match: match)
        score = BookScoreModel(book, match: match)
        info = BookInfoModel(book, match: match)
        let main = book.matches[match]?.markets.first.map { [$0.id] } ?? []
        group = BookGroupModel(book, match: match, markets: main)
        super.init(book, topics: [.match(match), .slip]) { book in
            guard let known = book.matches[match] else { return .blank }
            let markets = known.markets.prefix(1)
            return TallOddsMatchCardDisplayState(
                id: known.id, header: known.headerState(book.environment), home: known.home, away: known.away,
                score: known.scoreState, marketInfo: known.infoState(markets.first),
                outcomes: known.groupState(Array(markets), slip: book.slip, book.environment))
        }
    }

    var headerViewModel: any MatchHeaderViewModelProtocol { header }
    var scoreViewModel: (any ScoreViewModelProtocol)? { currentDisplayState.score == nil ? nil : score }
    var marketInfoViewModel: any MarketInfoLineViewModelProtocol { info }
    var outcomesViewModel: any MarketOutcomesMultiLineViewModelProtocol { group }

    func openMatch() { onOpen(match) }
}
