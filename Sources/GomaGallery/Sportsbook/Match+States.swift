import GomaUI

/// What components show of a match.
@MainActor
extension Match {
    /// How far it has come, ready to read, such as "1st Half 23'".
    func time(_ environment: ViewEnvironment) -> String {
        switch phase {
        case .upcoming(let start): start
        case .live(let period, let minute): minute.map { "\(period) \($0)'" } ?? period
        case .ended: environment.text(.ended)
        }
    }

    var hasScore: Bool { if case .upcoming = phase { false } else { true } }

    func headerState(_ environment: ViewEnvironment) -> MatchHeaderDisplayState {
        MatchHeaderDisplayState(
            competition: competition, countryCode: countryCode, sport: sport, isFavorite: isFavorite,
            time: time(environment), isLive: isLive)
    }

    var scoreState: ScoreDisplayState? {
        hasScore ? ScoreDisplayState(columns: [ScoreColumn(String(homeScore), String(awayScore))]) : nil
    }

    func infoState(_ market: Market?) -> MarketInfoLineDisplayState {
        MarketInfoLineDisplayState(
            market: MarketNamePillLabelDisplayState(text: market?.name ?? ""), marketCount: marketCount)
    }

    func lineState(_ market: Market, slip: BetSlip) -> MarketOutcomesLineDisplayState {
        MarketOutcomesLineDisplayState(
            outcomes: market.outcomes.prefix(Market.shownOutcomes).map {
                outcomeState($0, in: market, slip: slip)
            })
    }

    /// The markets' prices, three to a line.
    func groupState(
        _ markets: [Market], title: String = "", slip: BetSlip
    ) -> MarketOutcomesMultiLineDisplayState {
        MarketOutcomesMultiLineDisplayState(title: title, lines: markets.map { lineState($0, slip: slip) })
    }

    /// The match with its main market.
    func cardState(slip: BetSlip, _ environment: ViewEnvironment) -> TallOddsMatchCardDisplayState {
        TallOddsMatchCardDisplayState(
            id: id, header: headerState(environment), home: home, away: away, score: scoreState,
            marketInfo: infoState(markets.first), outcomes: groupState(Array(markets.prefix(1)), slip: slip))
    }

    func outcomeState(
        _ outcome: Outcome, in market: Market, slip: BetSlip, density: OutcomeDensity = .regular
    ) -> OutcomeItemDisplayState {
        let isGone = outcome.result != nil || phase == .ended
        return OutcomeItemDisplayState(
            id: outcome.id, title: density == .compact ? outcome.shortTitle ?? outcome.title : outcome.title,
            odds: outcome.odds,
            availability: isGone ? .unavailable : market.isSuspended ? .locked : .open,
            isSelected: slip.contains(id, market.id, outcome.id), oddsChange: outcome.change,
            changeCount: outcome.changeCount, density: density)
    }
}
