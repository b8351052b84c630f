import Foundation

/// The writer of moments in the words of a language, as they are in a time zone.
public struct MomentFormatter: Sendable {
    /// The patterns of the names that a language's dates have in braces.
    private static let patterns = [
        "weekday": "EEEE", "month": "MMM", "monthName": "MMMM", "month2": "MM", "day": "d", "day2": "dd", "year": "y",
        "clock": "HH:mm",
    ]

    private let localization: any LocalizationProvider
    private let timeZone: TimeZone

    /// - Parameter timeZone: the customer's.
    package init(_ localization: any LocalizationProvider, timeZone: TimeZone = .gmt) {
        self.localization = localization
        self.timeZone = timeZone
    }

    /// The day in which a moment lies where the customer is: its beginning, as calendar and clock show it there.
    package func day(of moment: CalendarMoment) -> CalendarMoment {
        let moment = moment.shown(in: timeZone)
        return CalendarMoment(year: moment.year, month: moment.month, day: moment.day, hour: 0, minute: 0)
    }

    /// Days from one moment to another in the calendar where the customer is: 1 to any moment of the next day, also
    /// where the clocks are changed in between.
    package func days(from start: CalendarMoment, to end: CalendarMoment) -> Int {
        Int(day(of: end).date.timeIntervalSince(day(of: start).date)) / (24 * 60 * 60)
    }

    /// A moment in words of the language.
    public func string(_ moment: CalendarMoment, as format: MomentFormat) -> String {
        let moment = moment.shown(in: timeZone)
        return switch format {
        case .sentence: filled(localization.string(.dateSentence), with: moment)
        case .clock: string(moment, pattern: "HH:mm")
        case .shortDate: filled(localization.string(.shortDate), with: moment)
        case .dayAndMonth: filled(localization.string(.dayAndMonth), with: moment)
        case .date: filled(localization.string(.dateInWords), with: moment)
        case .weekdayAndDate: filled(localization.string(.weekdayAndDate), with: moment)
        case .dateAndClock: filled(localization.string(.dateAndClock), with: moment)
        case .pattern(let pattern): string(moment, pattern: pattern)
        }
    }

    /// A text with the names in braces replaced by parts of the moment.
    private func filled(_ text: String, with moment: CalendarMoment) -> String {
        text.filled { name in Self.patterns[String(name)].map { string(moment, pattern: $0) } }
    }

    // MARK: Patterns

    private func string(_ moment: CalendarMoment, pattern: String) -> String {
        var result = ""
        var rest = Substring(pattern)
        while let first = rest.first {
            if first == "'" {
                result += Self.takeQuotation(from: &rest)
            } else {
                let run = rest.prefix { $0 == first }
                rest = rest.dropFirst(run.count)
                result += part(first, count: run.count, of: moment) ?? String(run)
            }
        }
        return result
    }

    /// What stands between two quotation marks, or up to the end; two marks side by side stand for one.
    private static func takeQuotation(from rest: inout Substring) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let next = rest.popFirst() {
            if next == "'", rest.first != "'" { break }
            if next == "'" { rest = rest.dropFirst() }
            text.append(next)
        }
        return text.isEmpty ? "'" : text
    }

    /// What a letter stands for; `nil` for one that stands for itself.
    private func part(_ letter: Character, count: Int, of moment: CalendarMoment) -> String? {
        switch letter {
        case "y": count == 2 ? padded(abs(moment.year % 100), to: 2) : padded(moment.year, to: count)
        case "M" where count > 2: name(min(max(moment.month, 1), 12) - 1, of: LocalizationKey.months, count)
        case "M": padded(moment.month, to: count)
        case "d": padded(moment.day, to: count)
        case "E": name(moment.weekday, of: LocalizationKey.weekdays, count)
        case "H": padded(moment.hour, to: count)
        case "h": padded(halfDayHour(moment), to: count)
        case "m": padded(moment.minute, to: count)
        case "a": localization.string(moment.hour < 12 ? .beforeNoon : .afterNoon)
        default: nil
        }
    }

    /// A month or a day of the week: four letters of a pattern stand for its name, fewer or more for its short form, which
    /// is the first three letters of the name, or as many as tell it from the others: "juin" and "juil".
    private func name(_ index: Int, of keys: [LocalizationKey], _ count: Int) -> String {
        guard count != 4 else { return localization.string(keys[index]) }
        let names = keys.map { localization.string($0).filter(\.isLetter) }
        let name = names[index]
        let others = names.filter { $0 != name }
        let told = (3..<max(3, name.count)).first { length in
            !others.contains { $0.prefix(length) == name.prefix(length) }
        }
        return String(name.prefix(told ?? name.count))
    }

    private func halfDayHour(_ moment: CalendarMoment) -> Int {
        let hour = (moment.hour % 12 + 12) % 12
        return hour == 0 ? 12 : hour
    }

    /// Zeros before a number that has fewer digits, four of them at most; none before a negative one.
    private func padded(_ number: Int, to digits: Int) -> String { number.padded(to: min(digits, 4)) }
}
