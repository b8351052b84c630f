/// How a moment is written.
public enum MomentFormat: String, CaseIterable, Codable, Hashable, Sendable {
    /// `20:45 Tue 18/04`.
    case timeFirst
    /// `Tuesday, Apr 18 at 8:45 PM`, in each language as its people write it.
    case sentence
}

/// Writes moments in the words of a language.
public struct MomentFormatter: Sendable {
    private let localization: any LocalizationProvider

    public init(_ localization: any LocalizationProvider) { self.localization = localization }

    public func string(_ moment: CalendarMoment, as format: MomentFormat) -> String {
        switch format {
        case .timeFirst:
            let weekday = localization.string(LocalizationKey.shortWeekdays[moment.weekday])
            return "\(fullDayClock(moment)) \(weekday) \(padded(moment.day))/\(padded(moment.month))"
        case .sentence:
            let month = LocalizationKey.shortMonths[min(max(moment.month, 1), 12) - 1]
            return localization.string(.dateSentence)
                .replacing("{weekday}", with: localization.string(LocalizationKey.weekdays[moment.weekday]))
                .replacing("{month}", with: localization.string(month)).replacing("{day}", with: "\(moment.day)")
                .replacing("{clock}", with: clock(moment))
        }
    }

    private func clock(_ moment: CalendarMoment) -> String {
        localization.isTwelveHourClock ? halfDayClock(moment) : fullDayClock(moment)
    }

    private func fullDayClock(_ moment: CalendarMoment) -> String { "\(padded(moment.hour)):\(padded(moment.minute))" }

    private func halfDayClock(_ moment: CalendarMoment) -> String {
        let hour = (moment.hour % 12 + 12) % 12
        let half = localization.string(moment.hour < 12 ? .beforeNoon : .afterNoon)
        return "\(hour == 0 ? 12 : hour):\(padded(moment.minute)) \(half)"
    }

    private func padded(_ number: Int) -> String { (0...9).contains(number) ? "0\(number)" : "\(number)" }
}
