/// The way in which a sport is played in a league.
struct LeagueRules: Sendable {
    /// The sports, by what they count.
    enum Count: Sendable {
        /// Goals or runs, few enough that bets are not taken while one falls.
        case goals
        /// Points that fall all the time, so many at once, by how often.
        case points([(value: Int, share: Double)])
        /// Games of sets, as in tennis.
        case games
        /// Points of sets that end at so many.
        case sets(Int)
    }

    let sport: Sport
    let count: Count
    /// Parts of play, or the most sets.
    let parts: Int
    /// Minutes of play in a part; 0 where no clock runs.
    let minutes: Int
    /// Seconds that a minute of play takes, or a point where no clock runs, or an inning.
    let pace: Double
    /// Seconds between two parts.
    let rest: Int
    let hasDraws: Bool
    /// Goals or points of a side in a match, on average.
    let mean: Double
    /// How far the sides lie apart at most.
    let spread: Double

    /// Whether the match is played for sets.
    var isInSets: Bool {
        switch count {
        case .goals, .points: false
        case .games, .sets: true
        }
    }

    /// Whether what is counted falls so seldom that markets close for it.
    var isInGoals: Bool { if case .goals = count { true } else { false } }

    /// Whether points fall so often that chance evens out.
    var isSteady: Bool { mean > 50 }

    /// Milliseconds that a part takes, in sports with parts of equal length.
    var partTime: Int { Int(Double(max(minutes, 1)) * pace * 1000) }

    /// Milliseconds from the start to the end, about.
    var usualTime: Int {
        switch count {
        case .goals, .points: parts * partTime + (parts - 1) * rest * 1000
        case .games: 5_400_000
        case .sets: 5_100_000
        }
    }

    /// The part as a scoreboard names it.
    func part(_ number: Int) -> MatchPart {
        switch sport {
        case .football: number == 0 ? .firstHalf : .secondHalf
        case .hockey: .period(number + 1)
        case .baseball: .inning(number + 1)
        case .tennis, .volleyball: .set(number + 1)
        default: number < parts ? .quarter(number + 1) : .overtime
        }
    }

    /// The break before a part.
    func rest(before number: Int) -> MatchPart {
        parts == 2 || (parts == 4 && number == 2) ? .halfTime : .pause
    }

    static let all: [LeagueRules] = [football, tennis, basketball, hockey, volleyball, baseball, americanFootball]

    static let football = LeagueRules(
        sport: .football, count: .goals, parts: 2, minutes: 45, pace: 60, rest: 900, hasDraws: true, mean: 1.35,
        spread: 0.65)
    static let hockey = LeagueRules(
        sport: .hockey, count: .goals, parts: 3, minutes: 20, pace: 105, rest: 1020, hasDraws: true, mean: 2.8,
        spread: 0.4)
    static let baseball = LeagueRules(
        sport: .baseball, count: .goals, parts: 9, minutes: 0, pace: 1080, rest: 90, hasDraws: false, mean: 4.3,
        spread: 0.35)
    static let basketball = LeagueRules(
        sport: .basketball, count: .points([(2, 0.62), (3, 0.22), (1, 0.16)]), parts: 4, minutes: 10, pace: 132,
        rest: 300, hasDraws: false, mean: 82, spread: 0.09)
    static let americanFootball = LeagueRules(
        sport: .americanFootball, count: .points([(7, 0.55), (3, 0.45)]), parts: 4, minutes: 15, pace: 165,
        rest: 420, hasDraws: false, mean: 22, spread: 0.25)
    static let tennis = LeagueRules(
        sport: .tennis, count: .games, parts: 3, minutes: 0, pace: 36, rest: 120, hasDraws: false, mean: 0,
        spread: 0.08)
    static let volleyball = LeagueRules(
        sport: .volleyball, count: .sets(25), parts: 5, minutes: 0, pace: 26, rest: 180, hasDraws: false, mean: 0,
        spread: 0.05)
}
