extension CountHits: ScriptedRequest {
    /// A single letter finds much, and takes its time.
    public var answerTime: Duration { text.count == 1 ? .milliseconds(1800) : .milliseconds(600) }

    public var scriptedReply: Int {
        let names = Self.sportsbook + DemoGames.all.map(\.name)
        return names.count { $0.lowercased().contains(text.lowercased()) }
    }

    /// Teams and competitions of the gallery's sportsbook.
    private static let sportsbook = [
        "Arsenal", "Aston Villa", "Barcelona", "Bayern München", "Benfica", "Borussia Dortmund", "Champions League",
        "Chelsea", "Europa League", "Everton", "Football", "Inter Milan", "Juventus", "La Liga", "Leicester City",
        "Liverpool", "Manchester City", "Manchester United", "Newcastle United", "Paris Saint-Germain", "Porto",
        "Premier League", "Real Madrid", "Roland Garros", "Sporting CP", "Tottenham Hotspur", "West Ham United",
        "Wimbledon",
    ]
}
