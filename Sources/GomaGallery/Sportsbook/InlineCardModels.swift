import GomaUI

/// The line over a match of the book in a dense list.
final class BookCompactHeaderModel: BookModel<CompactMatchHeaderDisplayState>, CompactMatchHeaderViewModelProtocol {
    private let match: String
    private let onOpen: (String) -> Void

    init(_ book: Sportsbook, match: String, onOpen: @escaping (String) -> Void) {
        self.match = match
        self.onOpen = onOpen
        super.init(book, topics: [.match(match)]) {
            $0.matches[match]?.compactHeaderState($0.environment) ?? .blank
        }
    }

    func openMarkets() { onOpen(match) }
}

/// The small score of a match of the book.
final class BookInlineScoreModel: BookModel<InlineScoreDisplayState>, InlineScoreViewModelProtocol {
    private let columns: [BookInlineColumnModel]

    init(_ book: Sportsbook, match: String) {
        columns = [BookInlineColumnModel(book, match: match)]
        super.init(book, topics: [.match(match)]) { $0.matches[match]?.inlineScoreState ?? .blank }
    }

    /// A match has one column from its beginning on, and none before.
    var columnViewModels: [any InlineScoreColumnViewModelProtocol] {
        Array(columns.prefix(currentDisplayState.columns.count))
    }
}

/// The goals of a match of the book.
final class BookInlineColumnModel: BookModel<InlineScoreColumnDisplayState>, InlineScoreColumnViewModelProtocol {
    init(_ book: Sportsbook, match: String) {
        super.init(book, topics: [.match(match)]) { $0.matches[match]?.inlineScoreState?.columns.first ?? .blank }
    }
}

/// The main market of a match of the book in a low row.
final class BookCompactLineModel: BookModel<CompactOutcomesLineDisplayState>, CompactOutcomesLineViewModelProtocol {
    private let models: [BookOutcomeModel]

    init(_ book: Sportsbook, match: String) {
        let market = book.matches[match]?.markets.first
        models = (market?.outcomes.prefix(Market.shownOutcomes) ?? []).map {
            BookOutcomeModel(book, match: match, market: market?.id ?? "", outcome: $0.id, density: .compact)
        }
        super.init(book, topics: [.match(match), .slip]) {
            $0.matches[match]?.compactLineState(slip: $0.slip) ?? .blank
        }
    }

    var outcomeViewModels: [any OutcomeItemViewModelProtocol] { models }
}

/// A whole match of the book in a dense list.
final class BookInlineCardModel: BookModel<InlineMatchCardDisplayState>, InlineMatchCardViewModelProtocol {
    private let match: String
    private let header: BookCompactHeaderModel
    private let score: BookInlineScoreModel
    private let outcomes: BookCompactLineModel
    private let onOpen: (String) -> Void

    /// - Parameter onOpen: told the match that the customer wants to see.
    init(_ book: Sportsbook, match: String, onOpen: @escaping (String) -> Void) {
        self.match = match
        self.onOpen = onOpen
        header = BookCompactHeaderModel(book, match: match, onOpen: onOpen)
        score = BookInlineScoreModel(book, match: match)
        outcomes = BookCompactLineModel(book, match: match)
        super.init(book, topics: [.match(match), .slip]) { book in
            guard let known = book.matches[match] else { return .blank }
            return InlineMatchCardDisplayState(
                id: known.id, header: known.compactHeaderState(book.environment), home: known.home, away: known.away,
                score: known.inlineScoreState, outcomes: known.compactLineState(slip: book.slip))
        }
    }

    var headerViewModel: any CompactMatchHeaderViewModelProtocol { header }
    var scoreViewModel: (any InlineScoreViewModelProtocol)? { currentDisplayState.score == nil ? nil : score }
    /// The feed does not tell who serves.
    var detailedScoreViewModel: (any ScoreViewModelProtocol)? { nil }
    var outcomesViewModel: any CompactOutcomesLineViewModelProtocol { outcomes }

    func openMatch() { onOpen(match) }
}

@MainActor
extension Match {
    func compactHeaderState(_ environment: ViewEnvironment) -> CompactMatchHeaderDisplayState {
        let text = time(environment)
        let mode: CompactMatchHeaderMode =
            switch phase {
            case .upcoming: .preLive(date: text)
            case .live: .live(status: text)
            case .ended: .ended(status: text)
            }
        return CompactMatchHeaderDisplayState(mode: mode, marketCount: marketCount)
    }

    var inlineScoreState: InlineScoreDisplayState? {
        guard hasScore else { return nil }
        return InlineScoreDisplayState(columns: [
            InlineScoreColumnDisplayState(String(homeScore), String(awayScore), id: "goals")
        ])
    }

    func compactLineState(slip: BetSlip) -> CompactOutcomesLineDisplayState {
        CompactOutcomesLineDisplayState(
            outcomes: markets.first.map { market in
                market.outcomes.prefix(Market.shownOutcomes).map {
                    outcomeState($0, in: market, slip: slip, density: .compact)
                }
            } ?? [])
    }
}
