extension MatchPart {
    /// What it is called, in the language of the moment.
    @MainActor
    package func words(in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        switch self {
        case .firstHalf: environment.text(.firstHalf)
        case .halfTime: environment.text(form == .long ? .halfTime : .halfTimeShort)
        case .secondHalf: environment.text(.secondHalf)
        case .extraTime: environment.text(.extraTime)
        case .penalties: environment.text(.penalties)
        case .ended: environment.text(.ended)
        case .set(let number): environment.text(.setPart, numbered(number, in: environment))
        case .quarter(let number): environment.text(.quarterPart, numbered(number, in: environment))
        case .period(let number): environment.text(.periodPart, numbered(number, in: environment))
        case .inning(let number): environment.text(.inningPart, numbered(number, in: environment))
        case .overtime: environment.text(.overtime)
        case .pause: environment.text(.pausePart)
        case .named(let name): name
        }
    }

    /// The number of a part, as languages count.
    @MainActor
    private func numbered(_ number: Int, in environment: ViewEnvironment) -> KeyValuePairs<String, String> {
        ["ordinal": environment.text(Self.ordinal(of: number), ["number": "\(number)"])]
    }

    /// The text that counts to a number: in English those beyond twenty end as their last digit does, but for 111 to 113.
    private static func ordinal(of number: Int) -> LocalizationKey {
        switch (number, number % 10) {
        case (1, _): .ordinalFirst
        case (2, _): .ordinalSecond
        case (3, _): .ordinalThird
        case (...20, _): .ordinalLater
        case _ where (11...13).contains(number % 100): .ordinalLater
        case (_, 1): .ordinalEndingInOne
        case (_, 2): .ordinalEndingInTwo
        case (_, 3): .ordinalEndingInThree
        default: .ordinalLater
        }
    }

    package var isOn: Bool {
        switch self {
        case .ended: false
        case .firstHalf, .halfTime, .secondHalf, .extraTime, .penalties, .set, .quarter, .period, .inning, .overtime,
            .pause, .named:
            true
        }
    }
}
