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
        case .named(let name): name
        }
    }

    /// Whether the match is on.
    package var isOn: Bool {
        switch self {
        case .ended: false
        case .firstHalf, .halfTime, .secondHalf, .extraTime, .penalties, .named: true
        }
    }
}
