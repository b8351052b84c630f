/// What is counted of a match beside its score.
extension LocalizationKey {
    static let matchStatistics = Self("matchStatistics", english: "Statistics")
}

extension MatchStatistic.Kind {
    var key: LocalizationKey {
        switch self {
        case .possession: LocalizationKey("statisticsPossession", english: "Possession")
        case .shots: LocalizationKey("statisticsShots", english: "Shots")
        case .shotsOnTarget: LocalizationKey("statisticsShotsOnTarget", english: "Shots on target")
        case .corners: LocalizationKey("statisticsCorners", english: "Corners")
        case .fouls: LocalizationKey("statisticsFouls", english: "Fouls")
        case .yellowCards: LocalizationKey("statisticsYellowCards", english: "Yellow cards")
        case .pointsWon: LocalizationKey("statisticsPointsWon", english: "Points won")
        }
    }
}
