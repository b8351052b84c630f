import Foundation
import GomaKit
import Testing

struct MomentFormatterTests {
    private let kickOff = CalendarMoment(year: 2025, month: 4, day: 18, hour: 20, minute: 45)

    @Test func `a moment is written in the words of the language`() {
        let (english, portuguese) = (MomentFormatter(Localization.english), MomentFormatter(Localization.portuguese))

        #expect(english.string(kickOff, as: .timeFirst) == "20:45 Fri 18/04")
        #expect(english.string(kickOff, as: .sentence) == "Friday, Apr 18 at 8:45 PM")
        #expect(portuguese.string(kickOff, as: .timeFirst) == "20:45 Sex 18/04")
        #expect(portuguese.string(kickOff, as: .sentence) == "Sexta-feira, 18 abr às 20:45")
        #expect(english.string(kickOff, as: .dateAndTime) == "Apr 18, 2025 - 8:45 PM")
        #expect(portuguese.string(kickOff, as: .dateAndTime) == "18 abr 2025 - 20:45")
    }

    @Test(arguments: [
        ("HH:mm EEE dd/MM", "20:45 Fri 18/04"), ("EEEE, MMM d 'at' h:mm a", "Friday, Apr 18 at 8:45 PM"),
        ("d/M/yy h 'o''clock'", "18/4/25 8 o'clock"), ("MMMM''yyyy", "April'2025"), ("E hh.mm", "Fri 08.45"),
        ("", ""), ("'never ends", "never ends"), ("x!", "x!"),
    ])
    func `letters of a pattern stand for parts of the moment`(pattern: String, text: String) {
        #expect(MomentFormatter(Localization.english).string(kickOff, as: .pattern(pattern)) == text)
    }

    @Test func `a pattern of one letter ten thousand times is a number of four digits`() {
        let pattern = String(repeating: "d", count: 10_000)

        #expect(MomentFormatter(Localization.english).string(kickOff, as: .pattern(pattern)) == "0018")
    }

    @Test func `a moment is written as it is where the customer is`() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600 + 1800))
        let formatter = MomentFormatter(Localization.english, timeZone: zone)

        #expect(formatter.string(kickOff, as: .timeFirst) == "02:15 Sat 19/04")
    }

    @Test(arguments: [(0, "12:05 AM"), (11, "11:05 AM"), (12, "12:05 PM"), (23, "11:05 PM")])
    func `noon and midnight are twelve`(hour: Int, clock: String) {
        let moment = CalendarMoment(year: 2025, month: 1, day: 5, hour: hour, minute: 5)

        #expect(MomentFormatter(Localization.english).string(moment, as: .sentence).hasSuffix(clock))
    }

    @Test(arguments: [
        (1970, 1, 1, 3), (2000, 2, 29, 1), (2024, 2, 29, 3), (2025, 4, 18, 4), (2025, 12, 31, 2), (1900, 3, 1, 3),
    ])
    func `the day of the week follows from the date`(year: Int, month: Int, day: Int, weekday: Int) {
        #expect(CalendarMoment(year: year, month: month, day: day, hour: 0, minute: 0).weekday == weekday)
    }

    @Test func `a date that no calendar has is written as the nearest`() {
        let moment = CalendarMoment(year: .max, month: 0, day: -3, hour: 99, minute: -1)

        #expect(MomentFormatter(Localization.english).string(moment, as: .timeFirst) == "23:00 Fri 01/01")
    }
}
