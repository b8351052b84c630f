import Foundation
import GomaKit
import Testing

struct CalendarMomentTests {
    @Test(arguments: [
        (0.0, CalendarMoment(year: 1970, month: 1, day: 1, hour: 0, minute: 0)),
        (1_745_009_159.0, CalendarMoment(year: 2025, month: 4, day: 18, hour: 20, minute: 45)),
        (951_782_400.0, CalendarMoment(year: 2000, month: 2, day: 29, hour: 0, minute: 0)),
        (-60.0, CalendarMoment(year: 1969, month: 12, day: 31, hour: 23, minute: 59)),
    ])
    func `a date is told as UTC has it, in whole minutes`(seconds: Double, moment: CalendarMoment) {
        #expect(CalendarMoment(Date(timeIntervalSince1970: seconds)) == moment)
        #expect(moment.date == Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60))
    }

    @Test func `every day of eight hundred years is the one after the day before`() {
        let start = CalendarMoment(year: 1600, month: 1, day: 1, hour: 12, minute: 0).date
        var before = CalendarMoment(start)
        for day in 1..<292_194 {
            let after = CalendarMoment(start.addingTimeInterval(Double(day) * 86_400))
            let isNext =
                after.day == before.day + 1 && after.month == before.month
                || after.day == 1 && (after.month == before.month + 1 || after.month == 1 && before.month == 12)
            guard isNext, after.weekday == (before.weekday + 1) % 7, after.hour == 12 else {
                Issue.record("\(after) does not come after \(before)")
                return
            }
            before = after
        }
        #expect(before == CalendarMoment(year: 2399, month: 12, day: 31, hour: 12, minute: 0))
    }

    @Test func `dates that no calendar has count as the nearest`() {
        #expect(CalendarMoment(Date(timeIntervalSince1970: -1e300)).year == 1)
        #expect(CalendarMoment(Date(timeIntervalSince1970: 1e300)).year == 9999)
        #expect(CalendarMoment(Date(timeIntervalSince1970: .nan)).year == 1970)
        let nonsense = CalendarMoment(year: .max, month: 77, day: -3, hour: 99, minute: -1)
        #expect(CalendarMoment(nonsense.date) == CalendarMoment(year: 9999, month: 12, day: 1, hour: 23, minute: 0))
    }

    @Test func `a moment is shown as the time zone has it`() throws {
        let moment = CalendarMoment(year: 2025, month: 12, day: 31, hour: 23, minute: 30)

        #expect(moment.shown(in: .gmt) == moment)
        #expect(
            try moment.shown(in: #require(TimeZone(secondsFromGMT: 5400)))
                == CalendarMoment(year: 2026, month: 1, day: 1, hour: 1, minute: 0))
        #expect(
            try moment.shown(in: #require(TimeZone(secondsFromGMT: -7 * 3600)))
                == CalendarMoment(year: 2025, month: 12, day: 31, hour: 16, minute: 30))
    }
}
