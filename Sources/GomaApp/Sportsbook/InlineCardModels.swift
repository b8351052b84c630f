/// The line over a match of the book in a dense list.
final class BookCompactHeaderModel: BookModel<CompactMatchHeaderDisplayState>, CompactMatchHeaderViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.compactHeaderState(now: $1.now) }, of: match, in: book)
    }

    func openMarkets() { ask(to: OpenMatch(id: match), of: CompactMatchHeaderView.self) }
}

/// The main market of a match of the book in a low row.
final class BookCompactLineModel: BookModel<CompactOutcomesLineDisplayState>, CompactOutcomesLineViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.compactLineState(in: $1) }, of: match, in: book)
    }

    var outcomeViewModels: [any OutcomeItemViewModelProtocol] {
        parts(\.outcomes) { BookOutcomeModel($0, of: match, in: .main, book) }
    }
}

/// A whole match of the book in a dense list.
final class BookInlineCardModel: BookModel<InlineMatchCardDisplayState>, InlineMatchCardViewModelProtocol {
    convenience init(_ book: Sportsbook, match: String) {
        self.init(book.place(of: match) { $0.inlineCardState(in: $1) }, of: match, in: book)
    }

    var headerViewModel: any CompactMatchHeaderViewModelProtocol {
        part(\.header) { BookCompactHeaderModel($0, of: match, in: book) }
    }
    var scoreViewModel: (any InlineScoreViewModelProtocol)? { part(\.score, InlineScoreViewModel.init) }
    /// The feed does not tell who serves.
    var detailedScoreViewModel: (any ScoreViewModelProtocol)? { nil }
    var outcomesViewModel: any CompactOutcomesLineViewModelProtocol {
        part(\.outcomes) { BookCompactLineModel($0, of: match, in: book) }
    }

    func openMatch() { ask(to: OpenMatch(id: match), of: InlineMatchCardView.self) }
}

@MainActor
extension Match {
    /// - Parameter now: tells which day is today; `nil` where nobody knows.
    func compactHeaderState(now: CalendarMoment?) -> CompactMatchHeaderDisplayState {
        CompactMatchHeaderDisplayState(time: MatchTime(of: self, now: now), marketCount: marketCount)
    }

    var inlineScoreState: InlineScoreDisplayState? {
        hasScore ? InlineScoreDisplayState(columns: [InlineScoreColumnDisplayState](score)) : nil
    }

    func inlineCardState(in book: Sportsbook) -> InlineMatchCardDisplayState {
        InlineMatchCardDisplayState(
            id: id, header: compactHeaderState(now: book.now), home: home, away: away, score: inlineScoreState,
            outcomes: compactLineState(in: book))
    }

    func compactLineState(in book: Sportsbook) -> CompactOutcomesLineDisplayState {
        CompactOutcomesLineDisplayState(
            outcomes: markets.first.map { market in
                market.outcomes.prefix(Market.shownOutcomes).map {
                    outcomeState($0, of: market, in: book, density: .compact)
                }
            } ?? [])
    }
}
