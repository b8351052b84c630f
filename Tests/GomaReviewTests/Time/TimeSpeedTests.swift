import Expectations
import Testing

@testable import GomaReview

struct TimeSpeedTests {
    @Test func `speeds go from step to step, and end at the slowest and the fastest`() {
        let speeds = [0.25, 0.5, 1, 2, 4, 10, 60]

        expect(speeds.map(TimeSpeed.page.slower), is: [nil, 0.25, 0.5, 1, 2, 4, 10])
        expect(speeds.map(TimeSpeed.page.faster), is: [0.5, 1, 2, 4, 10, 60, nil])
        expect(speeds.prefix(5).map(TimeSpeed.component.faster), is: [0.5, 1, 2, 4, nil])
    }

    @Test func `from between two steps it goes to the next of them`() {
        expect(TimeSpeed.component.slower(than: 3), is: 2)
        expect(TimeSpeed.component.faster(than: 3), is: 4)
        expect(TimeSpeed.component.slower(than: 60), is: 4)
    }

    @Test func `a speed is told without a point where it is whole`() {
        expect([0.25, 0.5, 1, 60].map(TimeSpeed.name), is: ["0.25x", "0.5x", "1x", "60x"])
    }
}
