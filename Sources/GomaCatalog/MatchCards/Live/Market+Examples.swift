extension Market {
    /// Who wins, or that nobody does.
    /// - Parameter moved: how the prices have just moved, in their order.
    static func result(home: Odds, draw: Odds, away: Odds, moved: [OddsChange] = [.none, .none, .none]) -> Market {
        made("result", [("home", "Home", home), ("draw", "Draw", draw), ("away", "Away", away)], moved)
    }

    /// Who wins, in sports that know no draw.
    static func winner(home: Odds, away: Odds, named titles: (home: String, away: String) = ("Home", "Away")) -> Market
    {
        made("winner", [("home", titles.home, home), ("away", titles.away, away)], [.none, .none])
    }

    /// Goals above or below a limit.
    /// - Parameter moved: how the prices have just moved, in their order.
    static func overUnder(
        _ limit: String, over: Odds, under: Odds, moved: [OddsChange] = [.none, .none]
    ) -> Market {
        made(limit, [("over\(limit)", "Over \(limit)", over), ("under\(limit)", "Under \(limit)", under)], moved)
    }

    /// The market while no bets are taken.
    var suspended: Market { with { $0.isSuspended = true } }

    private static func made(
        _ id: String, _ outcomes: [(id: String, title: String, odds: Odds)], _ moved: [OddsChange]
    ) -> Market {
        Market(
            id: id,
            outcomes: zip(outcomes, moved).map { outcome, change in
                Outcome(
                    id: outcome.id, title: .named(outcome.title),
                    price: Price(outcome.odds, change: change, changeCount: change == .none ? 0 : 1))
            })
    }
}
