import Expectations
import Foundation
import GomaKit
import Synchronization
import Testing

struct MomentFormatterTests {
    private let kickOff = CalendarMoment(year: 2025, month: 4, day: 18, hour: 20, minute: 45)

    @Test func `the day of a moment is the one where the customer is`() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 4 * 3600))
        let formatter = MomentFormatter(Localization.english, timeZone: zone)

        expect(formatter.day(of: kickOff), is: CalendarMoment(year: 2025, month: 4, day: 19, hour: 0, minute: 0))
    }

    @Test func `days are counted by the calendar where the customer is`() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 4 * 3600))
        let (here, there) = (
            MomentFormatter(Localization.english), MomentFormatter(Localization.english, timeZone: zone)
        )
        let noon = CalendarMoment(year: 2025, month: 4, day: 18, hour: 12, minute: 0)

        expect(here.days(from: noon, to: kickOff), is: 0)
        expect(there.days(from: noon, to: kickOff), is: 1)
        expect(there.days(from: kickOff, to: noon), is: -1)
    }

    @Test(arguments: [
        (MomentFormat.clock, "20:45", "20:45"), (.shortDate, "18/04", "18/04"),
        (.dayAndMonth, "18 April", "18 de abril"), (.date, "18 Apr 2025", "18 abr 2025"),
        (.weekdayAndDate, "Friday 18/04/2025", "Sexta-feira 18/04/2025"),
        (.dateAndClock, "18/04/2025, 20:45", "18/04/2025, 20:45"),
        (.sentence, "Friday, Apr 18 at 20:45", "Sexta-feira, 18 abr às 20:45"),
        (.pattern("HH:mm EEE dd/MM"), "20:45 Fri 18/04", "20:45 Sex 18/04"),
    ])
    func `each format is written as the people of a language write it`(
        format: MomentFormat, english: String, portuguese: String
    ) {
        expect(MomentFormatter(Localization.english).string(kickOff, as: format), is: english)
        expect(MomentFormatter(Localization.portuguese).string(kickOff, as: format), is: portuguese)
    }

    @Test func `a short name has three letters, or as many as tell it from the others`() {
        let formatter = MomentFormatter(Localization.french)
        let months = (1...12).map { month in
            formatter.string(
                CalendarMoment(year: 2025, month: month, day: 1, hour: 0, minute: 0), as: .pattern("MMM"))
        }

        expect(
            months,
            is: [
                "jan", "fév", "mar", "avr", "mai", "juin", "juil", "aoû", "sep", "oct", "nov", "déc",
            ])
    }

    @Test(arguments: Localization.allCases)
    func `no two months, and no two days of the week, have one short name in a language`(language: Localization) {
        let formatter = MomentFormatter(language)
        let months = (1...12).map { CalendarMoment(year: 2025, month: $0, day: 1, hour: 0, minute: 0) }
        let days = (1...7).map { CalendarMoment(year: 2025, month: 9, day: $0, hour: 0, minute: 0) }

        expect(Set(months.map { formatter.string($0, as: .pattern("MMM")) }).count, is: 12)
        expect(Set(days.map { formatter.string($0, as: .pattern("EEE")) }).count, is: 7)
    }

    @Test(arguments: [
        ("HH:mm EEE dd/MM", "20:45 Fri 18/04"), ("EEEE, MMM d 'at' h:mm a", "Friday, Apr 18 at 8:45 PM"),
        ("d/M/yy h 'o''clock'", "18/4/25 8 o'clock"), ("MMMM''yyyy", "April'2025"), ("E hh.mm", "Fri 08.45"),
        ("", ""), ("'never ends", "never ends"), ("x!", "x!"),
    ])
    func `letters of a pattern stand for parts of the moment`(pattern: String, text: String) {
        expect(MomentFormatter(Localization.english).string(kickOff, as: .pattern(pattern)), is: text)
    }

    @Test func `a pattern of one letter ten thousand times is a number of four digits`() {
        let pattern = String(repeating: "d", count: 10_000)

        expect(MomentFormatter(Localization.english).string(kickOff, as: .pattern(pattern)), is: "0018")
    }

    @Test func `a moment is written as it is where the customer is`() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600 + 1800))
        let formatter = MomentFormatter(Localization.english, timeZone: zone)

        expect(formatter.string(kickOff, as: .dateAndClock), is: "19/04/2025, 02:15")
    }

    @Test(arguments: [(0, "12:05 AM"), (11, "11:05 AM"), (12, "12:05 PM"), (23, "11:05 PM")])
    func `noon and midnight are twelve`(hour: Int, clock: String) {
        let moment = CalendarMoment(year: 2025, month: 1, day: 5, hour: hour, minute: 5)

        expect(MomentFormatter(Localization.english).string(moment, as: .pattern("h:mm a")), is: clock)
    }

    @Test(arguments: [
        (1970, 1, 1, 3), (2000, 2, 29, 1), (2024, 2, 29, 3), (2025, 4, 18, 4), (2025, 12, 31, 2), (1900, 3, 1, 3),
    ])
    func `the day of the week follows from the date`(year: Int, month: Int, day: Int, weekday: Int) {
        expect(CalendarMoment(year: year, month: month, day: day, hour: 0, minute: 0).weekday, is: weekday)
    }

    @Test func `a date that no calendar has is written as the nearest`() {
        let moment = CalendarMoment(year: .max, month: 0, day: -3, hour: 99, minute: -1)

        expect(MomentFormatter(Localization.english).string(moment, as: .weekdayAndDate), is: "Friday 01/01/9999")
        expect(MomentFormatter(Localization.english).string(moment, as: .clock), is: "23:00")
    }

    @Test(arguments: [
        (1969, 12, 31, "31/12/1969, 23:59", "Wednesday, Dec 31 at 23:59"),
        (1900, 1, 1, "01/01/1900, 23:59", "Monday, Jan 1 at 23:59"),
        (1, 1, 1, "01/01/1, 23:59", "Monday, Jan 1 at 23:59"),
        (1582, 10, 15, "15/10/1582, 23:59", "Friday, Oct 15 at 23:59"),
        (9999, 12, 31, "31/12/9999, 23:59", "Friday, Dec 31 at 23:59"),
    ])
    func `a moment of long ago, and the last of all, are written as any other`(
        year: Int, month: Int, day: Int, short: String, long: String
    ) {
        let moment = CalendarMoment(year: year, month: month, day: day, hour: 23, minute: 59)
        let formatter = MomentFormatter(Localization.english)

        expect(formatter.string(moment, as: .dateAndClock), is: short)
        expect(formatter.string(moment, as: .sentence), is: long)
    }

    @Test(arguments: [
        ("y", "7"), ("yy", "07"), ("yyy", "007"), ("yyyy", "0007"), ("M", "3"), ("MM", "03"), ("MMM", "Mar"),
        ("MMMM", "March"),
        ("d", "5"), ("dd", "05"), ("H", "0"), ("HH", "00"), ("h", "12"), ("hh", "12"), ("m", "9"), ("mm", "09"),
        ("a", "AM"),
        ("E", "Mon"), ("EEEE", "Monday"), ("''", "'"), ("'d'd", "d5"), ("'", "'"),
    ])
    func `each letter is written as often as it stands there`(pattern: String, text: String) {
        let moment = CalendarMoment(year: 7, month: 3, day: 5, hour: 0, minute: 9)

        expect(MomentFormatter(Localization.english).string(moment, as: .pattern(pattern)), is: text)
    }

    @Test(arguments: [
        (-12, "18/04/2025, 08:45"), (-18, "18/04/2025, 02:45"), (3, "18/04/2025, 23:45"), (4, "19/04/2025, 00:45"),
    ])
    func `the day is the customer's on either side of midnight`(hours: Int, text: String) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))

        expect(MomentFormatter(Localization.english, timeZone: zone).string(kickOff, as: .dateAndClock), is: text)
    }

    @Test(arguments: [(MomentFormat.shortDate, ["shortDate"]), (.dayAndMonth, ["dayAndMonth", "april"])])
    func `a language is asked for those words alone that a date has`(format: MomentFormat, words: [String]) {
        let language = NotedLanguage()

        _ = MomentFormatter(language).string(kickOff, as: format)

        expect(language.asked, is: words)
    }
}

/// English, which notes what it is asked for.
private final class NotedLanguage: LocalizationProvider {
    let locale = "en"
    let decimalSeparator = "."
    let groupingSeparator = ","
    private let names = Mutex<[String]>([])

    var asked: [String] { names.withLock { $0 } }

    func string(_ key: LocalizationKey) -> String {
        names.withLock { $0.append(key.name) }
        return key.english
    }
}
