extension MatchBannerDisplayState: MatchProjection {
    package var isOn: Bool { isLive }

    package mutating func show(_ match: Match, in environment: ViewEnvironment) {
        if let period = MatchPeriod(of: match) { matchTime = period }
        isLive = match.isLive
        if let total = match.score.total { (homeScore, awayScore) = (total.home, total.away) }
        if let market = match.markets.first { outcomes.show(market, of: match) }
    }
}
