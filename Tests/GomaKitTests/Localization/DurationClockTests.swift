import Expectations
import Testing

@testable import GomaKit

/// How a duration is written as minutes and seconds.
struct DurationClockTests {
    @Test func `seconds have two digits, and minutes as many as are asked for`() {
        let durations = [0, 9, 65, 600, 6000].map { Duration.seconds($0) }

        let plain = durations.map { $0.clock() }
        let wide = durations.map { $0.clock(minuteDigits: 2) }

        expect(plain, is: ["0:00", "0:09", "1:05", "10:00", "100:00"])
        expect(wide, is: ["00:00", "00:09", "01:05", "10:00", "100:00"])
    }

    @Test func `parts of a second are left out, and no time is less than none`() {
        let clocks = [Duration.milliseconds(59_999), .seconds(-75)].map { $0.clock() }

        expect(clocks, is: ["0:59", "0:00"])
    }
}
