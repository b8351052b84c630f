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
        let weekday = localization.string(LocalizationKey.weekdays[moment.weekday])
        let clock = "\(padded(moment.hour)):\(padded(moment.minute))"
        switch format {
        case .timeFirst:
            return "\(clock) \(short(weekday)) \(padded(moment.day))/\(padded(moment.month))"
        case .sentence:
            let monthKey = LocalizationKey.months[min(max(moment.month, 1), 12) - 1]
            let month = short(localization.string(monthKey))
            return localization.string(.dateSentence).replacing("{weekday}", with: weekday)
                .replacing("{month}", with: month).replacing("{day}", with: "\(moment.day)")
                .replacing("{clock}", with: clock).replacing("{clock12}", with: halfDayClock(moment))
        }
    }

    private func halfDayClock(_ moment: CalendarMoment) -> String {
        let hour = (moment.hour % 12 + 12) % 12
        let half = localization.string(moment.hour < 12 ? .beforeNoon : .afterNoon)
        return "\(hour == 0 ? 12 : hour):\(padded(moment.minute)) \(half)"
    }

    /// The first three letters of a name are its short form.
    private func short(_ name: String) -> String { String(name.filter(\.isLetter).prefix(3)) }

    private func padded(_ number: Int) -> String { (0...9).contains(number) ? "0\(number)" : "\(number)" }
}
