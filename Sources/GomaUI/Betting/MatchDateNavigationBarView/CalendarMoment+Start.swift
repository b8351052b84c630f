/// The words for the start of a match.
@MainActor
extension CalendarMoment {
    /// The day where the customer is: "Today", "Tomorrow" or "17 June", which is "17/06" where there is little room.
    /// - Parameter now: tells which day is today; `nil` where each day has its date.
    func dayWords(now: CalendarMoment?, in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        let moments = environment.moments
        return switch now.map({ moments.days(from: $0, to: self) }) {
        case 0: environment.text(.dayToday)
        case 1: environment.text(.dayTomorrow)
        default: moments.string(self, as: form == .long ? .dayAndMonth : .shortDate)
        }
    }

    /// The day and the clock, "Today, 11:00" or "17 June, 11:00", or what a format of its own makes of them.
    /// - Parameter now: tells which day is today; `nil` where each day has its date.
    func startWords(now: CalendarMoment?, in environment: ViewEnvironment, as format: MomentFormat?) -> String {
        format.map { environment.moments.string(self, as: $0) }
            ?? MatchTime.start(self, now: now).words(in: environment, as: .long)
    }
}
