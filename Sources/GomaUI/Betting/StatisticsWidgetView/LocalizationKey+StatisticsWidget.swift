extension LocalizationKey {
    static let preparingStatistics = Self("preparingStatistics", english: "Preparing statistics")
    static let loadingStatistics = Self("loadingStatistics", english: "Loading statistics")
    static let statisticsFailed = Self("statisticsFailed", english: "Statistics could not be loaded")
    static let noStatistics = Self("noStatistics", english: "No statistics yet")
    static let noStatisticsHint = Self(
        "noStatisticsHint", english: "They come once enough matches have been played.")
    static let refreshingStatistics = Self("refreshingStatistics", english: "Refreshing")
    static let keyRefreshStatistics = Self("keyRefreshStatistics", english: "refresh the statistics")
    static let wonCount = Self("wonCount", english: "Won {count}")
    static let drawnCount = Self("drawnCount", english: "Drawn {count}")
    static let lostCount = Self("lostCount", english: "Lost {count}")
    static let goalsScored = Self("goalsScored", english: "Scored")
    /// One letter for a match that was won.
    static let formWin = Self("formWin", english: "W")
    static let formDraw = Self("formDraw", english: "D")
    static let formLoss = Self("formLoss", english: "L")
    static let spokenWin = Self("spokenWin", english: "won")
    static let spokenDraw = Self("spokenDraw", english: "drawn")
    static let spokenLoss = Self("spokenLoss", english: "lost")
    /// How often a side has won against another, with its name.
    static let spokenWins = Self("spokenWins", english: "{side} won {count}")
    static let spokenDraws = Self("spokenDraws", english: "{count} drawn")
}
