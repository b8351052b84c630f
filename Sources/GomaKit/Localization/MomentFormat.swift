/// The format of a moment.
public enum MomentFormat: Codable, Hashable, Sendable {
    /// `Friday, Apr 18 at 20:45`, in each language as its people write it.
    case sentence
    /// `20:45`, in each language the same.
    case clock
    /// `18/04`, in each language as its people write it.
    case shortDate
    /// `18 April`, in each language as its people write it.
    case dayAndMonth
    /// `18 Apr 2025`, in each language as its people write it.
    case date
    /// `Friday 18/04/2025`, in each language as its people write it.
    case weekdayAndDate
    /// `18/04/2025, 20:45`, in each language as its people write it.
    case dateAndClock
    /// Letters stand for parts of the moment, as Unicode has them for dates: `y` year, `M` month, `d` day, `E` weekday, `H`
    /// and `h` hour of 24 and of 12, `m` minute, `a` half of the day. Twice a letter is two digits, three times the short
    /// name, four times the long one; what stands in single quotation marks is written as it is: `EEEE, d MMM 'at' HH:mm`.
    case pattern(String)
}
