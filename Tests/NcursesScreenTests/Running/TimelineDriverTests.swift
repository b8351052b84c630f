import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@MainActor
@Suite struct TimelineDriverTests {
    /// Real time, moved by hand.
    private final class Clock {
        var now = ContinuousClock.now
    }

    private let clock = Clock()
    private let scheduler = TimelineScheduler()
    private let driver: TimelineDriver

    init() {
        driver = TimelineDriver(scheduler) { [clock] in clock.now }
    }

    private func pass(_ duration: Duration) {
        clock.now += duration
        driver.catchUp()
    }

    @Test func `time goes along with the clock once started`() {
        pass(.seconds(5))
        driver.start()
        pass(.seconds(2))
        driver.stop()
        pass(.seconds(5))

        expect(scheduler.now.offset, is: .seconds(2))
    }

    @Test func `what is due is done at its own moment`() {
        var moments: [Duration] = []
        let ticket = scheduler.every(.milliseconds(100)) { moments.append(scheduler.now.offset) }
        driver.start()

        pass(.milliseconds(250))

        expect(moments, is: [.milliseconds(100), .milliseconds(200)])
        ticket.cancel()
        driver.stop()
    }

    @Test func `the clock on the wall goes on at its own speed, also while time stands still`() {
        driver.start()
        driver.speed = 4
        pass(.seconds(1))

        driver.isPaused = true
        pass(.seconds(2))

        expect(driver.wallTime, is: .seconds(3))
        driver.stop()
    }

    @Test func `paused time stands still and can be moved by hand`() {
        driver.start()
        pass(.seconds(1))

        driver.isPaused = true
        pass(.seconds(10))
        scheduler.advance(by: .milliseconds(500))
        driver.isPaused = false
        pass(.seconds(1))

        expect(scheduler.now.offset, is: .milliseconds(2500))
        driver.stop()
    }

    @Test func `speed counts from the moment it is set`() {
        driver.start()
        pass(.seconds(1))

        driver.speed = 2
        pass(.seconds(1))

        expect(scheduler.now.offset, is: .seconds(3))
        driver.stop()
    }

    @Test func `what is put off sets no timer anew, and what comes earlier does`() throws {
        driver.start()
        expect(driver.alarm, is: nil)

        var ticket = scheduler.after(.seconds(100)) {}
        let first = try #require(driver.alarm)
        ticket = scheduler.after(.seconds(200)) {}
        pass(.seconds(1))
        expect(driver.alarm, is: first)
        let early = scheduler.after(.seconds(50)) {}

        #expect(try #require(driver.alarm) < first)
        for ticket in [ticket, early] { ticket.cancel() }
        driver.stop()
        expect(driver.alarm, is: nil)
    }

    @Test(arguments: [
        (0.0, 0.25), (-1, 0.25), (0.24, 0.25), (0.25, 0.25), (0.5, 0.5), (4, 4), (60, 60), (60.1, 60), (100, 60),
    ])
    func `speed stays in its range`(asked: Double, speed: Double) {
        driver.speed = asked

        expect(driver.speed, is: speed)
    }

    @Test(arguments: [(60.0, 999, 599), (60, 2000, 1), (0.25, 3000, 7)])
    func `lateness counts in real time, however fast time goes`(speed: Double, milliseconds: Int, count: Int) {
        var ticks = 0
        let ticket = scheduler.every(.milliseconds(100)) { ticks += 1 }
        driver.start()
        driver.speed = speed

        pass(.milliseconds(milliseconds))

        expect(ticks, is: count)
        ticket.cancel()
        driver.stop()
    }

    @Test func `time in which the process was stopped is left out`() {
        var count = 0
        let ticket = scheduler.every(.milliseconds(100)) { count += 1 }
        driver.start()

        pass(.seconds(3600))

        expect(count, is: 1)
        expect(scheduler.now.offset, is: .milliseconds(100))
        ticket.cancel()
        driver.stop()
    }

    @Test(arguments: [(999, 9), (1100, 11), (1101, 1), (2000, 1)])
    func `time that is late by a second at most is made up for`(milliseconds: Int, count: Int) {
        var ticks = 0
        let ticket = scheduler.every(.milliseconds(100)) { ticks += 1 }
        driver.start()

        pass(.milliseconds(milliseconds))

        expect(ticks, is: count)
        ticket.cancel()
        driver.stop()
    }

    @Test func `where nothing waits, time passes whole however late it is noticed`() {
        driver.start()

        pass(.seconds(3600))

        expect(scheduler.now.offset, is: .seconds(3600))
        driver.stop()
    }

    @Test func `started twice it goes as fast as once, and started again it leaves out the time between`() {
        driver.start()
        pass(.seconds(1))
        driver.start()
        pass(.seconds(1))
        expect(scheduler.now.offset, is: .seconds(2))

        driver.stop()
        driver.stop()
        #expect(scheduler.onScheduleChange == nil)
        pass(.seconds(5))
        driver.start()
        pass(.seconds(1))

        expect(scheduler.now.offset, is: .seconds(3))
        driver.stop()
    }

    @Test func `paused twice it stands still once`() {
        driver.start()
        for _ in 0..<2 { driver.isPaused = true }
        pass(.seconds(1))
        for _ in 0..<2 { driver.isPaused = false }
        pass(.seconds(1))

        expect(scheduler.now.offset, is: .seconds(1))
        driver.stop()
    }

    @Test(
        arguments: [
            (Duration.nanoseconds(1), 1_000), (.milliseconds(16), 16_000_000), (.zero, 0),
            (.seconds(Int64.max / 2), 3_153_600_000_000_000_000),
        ])
    func `a wait for Dispatch is never shorter`(duration: Duration, nanoseconds: Int) {
        expect(duration.dispatchInterval, is: .nanoseconds(nanoseconds))
    }
}
