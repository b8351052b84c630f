/// What markets, their groups and their outcomes are called, in the language of the moment.
@MainActor
extension MarketName {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .matchResult: environment.text(.marketResult)
        case .winner: environment.text(.marketWinner)
        case .doubleChance: environment.text(.marketDoubleChance)
        case .drawNoBet: environment.text(.marketDrawNoBet)
        case .bothScore: environment.text(.marketBothScore)
        case .firstSet: environment.text(.marketFirstSet)
        case .total(let count, let line): environment.text(count.key, ["line": line.words(in: environment)])
        case .handicap(let line): environment.text(.marketHandicap, ["line": line.signedWords(in: environment)])
        case .named(let name): name
        }
    }
}

extension MarketName.Count {
    fileprivate var key: LocalizationKey {
        switch self {
        case .goals: .marketGoals
        case .runs: .marketRuns
        case .points: .marketPoints
        case .sets: .marketSets
        case .asianGoals: .marketAsianGoals
        }
    }
}

@MainActor
extension MarketGroup {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .result: environment.text(.marketsOfResult)
        case .goals: environment.text(.marketsOfGoals)
        case .asian: environment.text(.asianMarkets)
        case .runs: environment.text(.marketsOfRuns)
        case .sets: environment.text(.marketsOfSets)
        case .points: environment.text(.marketsOfPoints)
        case .named(let name): name
        }
    }
}

@MainActor
extension OutcomeName {
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .draw: environment.text(.outcomeDraw)
        case .homeOrDraw: environment.text(.outcomeHomeOrDraw)
        case .homeOrAway: environment.text(.outcomeHomeOrAway)
        case .drawOrAway: environment.text(.outcomeDrawOrAway)
        case .yes: environment.text(.outcomeYes)
        case .no: environment.text(.outcomeNo)
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
