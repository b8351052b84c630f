/// The words for the start of a match.
@MainActor
extension CalendarMoment {
    /// The day where the customer is: "Today", "Tomorrow" or "17 June", which is "17/06" where there is little room.
    /// - Parameter now: tells which day is today; `nil` where each day has its date.
    func dayWords(now: CalendarMoment?, in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        let name = now.flatMap { dayName(at: $0, in: environment) }
        return name ?? environment.moments.string(self, as: form == .long ? .dayAndMonth : .shortDate)
    }

    /// What a day near to now is called; `nil` for one farther away.
    private func dayName(at now: CalendarMoment, in environment: ViewEnvironment) -> String? {
        let day = environment.moments.day(of: self)
        let today = environment.moments.day(of: now)
        switch day.date.timeIntervalSince(today.date) {
        case 0: return environment.text(.dayToday)
        case 24 * 60 * 60: return environment.text(.dayTomorrow)
        default: return nil
        }
    }
}
