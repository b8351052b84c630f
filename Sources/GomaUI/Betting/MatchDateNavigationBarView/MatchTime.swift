/// When a match begins, or how far it has come.
public enum MatchTime: Codable, Hashable, Sendable {
    /// - now: Tells which day is today, so that it and the next are called by name; `nil` where each day has its date.
    case start(CalendarMoment, now: CalendarMoment?)
    /// How far it has come, or the start as the feed writes it.
    case period(MatchPeriod)
}

extension MatchTime {
    /// What is known of a match's time.
    package init(of match: Match) {
        if case .upcoming(let start) = match.phase {
            self = .period(.start(start))
        } else {
            self = .period(MatchPeriod(of: match) ?? MatchPeriod(.named("")))
        }
    }

    /// Whether the match is on.
    var isOn: Bool { if case .period(let period) = self { period.part.isOn } else { false } }

    /// Whether the match is over.
    var isOver: Bool { if case .period(let period) = self { period.part == .ended } else { false } }
}

@MainActor
extension MatchTime {
    /// The time in the language of the moment.
    func words(in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        switch self {
        case .period(let period): return period.words(in: environment, as: form)
        case .start(let start, let now):
            let name = now.flatMap { Self.dayName(of: start, at: $0, in: environment) }
            let day = name ?? environment.moments.string(start, as: .pattern(form == .long ? "d MMMM" : "dd/MM"))
            return environment.text(
                .dayAndClock,
                [
                    "day": form == .long ? day : day.uppercased(),
                    "clock": environment.moments.string(start, as: .pattern("HH:mm")),
                ])
        }
    }

    /// What a day near to now is called where the customer is; `nil` for one farther away.
    private static func dayName(
        of start: CalendarMoment, at now: CalendarMoment, in environment: ViewEnvironment
    ) -> String? {
        let day = environment.moments.shown(start).midnight
        let today = environment.moments.shown(now).midnight
        switch day.date.timeIntervalSince(today.date) {
        case 0: return environment.text(.dayToday)
        case 24 * 60 * 60: return environment.text(.dayTomorrow)
        default: return nil
        }
    }
}

extension CalendarMoment {
    /// The beginning of the day that the calendar shows.
    fileprivate var midnight: CalendarMoment {
        CalendarMoment(year: year, month: month, day: day, hour: 0, minute: 0)
    }
}
