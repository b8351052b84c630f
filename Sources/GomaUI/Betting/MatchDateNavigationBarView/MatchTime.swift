/// When a match begins, or how far it has come.
public enum MatchTime: Codable, Hashable, Sendable {
    /// - now: Tells which day is today, so that it and the next are called by name; `nil` where each day has its date.
    case start(CalendarMoment, now: CalendarMoment?)
    /// How far it has come.
    case period(MatchPeriod)

    /// What is known of a match's time; `nil` before a start that nobody has told.
    /// - Parameter now: tells which day is today; `nil` where nobody knows.
    package init?(of match: Match, now: CalendarMoment?) {
        switch match.phase {
        case .upcoming(let start):
            guard let start else { return nil }
            self = .start(CalendarMoment(start), now: now)
        case .live, .ended: self = .period(MatchPeriod(of: match) ?? MatchPeriod(.named("")))
        }
    }

    /// How far the match has come; `nil` before it begins.
    package var progress: MatchPeriod? { if case .period(let period) = self { period } else { nil } }

    var isOn: Bool { progress?.part.isOn ?? false }
}

extension MatchTime? {
    /// Shows how far a match has come. A clock that tells nothing leaves what stands there, but for a start that has
    /// passed.
    mutating func show(_ match: Match) {
        if MatchPeriod(of: match) != nil || match.isLive && self?.isOn != true {
            self = MatchTime(of: match, now: nil)
        }
    }
}

@MainActor
extension MatchTime {
    /// The time in the language of the moment.
    func words(in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        switch self {
        case .period(let period): return period.words(in: environment, as: form)
        case .start(let start, let now):
            return environment.text(
                .dayAndClock,
                [
                    "day": start.dayWords(now: now, in: environment, as: form),
                    "clock": environment.moments.string(start, as: .clock),
                ])
        }
    }
}
