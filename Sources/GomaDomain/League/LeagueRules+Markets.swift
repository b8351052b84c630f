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
                LeagueMarket(.result, id: "1x2", "Match result", in: "Result"),
                LeagueMarket(.double, id: "double", "Double chance", in: "Result"),
                .total(10, "goals25", "Goals", in: "Goals"), .total(14, "goals35", "Goals", in: "Goals"),
                LeagueMarket(.both, id: "btts", "Both teams to score", in: "Goals"),
                LeagueMarket(.handicap(0), id: "dnb", "Draw no bet", in: "Result"),
                .total(whole * 4 - 1, "asian", "Asian goals", in: "Asian"),
                .handicap(lead * 4 - 1, "ah", in: "Asian"),
            ]
        case .hockey:
            [
                LeagueMarket(.result, id: "1x2", "Match result", in: "Result"),
                LeagueMarket(.double, id: "double", "Double chance", in: "Result"),
                .total(22, "goals55", "Goals", in: "Goals"), .total(24, "goals60", "Goals", in: "Goals"),
                LeagueMarket(.both, id: "btts", "Both teams to score", in: "Goals"),
                LeagueMarket(.handicap(0), id: "dnb", "Draw no bet", in: "Result"),
            ]
        case .baseball:
            [
                LeagueMarket(.winner, id: "winner", "Winner", in: "Result"),
                .total(34, "runs85", "Runs", in: "Runs"), .total(36, "runs90", "Runs", in: "Runs"),
            ]
        case .tennis, .volleyball:
            [
                LeagueMarket(.winner, id: "winner", "Winner", in: "Result"),
                LeagueMarket(.firstSet, id: "set1", "First set", in: "Sets"),
                .total(parts == 3 ? 10 : 14, "sets", "Sets", in: "Sets"),
                .handicap(edge < 0 ? 6 : -6, "sets-ah", in: "Sets"),
            ]
        default:
            [
                LeagueMarket(.winner, id: "winner", "Winner", in: "Result"),
                .handicap(lead * 4 - 2, "spread", in: "Points"),
                .total(whole * 4 + 2, "points", "Points", in: "Points"),
                .total(whole * 4 + 18, "points-high", "Points", in: "Points"),
            ]
        }
    }
}

extension LeagueMarket {
    fileprivate static func total(_ line: Int, _ id: String, _ what: String, in group: String) -> Self {
        Self(.total(line), id: id, "\(what) over or under \(Self.text(line))", in: group)
    }

    fileprivate static func handicap(_ line: Int, _ id: String, in group: String) -> Self {
        Self(.handicap(line), id: id, "Handicap \(Self.signed(line))", in: group)
    }

    /// A line as it is written, such as 2.25 for nine quarters.
    static func text(_ quarters: Int) -> String {
        let rest = ["", ".25", ".5", ".75"][abs(quarters) % 4]
        return "\(quarters < 0 ? "-" : "")\(abs(quarters) / 4)\(rest)"
    }

    static func signed(_ quarters: Int) -> String { (quarters > 0 ? "+" : "") + text(quarters) }
}
