extension CalendarMoment {
    /// The moment so much before.
    package func earlier(byMinutes minutes: Int) -> CalendarMoment {
        CalendarMoment(date.addingTimeInterval(Double(-minutes) * 60))
    }
}
