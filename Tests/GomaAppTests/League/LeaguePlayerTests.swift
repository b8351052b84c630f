import Expectations
import Foundation
import GomaCatalog
import GomaDomain
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp

@MainActor
struct LeaguePlayerTests {
    private let environment = ViewEnvironment.simulated()
    private let league = League(
        seed: 7, matchCount: 60, eventCount: 40_000, opening: LeagueOptions.opening.date)

    private var scheduler: TimelineScheduler { environment.scheduler }

    /// What a player has brought, and when.
    private final class Heard {
        var events: [LeagueEvent] = []
        var moments: [Instant] = []
    }

    private func player(
        speed: Double = 1, from elapsed: Duration = .zero, _ heard: Heard
    ) -> LeaguePlayer {
        LeaguePlayer(league, speed: speed, from: elapsed, on: scheduler) { [scheduler] event in
            heard.events.append(event)
            heard.moments.append(scheduler.now)
        }
    }

    @Test func `changes come at their moments, at most a frame late`() {
        let heard = Heard()
        let player = player(heard)

        scheduler.advance(by: .seconds(60))

        expect(heard.events, is: Array(league.changes.prefix { $0.time <= .seconds(60) }.prefix(heard.events.count)))
        #expect(heard.events.count > 100)
        for (event, moment) in zip(heard.events, heard.moments) {
            #expect(moment.offset >= event.time && moment.offset <= event.time + LeaguePlayer.interval)
        }
        expect(player.elapsed, is: .seconds(60))
    }

    @Test func `nothing is waited for sooner than what comes next`() {
        let heard = Heard()
        let player = player(heard)
        let first = Array(league.changes.prefix(1)).first

        expect(scheduler.nextDue?.offset, is: first?.time)
        expectEmpty(heard.events)
        withExtendedLifetime(player) {}
    }

    @Test(arguments: [0.5, 60, 1000])
    func `a faster day brings the same changes sooner, and no more than a batch in a frame`(speed: Double) {
        let heard = Heard()
        let player = player(speed: speed, heard)

        scheduler.advance(by: .seconds(10))

        let due = league.changes.prefix { $0.time <= .seconds(10) * speed }
        #expect(Double(heard.events.count) >= Double(due.count) * 0.97 - 1 && heard.events.count <= due.count)
        #expect(player.batchCount <= 10_000 / 16 + heard.events.count / LeaguePlayer.eventsAtOnce + 1)
        #expect(Set(heard.moments).count <= player.batchCount)
        expect(player.elapsed, is: .seconds(10) * speed)
    }

    @Test func `more than can be brought at once is brought bit by bit, and all of it`() {
        let heard = Heard()
        let player = player(speed: 1000, heard)

        while !player.isAtEnd { scheduler.advanceToNext() }

        expect(heard.events, is: Array(league.changes))
        #expect(Dictionary(grouping: heard.moments) { $0 }.values.allSatisfy { $0.count <= LeaguePlayer.eventsAtOnce })
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `a day that is taken up again goes on behind what has been`() {
        let heard = Heard()
        let player = player(from: .seconds(3600), heard)

        scheduler.advance(by: .seconds(30))

        let rest = league.changes.drop { $0.time <= .seconds(3600) }
        expect(heard.events, is: Array(rest.prefix(heard.events.count)))
        expect(heard.events.isEmpty, is: false)
        expect(player.elapsed, is: .seconds(3630))
    }

    @Test func `a player that is gone brings nothing, and waits for nothing`() {
        let heard = Heard()
        weak var gone: LeaguePlayer?
        do {
            let player = player(speed: 100, heard)
            gone = player
        }

        scheduler.advance(by: .seconds(1))

        #expect(gone == nil && heard.events.isEmpty)
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `a player that is held brings nothing, and all that was due meanwhile once it goes on`() {
        let heard = Heard()
        let player = player(speed: 100, heard)
        scheduler.advance(by: .seconds(1))
        let before = heard.events.count

        player.isHeld = true
        expect(scheduler.nextDue, is: nil)
        scheduler.advance(by: .seconds(1))
        expect(heard.events.count, is: before)
        player.isHeld = false
        scheduler.advance(by: .milliseconds(50))

        let due = Array(league.changes.prefix { $0.time <= .seconds(200) })
        #expect(heard.events.count >= due.count && due.count > before)
        expect(heard.events, is: Array(league.changes.prefix(heard.events.count)))
    }

    @Test func `a player that goes on already is not hurried by being told so again`() {
        let heard = Heard()
        let player = player(speed: 1000, heard)
        scheduler.advance(by: .seconds(1))
        let due = scheduler.nextDue

        player.isHeld = false

        #expect(due != nil && scheduler.nextDue == due)
    }
}
