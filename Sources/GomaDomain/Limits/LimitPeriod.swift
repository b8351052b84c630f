import Foundation

/// The time that a limit counts for before it begins anew.
package enum LimitPeriod: Codable, CaseIterable, Hashable, Sendable {
    case daily, weekly, monthly

    /// The day, week or month that a moment is in, without its end.
    /// - Parameter calendar: says when they begin, and where.
    package func time(around moment: Date, in calendar: Calendar) -> Range<Date> {
        let unit: Calendar.Component =
            switch self {
            case .daily: .day
            case .weekly: .weekOfYear
            case .monthly: .month
            }
        guard let interval = calendar.dateInterval(of: unit, for: moment) else { return moment..<moment }
        return interval.start..<interval.end
    }
}
