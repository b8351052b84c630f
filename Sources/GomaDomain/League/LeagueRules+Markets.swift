extension LeagueRules {
    /// The markets of a match, the main one first.
    func markets(edge: Double) -> [LeagueMarket] {
        let home = LeagueChances.mean(of: .home, self, edge: edge)
        let away = LeagueChances.mean(of: .away, self, edge: edge)
        let whole = Int((home + away).rounded())
        let lead = Int((away - home).rounded())
        return switch sport {
        case .football:
            [
                LeagueMarket(.result, id: "1x2", in: .result),
                LeagueMarket(.double, id: "double", in: .result),
                .total(10, "goals25", .goals, in: .goals), .total(14, "goals35", .goals, in: .goals),
                LeagueMarket(.both, id: "btts", in: .goals),
                LeagueMarket(.drawNoBet, id: "dnb", in: .result),
                .total(whole * 4 - 1, "asian", .asianGoals, in: .asian),
                .handicap(lead * 4 - 1, "ah", in: .asian),
            ]
        case .hockey:
            [
                LeagueMarket(.result, id: "1x2", in: .result),
                LeagueMarket(.double, id: "double", in: .result),
                .total(22, "goals55", .goals, in: .goals), .total(24, "goals60", .goals, in: .goals),
                LeagueMarket(.both, id: "btts", in: .goals),
                LeagueMarket(.drawNoBet, id: "dnb", in: .result),
            ]
        case .baseball:
            [
                LeagueMarket(.winner, id: "winner", in: .result),
                .total(34, "runs85", .runs, in: .runs), .total(36, "runs90", .runs, in: .runs),
            ]
        case .tennis, .volleyball:
            [
                LeagueMarket(.winner, id: "winner", in: .result),
                LeagueMarket(.firstSet, id: "set1", in: .sets),
                .total(parts == 3 ? 10 : 14, "sets", .sets, in: .sets),
                .handicap(edge < 0 ? 6 : -6, "sets-ah", in: .sets),
            ]
        default:
            [
                LeagueMarket(.winner, id: "winner", in: .result),
                .handicap(lead * 4 - 2, "spread", in: .points),
                .total(whole * 4 + 2, "points", .points, in: .points),
                .total(whole * 4 + 18, "points-high", .points, in: .points),
            ]
        }
    }
}

extension LeagueMarket {
    fileprivate static func total(_ line: Int, _ id: String, _ count: MarketName.Count, in group: MarketGroup) -> Self {
        Self(.total(count, line), id: id, in: group)
    }

    fileprivate static func handicap(_ line: Int, _ id: String, in group: MarketGroup) -> Self {
        Self(.handicap(line), id: id, in: group)
    }
}
