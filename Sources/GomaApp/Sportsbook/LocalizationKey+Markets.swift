/// What markets, their groups and their outcomes are called that are known everywhere.
extension LocalizationKey {
    static let marketHandicap = Self("marketHandicap", english: "Handicap {line}")
    static let outcomeOver = Self("outcomeOver", english: "Over {line}")
    static let outcomeUnder = Self("outcomeUnder", english: "Under {line}")
}

/// What markets, their groups and their outcomes are called, in the language of the moment.
@MainActor
extension MarketName {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .matchResult: environment.text(LocalizationKey("marketResult", english: "Match result"))
        case .winner: environment.text(LocalizationKey("marketWinner", english: "Winner"))
        case .doubleChance: environment.text(LocalizationKey("marketDoubleChance", english: "Double chance"))
        case .drawNoBet: environment.text(LocalizationKey("marketDrawNoBet", english: "Draw no bet"))
        case .bothScore: environment.text(LocalizationKey("marketBothScore", english: "Both teams to score"))
        case .firstSet: environment.text(LocalizationKey("marketFirstSet", english: "First set"))
        case .total(let count, let line): environment.text(count.key, ["line": line.words(in: environment)])
        case .handicap(let line): environment.text(.marketHandicap, ["line": line.signedWords(in: environment)])
        case .named(let name): name
        }
    }
}

extension MarketName.Count {
    fileprivate var key: LocalizationKey {
        switch self {
        case .goals: LocalizationKey("marketGoals", english: "Goals over or under {line}")
        case .runs: LocalizationKey("marketRuns", english: "Runs over or under {line}")
        case .points: LocalizationKey("marketPoints", english: "Points over or under {line}")
        case .sets: LocalizationKey("marketSets", english: "Sets over or under {line}")
        case .asianGoals: LocalizationKey("marketAsianGoals", english: "Asian goals over or under {line}")
        }
    }
}

@MainActor
extension MarketGroup {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .result: environment.text(LocalizationKey("marketsOfResult", english: "Result"))
        case .goals: environment.text(LocalizationKey("marketsOfGoals", english: "Goals"))
        case .asian: environment.text(LocalizationKey("asianMarkets", english: "Asian"))
        case .runs: environment.text(LocalizationKey("marketsOfRuns", english: "Runs"))
        case .sets: environment.text(LocalizationKey("marketsOfSets", english: "Sets"))
        case .points: environment.text(LocalizationKey("marketsOfPoints", english: "Points"))
        case .named(let name): name
        }
    }
}

@MainActor
extension OutcomeName {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .draw: environment.text(LocalizationKey("outcomeDraw", english: "Draw"))
        case .homeOrDraw: environment.text(LocalizationKey("outcomeHomeOrDraw", english: "Home or draw"))
        case .homeOrAway: environment.text(LocalizationKey("outcomeHomeOrAway", english: "Home or away"))
        case .drawOrAway: environment.text(LocalizationKey("outcomeDrawOrAway", english: "Draw or away"))
        case .yes: environment.text(LocalizationKey("outcomeYes", english: "Yes"))
        case .no: environment.text(LocalizationKey("outcomeNo", english: "No"))
        case .over(let line): environment.text(.outcomeOver, ["line": line.words(in: environment)])
        case .under(let line): environment.text(.outcomeUnder, ["line": line.words(in: environment)])
        case .handicap(let side, let line): "\(side) \(line.signedWords(in: environment))"
        case .named(let name): name
        }
    }
}

@MainActor
extension MarketLine {
    /// The line as it is written, such as 2.25 for nine quarters.
    fileprivate func words(in environment: ViewEnvironment) -> String {
        environment.money.string(value, digits: digits)
    }

    fileprivate func signedWords(in environment: ViewEnvironment) -> String {
        (quarters > 0 ? "+" : "") + words(in: environment)
    }
}
