/// What is counted of a match beside its score.
extension LocalizationKey {
    static let matchStatistics = Self("matchStatistics", english: "Statistics")
    static let statisticsPossession = Self("statisticsPossession", english: "Possession")
    static let statisticsShots = Self("statisticsShots", english: "Shots")
    static let statisticsShotsOnTarget = Self("statisticsShotsOnTarget", english: "Shots on target")
    static let statisticsCorners = Self("statisticsCorners", english: "Corners")
    static let statisticsFouls = Self("statisticsFouls", english: "Fouls")
    static let statisticsYellowCards = Self("statisticsYellowCards", english: "Yellow cards")
    static let statisticsPointsWon = Self("statisticsPointsWon", english: "Points won")
}
