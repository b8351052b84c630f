import Foundation

/// A moment, told as the calendar and the clock of UTC show it: whole minutes, and the same moment all over the world.
///
/// What a customer reads depends on the time zone and the language: see ``MomentFormatter``.
public struct CalendarMoment: Codable, Hashable, Sendable {
    /// Of the Gregorian calendar, 1…9999.
    public var year: Int
    /// 1…12.
    public var month: Int
    /// 1…28 to 1…31, as the month has them.
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

    /// Days since Monday, 0…6, in the Gregorian calendar.
    public var weekday: Int { (daysSince1970 + 3).rest(of: 7) }
}

extension CalendarMoment {
    /// The minute in which a date lies; one outside of the years 1…9999 counts as the nearest in them.
    public init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        let known = seconds.isFinite ? min(max(seconds, Self.knownSeconds.lowerBound), Self.knownSeconds.upperBound) : 0
        self.init(minutesSince1970: Int((known / 60).rounded(.down)))
    }

    /// The beginning of the minute.
    public var date: Date { Date(timeIntervalSince1970: Double(minutesSince1970) * 60) }

    /// The same moment, as the calendar and the clock of a time zone show it.
    public func shown(in timeZone: TimeZone) -> CalendarMoment {
        let seconds = timeZone.secondsFromGMT(for: date)
        return CalendarMoment(minutesSince1970: minutesSince1970 + (seconds - seconds.rest(of: 60)) / 60)
    }

    private static let minutesOfDay = 24 * 60
    /// From the first minute of the year 1 to the last of the year 9999, since 1970.
    private static let knownSeconds = -62_135_596_800.0...253_402_300_740.0

    private var minutesSince1970: Int {
        daysSince1970 * Self.minutesOfDay + min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
    }

    /// Parts that no calendar has count as the nearest that it has.
    ///
    /// Years begin in March here, so that the leap day is the last, and are counted in ages of 400 years, all of which have
    /// as many days (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    private var daysSince1970: Int {
        let month = min(max(month, 1), 12)
        let calendarYear = min(max(year, 1), 9999)
        let day = min(max(day, 1), Self.dayCount(of: month, in: calendarYear))
        let year = calendarYear - (month < 3 ? 1 : 0)
        let yearOfAge = year.rest(of: 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfAge = yearOfAge * 365 + yearOfAge / 4 - yearOfAge / 100 + dayOfYear
        return (year - yearOfAge) / 400 * Self.daysOfAge + dayOfAge - Self.daysTo1970
    }

    private init(minutesSince1970 minutes: Int) {
        let minute = minutes.rest(of: Self.minutesOfDay)
        let days = (minutes - minute) / Self.minutesOfDay + Self.daysTo1970
        let dayOfAge = days.rest(of: Self.daysOfAge)
        let yearOfAge = (dayOfAge - dayOfAge / 1460 + dayOfAge / 36_524 - dayOfAge / 146_096) / 365
        let dayOfYear = dayOfAge - (365 * yearOfAge + yearOfAge / 4 - yearOfAge / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfAge + (days - dayOfAge) / Self.daysOfAge * 400
        self.init(
            year: year + (month > 9 ? 1 : 0), month: (month + 2) % 12 + 1, day: dayOfYear - (153 * month + 2) / 5 + 1,
            hour: minute / 60, minute: minute % 60)
    }

    private static let daysOfAge = 146_097
    /// Days from the first of March of the year 0 to the beginning of 1970.
    private static let daysTo1970 = 719_468
}

extension CalendarMoment {
    /// Reads a moment that is in the calendar and on the clock.
    /// - Throws: `DecodingError` that names the part which is neither, such as the 31st of February.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        func part<Range: NumberRange>(_ key: CodingKeys, in range: Range.Type) throws -> Range.Number {
            try parts.decode(Limited<Range>.self, forKey: key).number
        }
        self.init(
            year: try part(.year, in: Year.self), month: try part(.month, in: Month.self),
            day: try part(.day, in: Day.self), hour: try part(.hour, in: Hour.self),
            minute: try part(.minute, in: Minute.self))
        let last = Self.dayCount(of: month, in: year)
        guard day <= last else {
            let refusal = ValueRefusal("is \(day) and wants a day of month \(month) of \(year), 1 to \(last)")
            throw DecodingError.dataCorrupted(refusal.context(at: parts.codingPath + [CodingKeys.day]))
        }
    }

    private enum Year: NumberRange { static let range = 1...9999 }
    private enum Month: NumberRange { static let range = 1...12 }
    private enum Day: NumberRange { static let range = 1...31 }
    private enum Hour: NumberRange { static let range = 0...23 }
    private enum Minute: NumberRange { static let range = 0...59 }

    /// Days of a month of the Gregorian calendar; 31 where there is no such month.
    private static func dayCount(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Int {
    /// What is left of a division whose result is rounded down, so never negative.
    fileprivate func rest(of divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
