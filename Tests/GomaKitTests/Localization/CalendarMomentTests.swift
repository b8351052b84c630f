import Expectations
import Foundation
import Testing

@testable import GomaKit

struct CalendarMomentTests {
    @Test(arguments: [
        (0.0, CalendarMoment(year: 1970, month: 1, day: 1, hour: 0, minute: 0)),
        (1_745_009_159.0, CalendarMoment(year: 2025, month: 4, day: 18, hour: 20, minute: 45)),
        (951_782_400.0, CalendarMoment(year: 2000, month: 2, day: 29, hour: 0, minute: 0)),
        (-60.0, CalendarMoment(year: 1969, month: 12, day: 31, hour: 23, minute: 59)),
    ])
    func `a date is told as UTC has it, in whole minutes`(seconds: Double, moment: CalendarMoment) {
        expect(CalendarMoment(Date(timeIntervalSince1970: seconds)), is: moment)
        expect(moment.date, is: Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60))
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
        expect(before, is: CalendarMoment(year: 2399, month: 12, day: 31, hour: 12, minute: 0))
    }

    @Test func `dates that no calendar has count as the nearest`() {
        expect(CalendarMoment(Date(timeIntervalSince1970: -1e300)).year, is: 1)
        expect(CalendarMoment(Date(timeIntervalSince1970: 1e300)).year, is: 9999)
        expect(CalendarMoment(Date(timeIntervalSince1970: .nan)).year, is: 1970)
        let nonsense = CalendarMoment(year: .max, month: 77, day: -3, hour: 99, minute: -1)
        expect(CalendarMoment(nonsense.date), is: CalendarMoment(year: 9999, month: 12, day: 1, hour: 23, minute: 0))
    }

    private func problem(_ json: String) -> String? {
        struct Row: Decodable { let moments: [CalendarMoment] }
        do {
            _ = try JSONDecoder().decode(Row.self, from: Data("{\"moments\":[\(json)]}".utf8))
            return nil
        } catch let error as DecodingError {
            return StateProblem.words(for: error, in: SchemaProbe.schema(of: Row.self))
        } catch {
            return "\(error)"
        }
    }

    private func json(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> String {
        #"{"year":\#(year),"month":\#(month),"day":\#(day),"hour":\#(hour),"minute":\#(minute)}"#
    }

    @Test(arguments: [
        ([2026, 2, 31, 0, 0], "moments[0].day: is 31 and wants a day of month 2 of 2026, 1 to 28"),
        ([2026, 2, 29, 0, 0], "moments[0].day: is 29 and wants a day of month 2 of 2026, 1 to 28"),
        ([1900, 2, 29, 0, 0], "moments[0].day: is 29 and wants a day of month 2 of 1900, 1 to 28"),
        ([2024, 2, 30, 0, 0], "moments[0].day: is 30 and wants a day of month 2 of 2024, 1 to 29"),
        ([2026, 4, 31, 0, 0], "moments[0].day: is 31 and wants a day of month 4 of 2026, 1 to 30"),
        ([2026, 1, 0, 0, 0], "moments[0].day: wants a whole number from 1 to 31"),
        ([2026, 13, 31, 25, 61], "moments[0].month: wants a whole number from 1 to 12"),
        ([2026, 0, 1, 0, 0], "moments[0].month: wants a whole number from 1 to 12"),
        ([2026, 12, 31, 25, 0], "moments[0].hour: wants a whole number from 0 to 23"),
        ([2026, 12, 31, 24, 0], "moments[0].hour: wants a whole number from 0 to 23"),
        ([2026, 12, 31, 23, 61], "moments[0].minute: wants a whole number from 0 to 59"),
        ([2026, 12, 31, 23, -1], "moments[0].minute: wants a whole number from 0 to 59"),
        ([0, 1, 1, 0, 0], "moments[0].year: wants a whole number from 1 to 9999"),
        ([.max, .min, .max, .min, .max], "moments[0].year: wants a whole number from 1 to 9999"),
    ])
    func `a moment that is not in the calendar is refused where it is read`(parts: [Int], words: String) {
        expect(problem(json(parts[0], parts[1], parts[2], parts[3], parts[4])), is: words)
    }

    @Test func `a part that is no number, or missing, is said as ever`() {
        expect(
            problem(#"{"year":2026,"month":"May","day":1,"hour":0,"minute":0}"#),
            is: "moments[0].month: wants a whole number from 1 to 12")
        expect(problem(#"{"year":2026,"month":5,"hour":0,"minute":0}"#), is: "moments[0].day: is missing")
    }

    @Test func `every day of the calendar is read, and no other`() throws {
        var day = CalendarMoment(year: 1896, month: 1, day: 1, hour: 23, minute: 59)
        var read = 0
        for year in 1896...2004 {
            for month in 0...13 {
                for number in 0...32 {
                    let isNext = (day.year, day.month, day.day) == (year, month, number)
                    let words = problem(json(year, month, number, 23, 59))
                    guard isNext == (words == nil) else {
                        Issue.record("\(year)-\(month)-\(number): \(words ?? "read")")
                        return
                    }
                    guard isNext else { continue }
                    day = CalendarMoment(day.date.addingTimeInterval(86_400))
                    read += 1
                }
            }
        }
        expect(read, is: 39_812)
        expect(day.year, is: 2005)
    }

    @Test func `what a moment consists of is known, with the range of each part`() {
        let ranges = [("year", 1...9999), ("month", 1...12), ("day", 1...31), ("hour", 0...23), ("minute", 0...59)]

        expect(
            SchemaProbe.schema(of: CalendarMoment.self),
            is: .fields(ranges.map { .init(name: $0, schema: .integer($1)) }))
        expect(SchemaProbe.schema(of: [CalendarMoment?].self), isNot: .list(.unknown))
    }

    @Test func `parts that no calendar has are never shown`() {
        let moment = CalendarMoment(year: 2026, month: 13, day: 31, hour: 25, minute: 61)

        expect(moment.shown(in: .gmt), is: CalendarMoment(year: 2026, month: 12, day: 31, hour: 23, minute: 59))
    }

    @Test(arguments: [
        (2026, 2, 31, 28), (2026, 2, 29, 28), (2024, 2, 31, 29), (1900, 2, 29, 28), (2000, 2, 30, 29),
        (2026, 4, 31, 30), (2026, 4, 30, 30), (2026, 12, 32, 31), (2026, 1, 0, 1),
    ])
    func `a day that its month does not have is the nearest that it has`(year: Int, month: Int, day: Int, nearest: Int)
    {
        let moment = CalendarMoment(year: year, month: month, day: day, hour: 12, minute: 0)

        expect(
            CalendarMoment(moment.date), is: CalendarMoment(year: year, month: month, day: nearest, hour: 12, minute: 0)
        )
    }

    @Test func `a moment is shown as the time zone has it`() throws {
        let moment = CalendarMoment(year: 2025, month: 12, day: 31, hour: 23, minute: 30)

        expect(moment.shown(in: .gmt), is: moment)
        try expect(
            moment.shown(in: #require(TimeZone(secondsFromGMT: 5400))),
            is: CalendarMoment(year: 2026, month: 1, day: 1, hour: 1, minute: 0))
        try expect(
            moment.shown(in: #require(TimeZone(secondsFromGMT: -7 * 3600))),
            is: CalendarMoment(year: 2025, month: 12, day: 31, hour: 16, minute: 30))
    }

    @Test(arguments: [
        (-1, 1969, 12, 31, 23, 59), (-59, 1969, 12, 31, 23, 59), (-60, 1969, 12, 31, 23, 59),
        (-61, 1969, 12, 31, 23, 58),
        (59, 1970, 1, 1, 0, 0), (60, 1970, 1, 1, 0, 1), (-86_400, 1969, 12, 31, 0, 0), (-86_401, 1969, 12, 30, 23, 59),
        (-2_208_988_800, 1900, 1, 1, 0, 0), (-2_203_891_200, 1900, 3, 1, 0, 0), (-2_203_891_260, 1900, 2, 28, 23, 59),
        (-62_135_596_800, 1, 1, 1, 0, 0), (-62_135_596_801, 1, 1, 1, 0, 0), (253_402_300_799, 9999, 12, 31, 23, 59),
        (253_402_300_800, 9999, 12, 31, 23, 59),
    ])
    func `seconds on either side of 1970 lie in the minute that began before them`(
        seconds: Int, year: Int, month: Int, day: Int, hour: Int, minute: Int
    ) {
        let moment = CalendarMoment(Date(timeIntervalSince1970: Double(seconds)))

        expect(moment, is: CalendarMoment(year: year, month: month, day: day, hour: hour, minute: minute))
    }

    @Test(arguments: [
        (1969, 12, 31, 2), (1969, 12, 29, 0), (1900, 1, 1, 0), (1899, 12, 31, 6), (1600, 2, 29, 1), (4, 2, 29, 6),
        (1, 1, 1, 0),
        (9999, 12, 31, 4),
    ])
    func `days before 1970 have their weekdays too`(year: Int, month: Int, day: Int, weekday: Int) {
        expect(CalendarMoment(year: year, month: month, day: day, hour: 12, minute: 0).weekday, is: weekday)
    }

    @Test func `a clock that was seconds off full minutes shows the minute that had begun`() throws {
        // Lisbon kept its own sun's time until 1912, thirty-six minutes and forty-five seconds behind.
        let zone = try #require(TimeZone(secondsFromGMT: -2205))
        let noon = CalendarMoment(year: 1911, month: 6, day: 1, hour: 12, minute: 0)

        expect(noon.shown(in: zone), is: CalendarMoment(year: 1911, month: 6, day: 1, hour: 11, minute: 23))
    }

    @Test(arguments: [
        ([2024, 2, 29, 0, 0], nil), ([2000, 2, 29, 0, 0], nil), ([2026, 1, 31, 23, 59], nil),
        ([2026, 1, 32, 0, 0], "day"),
        ([2026, 12, 1, 0, 59], nil), ([2026, 12, 1, 0, 60], "minute"), ([2026, 12, 1, -1, 0], "hour"),
        ([2026, 6, 30, 0, 0], nil), ([9999, 12, 31, 23, 59], nil), ([10_000, 1, 1, 0, 0], "year"),
        ([-1, 1, 1, 0, 0], "year"),
        ([1, 1, 1, 0, 0], nil), ([2026, -1, 1, 0, 0], "month"), ([2026, 12, -1, 0, 0], "day"),
    ])
    func `each part of a moment is read up to its end, and named beyond it`(parts: [Int], wrong: String?) {
        let problem = problem(json(parts[0], parts[1], parts[2], parts[3], parts[4]))

        expect(problem?.split(separator: ":").first, is: wrong.map { "moments[0].\($0)" })
    }
}
