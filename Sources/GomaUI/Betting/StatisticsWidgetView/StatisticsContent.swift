/// The content of a tab of statistics.
public enum StatisticsContent: Codable, Hashable, Sendable {
    /// How often each of two has won, and how their matches ended.
    case headToHead(StatisticsHeadToHead)
    /// How each of several has done in its last matches.
    case form([StatisticsForm])
    /// Numbers of two against each other.
    case comparison(sides: StatisticsSides, rows: [StatisticsComparison])
    /// Matches of the past, the last one first.
    case results([StatisticsResult])
    /// Numbers in a row, under what they count.
    case columns(title: String, columns: [StatisticsColumn])

    /// Whether there is nothing to show.
    var isEmpty: Bool {
        switch self {
        case .headToHead(let record):
            record.homeWins + (record.draws ?? 0) + record.awayWins == 0 && record.results.isEmpty
        case .form(let teams): teams.isEmpty
        case .comparison(_, let rows): rows.isEmpty
        case .results(let results): results.isEmpty
        case .columns(_, let columns): columns.isEmpty
        }
    }
}
