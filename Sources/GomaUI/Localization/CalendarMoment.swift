/// A day and a time of day, as a calendar on the wall and the clock beside it show them.
public struct CalendarMoment: Codable, Hashable, Sendable {
    public var year: Int
    /// 1…12.
    public var month: Int
    /// 1…31.
    public var day: Int
    /// 0…23.
    public var hour: Int
    /// 0…59.
    public var minute: Int

    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// Days since Monday, 0…6, in the Gregorian calendar; years outside of 1…9999 count as the nearest of them.
    ///
    /// Sakamoto's method: each month begins a known number of days into the week after the one before.
    public var weekday: Int {
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let month = min(max(month, 1), 12)
        let year = min(max(year, 1), 9999) - (month < 3 ? 1 : 0)
        let sinceSunday = year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + min(max(day, 1), 31)
        return (sinceSunday + 6) % 7
    }
}
