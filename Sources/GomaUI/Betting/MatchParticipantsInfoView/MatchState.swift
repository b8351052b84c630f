/// The progress of a match.
public enum MatchState: Codable, Hashable, Sendable {
    /// - start: `nil` where nobody knows.
    /// - now: Tells which day is today, so that it and the next are called by name; `nil` where each day has its date.
    case preLive(start: CalendarMoment?, now: CalendarMoment?)
    /// - period: How far it has come; `nil` where nobody tells.
    case live(score: TicketScore, period: MatchPeriod?)
    case ended(score: TicketScore)

    /// What both sides have; `nil` before the match begins.
    var score: TicketScore? {
        switch self {
        case .preLive: nil
        case .live(let score, _), .ended(let score): score
        }
    }

    /// What both sides have, as it is written between them; empty before the match begins.
    func scoreWords(in glyphs: Glyphs) -> String {
        score.map { "\($0.home) \(glyphs.noValue.string) \($0.away)" } ?? ""
    }

    /// The day and the time of the start in the language of the moment; empty once it has begun, and where nobody knows.
    @MainActor
    func startWords(in environment: ViewEnvironment) -> (day: String, clock: String) {
        guard case .preLive(let start?, let now) = self else { return ("", "") }
        return (start.dayWords(now: now, in: environment, as: .long), environment.moments.string(start, as: .clock))
    }
}
