/// The part of a match that is played, or the break between two.
public enum MatchPart: Codable, Hashable, Sendable {
    /// Before it begins, with the start as the feed writes it.
    case upcoming(start: String)
    case firstHalf, halfTime, secondHalf, extraTime, penalties, ended
    /// What the feed calls it, such as a set or a quarter; empty where it names none.
    case named(String)
}

extension MatchPart {
    /// What it is called, in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .upcoming(let start): start
        case .firstHalf: environment.text(.firstHalf)
        case .halfTime: environment.text(.halfTime)
        case .secondHalf: environment.text(.secondHalf)
        case .extraTime: environment.text(.extraTime)
        case .penalties: environment.text(.penalties)
        case .ended: environment.text(.fullTime)
        case .named(let name): name
        }
    }

    /// Whether the match is on.
    var isOn: Bool {
        switch self {
        case .upcoming, .ended: false
        case .firstHalf, .halfTime, .secondHalf, .extraTime, .penalties, .named: true
        }
    }
}
