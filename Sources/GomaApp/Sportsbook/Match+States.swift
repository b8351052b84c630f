/// What components show of a match.
@MainActor
extension Match {
    var hasScore: Bool { if case .upcoming = phase { false } else { true } }

    /// - Parameter now: tells which day is today; `nil` where nobody knows.
    func headerState(now: CalendarMoment?) -> MatchHeaderDisplayState {
        MatchHeaderDisplayState(
            id: id, competition: competition, countryCode: countryCode, sport: sport?.pictogram, isFavorite: isFavorite,
            time: MatchTime(of: self, now: now), isLive: isLive)
    }

    var scoreState: ScoreDisplayState? {
        hasScore ? ScoreDisplayState(columns: [ScoreColumn](score)) : nil
    }

    func infoState(_ market: Market?, in environment: ViewEnvironment) -> MarketInfoLineDisplayState {
        MarketInfoLineDisplayState(
            market: MarketNamePillLabelDisplayState(
                id: market?.id ?? "", text: market?.name.words(in: environment) ?? ""),
            marketCount: marketCount)
    }

    func lineState(_ market: Market, in book: Sportsbook) -> MarketOutcomesLineDisplayState {
        let isOver = phase == .ended || market.isSettled
        return MarketOutcomesLineDisplayState(
            id: market.id, mode: isOver ? .closed : .outcomes,
            outcomes: market.outcomes.prefix(market.layout.capacity).map { outcomeState($0, of: market, in: book) },
            notice: market.isSettled ? notice(of: market, in: book.environment) : nil, layout: market.layout)
    }

    /// How a market has ended: which outcomes have won, or that it is void; `nil` where none of those that are told has won.
    private func notice(of market: Market, in environment: ViewEnvironment) -> String? {
        let winners = market.outcomes.filter { $0.result == .won || $0.result == .halfWon }.map {
            $0.title.words(in: environment)
        }
        guard winners.isEmpty else {
            return "\(environment.glyphs.success.string) \(winners.joined(separator: ", "))"
        }
        return market.outcomes.contains { $0.result == .void } ? environment.text(.marketVoid) : nil
    }

    /// The markets' prices, a line for each.
    func groupState(
        _ markets: [Market], title: String = "", in book: Sportsbook
    ) -> MarketOutcomesMultiLineDisplayState {
        MarketOutcomesMultiLineDisplayState(title: title, lines: markets.map { lineState($0, in: book) })
    }

    /// The match with its main market.
    func cardState(in book: Sportsbook) -> TallOddsMatchCardDisplayState {
        TallOddsMatchCardDisplayState(
            id: id, header: headerState(now: book.now), home: home, away: away, score: scoreState,
            marketInfo: infoState(markets.first, in: book.environment),
            outcomes: groupState(Array(markets.prefix(1)), in: book))
    }

    func outcomeState(
        _ outcome: Outcome, of market: Market, in book: Sportsbook, density: OutcomeDensity = .regular
    ) -> OutcomeItemDisplayState {
        book.state(
            of: PriceFacts(
                match: id, market: market.id, outcome: outcome,
                availability: OutcomeAvailability(of: outcome, in: market, of: self),
                isSelected: book.slip.contains(id, market.id, outcome.id), density: density))
    }
}

extension Market {
    /// Prices that a low row shows at most.
    static let shownOutcomes = 3

    /// Four outcomes stand in a square.
    var layout: MarketOutcomesLayout { outcomes.count == MarketOutcomesLayout.grid.capacity ? .grid : .row }
}
