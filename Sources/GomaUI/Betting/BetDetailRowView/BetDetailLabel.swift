/// The name of a line of a bet's details.
public enum BetDetailLabel: Codable, Hashable, Sendable {
    case text(String)
    /// When the bet was placed.
    case placed(CalendarMoment)
    /// How the bet has ended.
    case result

    /// The name in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .text(let text): text
        case .placed(let moment):
            environment.text(.betPlacedOn, ["date": environment.moments.string(moment, as: .dateAndClock)])
        case .result: environment.text(.resultOfBet)
        }
    }
}
