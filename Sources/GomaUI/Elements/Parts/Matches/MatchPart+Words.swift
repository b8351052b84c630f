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
        case .ended: environment.text(.fullTime)
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
        let keys: [LocalizationKey] = [.ordinalFirst, .ordinalSecond, .ordinalThird]
        let key = keys.indices.contains(number - 1) ? keys[number - 1] : .ordinalLater
        return ["ordinal": environment.text(key, ["number": "\(number)"])]
    }

    /// Whether the match is on.
    package var isOn: Bool {
        switch self {
        case .ended: false
        case .firstHalf, .halfTime, .secondHalf, .extraTime, .penalties, .set, .quarter, .period, .inning, .overtime,
            .pause, .named:
            true
        }
    }
}
