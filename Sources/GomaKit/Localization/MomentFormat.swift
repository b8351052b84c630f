/// The format of a moment.
public enum MomentFormat: Codable, Hashable, Sendable {
    /// `20:45 Fri 18/04`.
    case timeFirst
    /// `Friday, Apr 18 at 8:45 PM`, in each language as its people write it.
    case sentence
    /// `Apr 18, 2025 - 8:45 PM`, in each language as its people write it.
    case dateAndTime
    /// `20:45`.
    case clock
    /// `18/04`.
    case shortDate
    /// `18 April`, in each language as its people write it, as all that follow.
    case dayAndMonth
    /// `18 Apr 2025`.
    case date
    /// `Friday 18/04/2025`.
    case weekdayAndDate
    /// `Fri 18/04 - 20:45`.
    case weekdayAndClock
    /// `18/04/2025, 20:45`.
    case dateAndClock
    /// Letters stand for parts of the moment, as Unicode has them for dates: `y` year, `M` month, `d` day, `E` weekday, `H`
    /// and `h` hour of 24 and of 12, `m` minute, `a` half of the day. Twice a letter is two digits, three times the short
    /// name, four times the long one; what stands in single quotation marks is written as it is: `EEEE, d MMM 'at' HH:mm`.
    case pattern(String)
}
